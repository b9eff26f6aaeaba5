// npm run mutate: puts each fault of tests/mutations into the engine and runs the generated suites on it, in memory. All
// the defects of accessibility must be noticed, and nine in ten of the other faults; what noticed each is written to
// docs/mutations.md. `-- dialog` tries those whose name holds it, and leaves what became of the others as it was.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { bin, root } from './lib/paths.mjs';
import { outcome } from './lib/run.mjs';

const KINDS = { accessibility: 'Defects of accessibility', faults: 'Faults of the engine' };
const [which] = process.argv.slice(2);
const fileOf = (kind) => join(root, '.cache', `mutations.${kind}.json`);

/** @param {string} kind */
function section(kind) {
  const results = JSON.parse(readFileSync(fileOf(kind), 'utf8'));
  const noticed = results.filter(({ by }) => by).length;
  const rows = results.map(({ says, file, by }) => `| ${says} | \`${file}\` | ${by ?? '**nothing**'} |`);
  return `## ${KINDS[kind]}

${noticed} of ${results.length} are noticed.

| the engine has | in | noticed first by |
|---|---|---|
${rows.join('\n')}
`;
}

await ensureInstalled();
const kinds = Object.keys(KINDS);
if (!which) for (const kind of kinds) rmSync(fileOf(kind), { force: true });
const { status } = await outcome(
  bin('vitest'),
  ['run', '--project', 'mutants', ...(which ? ['-t', which] : [])],
  { stdio: 'inherit' },
);
if (kinds.every((kind) => existsSync(fileOf(kind)))) {
  const head =
    '# Faults that the generated suites notice\n\nWritten by `npm run mutate`; not to be changed by hand.\n\n';
  writeFileSync(join(root, 'docs', 'mutations.md'), head + kinds.map(section).join('\n'));
}
process.exitCode = status;
