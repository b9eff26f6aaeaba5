// npm run check: the quick part of npm test, in parallel.
import { bin } from './lib/paths.mjs';
import { outcome } from './lib/run.mjs';

const parts = {
  'format and lint': [bin('biome'), ['ci', '.']],
  types: [bin('tsc'), ['--noEmit', '-p', '.']],
  'architecture and unit': [bin('vitest'), ['run', '--project', 'unit', '--reporter=dot']],
};

const statuses = Object.entries(parts).map(async ([name, [program, args]]) => {
  const begun = performance.now();
  const { status, output } = await outcome(program, args);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (status !== 0) console.log(`${output.trim()}\n`);
  return status;
});
process.exitCode = Math.max(...(await Promise.all(statuses)));
