// npm run mutate: applies each fault of tests/mutations to the engine and runs the generated suites on it, in memory.
// Tests must detect every accessibility defect, and nine in ten of the other faults; docs/mutations.md records which
// tests detected each. `-- dialog` tries those whose name contains it, and keeps the results of the others; `-- --on
// user,audit` uses the lists of these resources in place of the usual ones, and writes nothing.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { bin, root } from './lib/paths.mjs';
import { outcome } from './lib/run.mjs';

const KINDS = { accessibility: 'Defects of accessibility', faults: 'Faults of the engine' };
const { values, positionals } = parseArgs({ allowPositionals: true, options: { on: { type: 'string' } } });
const [which] = positionals;
const fileOf = (kind) => join(root, '.cache', `mutations.${kind}.json`);

/** Refuses an unknown name, with which Vitest would run nothing and pass. @param {string} name */
async function refuseUnknown(name) {
  const { runnerImport } = await import('vite');
  const files = ['accessibilityDefects', 'faults'];
  const loaded = await Promise.all(
    files.map((file) => runnerImport(join(root, `tests/mutations/${file}.ts`), { configFile: false })),
  );
  const said = loaded.flatMap(({ module }, at) => module[files[at]].map(({ says }) => says));
  if (said.some((says) => says.includes(name))) return;
  console.error(
    `No fault has "${name}" in its name. There are:\n${said.map((says) => `  ${says}`).join('\n')}`,
  );
  process.exit(1);
}

/** Escapes a name for use in a regular expression. @param {string} name */
const asPattern = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
if (which !== undefined) await refuseUnknown(which);
const kinds = Object.keys(KINDS);
if (!which && !values.on) for (const kind of kinds) rmSync(fileOf(kind), { force: true });
const { status } = await outcome(
  bin('vitest'),
  ['run', '--project', 'mutants', ...(which ? ['-t', asPattern(which)] : [])],
  { stdio: 'inherit', env: { ...process.env, ...(values.on && { MUTANTS_ON: values.on }) } },
);
if (!values.on && kinds.every((kind) => existsSync(fileOf(kind)))) {
  const head = `# Faults that the generated suites notice

Written by \`npm run mutate\`; not to be changed by hand. Looked for with a resource that has everything in it
(\`tests/fixtures/reference/trips.ts\`) and three of the console's, without the list of users.

`;
  writeFileSync(join(root, 'docs', 'mutations.md'), head + kinds.map(section).join('\n'));
}
process.exitCode = status;
