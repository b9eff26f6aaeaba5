// Starts the package on an empty data folder with the current Node, waits until it is ready, stops it.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makePackage } from './lib/package.mjs';

const READY_WITHIN = 60;
const port = Number(process.env.PORT ?? 15_790);
const dataDir = await mkdtemp(join(tmpdir(), 'sportello-smoke-'));
makePackage(join(dataDir, 'package'));
const provider = spawn(process.execPath, ['provider/main.js'], {
  cwd: join(dataDir, 'package'),
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '0',
    PORT: String(port),
    DATA_DIR: join(dataDir, 'data'),
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});

async function isWell() {
  for (let second = 0; second < READY_WITHIN && provider.exitCode === null; second += 1) {
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => null);
    if (answer?.ok) return true;
    await wait(1000);
  }
  return false;
}

const well = await isWell();
const gone = new Promise((resolve) => provider.once('exit', resolve));
if (provider.exitCode === null) {
  provider.kill('SIGTERM');
  await gone;
}
await rm(dataDir, { recursive: true, force: true });
console.log(
  well ? `Node ${process.versions.node}: the provider started and is well.` : 'The provider did not start.',
);
process.exitCode = well ? 0 : 1;
