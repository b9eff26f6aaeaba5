import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { inRounds } from './inRounds.mjs';

const LONGEST = 600_000;
const MOST_SECONDS = 5;

/** Measures `npm start` with everything set up, from the command until it reports that it is ready. */
export async function starting(rounds) {
  const { module } = await runnerImport(join(root, 'tests/fixtures/runningProvider.ts'), {
    configFile: false,
  });
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-start-'));
  const seconds = {
    what: 'seconds of npm start',
    of: ({ ours }) => ours,
    limit: MOST_SECONDS,
    atMost: true,
    absolute: true,
  };
  try {
    const sides = { ours: async () => started(folder, await module.freePort()) };
    // The first start creates the database and the demo.
    return await inRounds('start', sides, [seconds], { ...rounds, warmUp: 1 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns the seconds until it was ready; the process has ended by then */
async function started(folder, port) {
  const before = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    // npm has child processes: a process group lets us stop them together.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
  });
  const ended = once(child, 'exit');
  try {
    await well(`http://localhost:${port}/healthz`, child);
    return (performance.now() - before) / 1000;
  } finally {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

async function well(url, child) {
  const until = performance.now() + LONGEST;
  while (performance.now() < until && child.exitCode === null) {
    const isWell = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('npm start did not become ready.');
}
