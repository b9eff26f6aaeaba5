// npm run spec: how much of the specification the last `npm test` proved. `npm run spec -- USR` lists what is open,
// `npm run spec -- USR-042` says which tests name a statement, and what became of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './lib/paths.mjs';
import { readReport } from './lib/report.mjs';
import { byArea, naming, prove, readTable, testsOf } from './lib/specification.mjs';

const results = join(root, 'test-results');
const reports = existsSync(results)
  ? readdirSync(results)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readReport(join(results, name)))
  : [];
const statements = readTable(readFileSync(join(root, 'docs/spec/features.tsv'), 'utf8'));
const tests = testsOf(reports);
const { proven, unknown } = prove(statements, tests);
const wanted = process.argv[2]?.toUpperCase();

if (reports.length === 0) {
  console.error('There are no reports yet: run npm test first.');
  process.exitCode = 1;
} else if (statements.some(({ id }) => id === wanted)) show(wanted);
else if (statements.some(({ area }) => area === wanted)) list(wanted);
else if (wanted) {
  console.error(`There is no area and no statement ${wanted}.`);
  process.exitCode = 1;
} else overview();

for (const { id, file, title } of unknown) {
  console.error(`${id} does not exist, but a test names it: ${relative(root, file)}: ${title}`);
  process.exitCode = 1;
}

function overview() {
  for (const { area, statements: all, proven: done } of byArea(statements, proven)) {
    console.log(`${area} ${all} ${done}`);
  }
}

function list(area) {
  const own = statements.filter((statement) => statement.area === area);
  for (const { id, statement } of own) if (!proven.has(id)) console.log(`${id} ${statement}`);
}

function show(wantedId) {
  const { id, statement } = statements.find((one) => one.id === wantedId);
  console.log(`${id} ${statement}`);
  for (const { status, file, title } of naming(tests, id))
    console.log(`  ${status}: ${relative(root, file)}: ${title}`);
}
