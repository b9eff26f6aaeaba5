// @ts-check
// The thread that keeps a data folder for its process (lockFolder.ts). A thread of its own, because a long statement or a
// busy server must not look like a process that has ended. Plain JavaScript for the reason given in pgliteWorker.js.
import { existsSync, readdirSync, utimesSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ socket: string, beat: number }} */
const { socket, beat } = workerData;

/** The kernel accepts connections as long as this process lives, even while it is suspended. */
const server = createServer((connection) => connection.destroy());
server.once('error', () => parentPort?.postMessage({ listening: false }));
server.listen(socket, () => parentPort?.postMessage({ listening: true }));

parentPort?.on('message', (/** @type {{ folder: string, number: number }} */ { folder, number }) => {
  const file = `${folder}/${number}`;
  let beats = 0;
  setInterval(() => {
    beats += 1;
    try {
      // Others look for any change of the time, whatever it is: clocks of machines differ.
      utimesSync(file, beats, beats);
    } catch {
      // A write that fails for a moment is no reason to stop; a lost lock, checked below, is.
    }
    if (isLost(folder, number)) stop(folder);
  }, beat);
});

/** @param {string} folder @param {number} number */
function isLost(folder, number) {
  const dataDir = dirname(folder);
  try {
    const numbers = readdirSync(folder).map(Number);
    return !numbers.includes(number) || numbers.some((other) => other > number);
  } catch {
    // If the whole data folder was removed, no other process can have it.
    return existsSync(dataDir) && !existsSync(folder);
  }
}

/**
 * Ends the process at once, because another one has the files and this one must write nothing more.
 * @param {string} folder
 */
function stop(folder) {
  writeSync(
    2,
    `Another process has taken the data folder ${dirname(folder)}, since this one gave no sign of life for too long: it stops at once.\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}
