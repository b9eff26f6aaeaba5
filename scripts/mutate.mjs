// npm run mutate: puts each fault of tests/mutations into the engine and runs the generated suites on it, in memory. All
// the defects of accessibility must be noticed, and nine in ten of the other faults. `-- dialog` tries those whose name holds it.
import { ensureInstalled } from './lib/install.mjs';
import { bin } from './lib/paths.mjs';
import { outcome } from './lib/run.mjs';

const [which] = process.argv.slice(2);

await ensureInstalled();
const { status } = await outcome(
  bin('vitest'),
  ['run', '--project', 'mutants', ...(which ? ['-t', which] : [])],
  { stdio: 'inherit' },
);
process.exitCode = status;
