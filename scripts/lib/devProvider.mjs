// The process of the provider in `npm run dev`. It runs one provider after another, while packages stay loaded and the
// embedded database stays open, so that a change of the contract takes effect quickly. It receives `{ start: FILE }`
// and answers `{ well, reason }`.
import { pathToFileURL } from 'node:url';

let running;
let engine;
let count = 0;
/** The start in progress; the next one waits for it. */
let work = Promise.resolve();

process.on('message', ({ start }) => {
  work = work.then(() => restart(start));
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave);
// The parent process is gone.
process.once('disconnect', leave);

async function restart(file) {
  try {
    await running?.stop();
    running = undefined;
    count += 1;
    const { startForDevelopment } = await import(`${pathToFileURL(file)}?${count}`);
    running = await startForDevelopment(console.log, engine);
    engine = running.engine;
    process.send?.({ well: true });
  } catch (error) {
    console.error(error.message);
    process.send?.({ well: false, reason: error.message });
  }
}

async function leave() {
  await work;
  await running?.stop();
  await engine?.close();
  process.exit();
}
