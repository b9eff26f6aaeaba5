// npm run spec: how much of the specification the last `npm test` proved. `npm run spec -- USR` lists what is open.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './lib/paths.mjs';
import { readReport } from './lib/report.mjs';
import { byArea, prove, readTable, testsOf } from './lib/specification.mjs';

const results = join(root, 'test-results');
const reports = existsSync(results)
  ? readdirSync(results)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readReport(join(results, name)))
  : [];
const statements = readTable(readFileSync(join(root, 'docs/spec/features.tsv'), 'utf8'));
const { proven, unknown } = prove(statements, testsOf(reports));
const wanted = process.argv[2]?.toUpperCase();

if (reports.length === 0) {
  console.error('There are no reports yet: run npm test first.');
  process.exitCode = 1;
} else if (wanted) list(wanted);
else overview();

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
  if (own.length === 0) {
    console.error(`There is no area ${area}.`);
    process.exitCode = 1;
  }
  for (const { id, statement } of own) if (!proven.has(id)) console.log(`${id} ${statement}`);
}
