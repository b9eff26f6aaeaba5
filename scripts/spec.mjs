// npm run spec: prints how much of the specification the last `npm run test:full` proved. `npm run spec -- USR` lists
// the open statements, `npm run spec -- USR-042` the tests that name a statement, with their results. `npm run spec --
// --raise` writes newly proven statements into docs/spec/proven.tsv, below which no later run may fall.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { writeFloor } from './lib/floor.mjs';
import { FLOOR, judgeRun } from './lib/judgeRun.mjs';
import { results, root } from './lib/paths.mjs';
import { byArea, naming } from './lib/specification.mjs';
import { outdated, readRun, treeNow } from './lib/testRun.mjs';

const wanted = process.argv[2]?.toUpperCase();

const run = readRun(results);
const command = 'npm run test:full';
const refusal =
  outdated(run, (await treeNow()).commit, command) ||
  (run.whole ? '' : `The reports are of npm test alone: run ${command} to its end first.`);
if (refusal) fail(refusal);
else {
  if (run.changed) console.error('The reports are of this commit with changes that were not committed.');
  answer(judgeRun(results, run.suites));
}

function answer({ statements, tests, proven, floor, wrong }) {
  if (wanted === '--RAISE') raise(floor, proven);
  else if (statements.some(({ id }) => id === wanted)) show(statements, tests);
  else if (statements.some(({ area }) => area === wanted)) list(statements, proven);
  else if (wanted) fail(`There is no area and no statement ${wanted}.`);
  else overview(statements, proven);
  for (const sentence of wrong) fail(sentence);
}

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

function overview(statements, proven) {
  for (const { area, statements: all, proven: done } of byArea(statements, proven)) {
    console.log(`${area} ${all} ${done}`);
  }
}

function list(statements, proven) {
  const open = statements.filter(({ area, id }) => area === wanted && !proven.has(id));
  for (const { id, statement } of open) console.log(`${id} ${statement}`);
}

function show(statements, tests) {
  console.log(`${wanted} ${statements.find(({ id }) => id === wanted).statement}`);
  for (const { status, file, title } of naming(statements, tests, wanted))
    console.log(`  ${status}: ${relative(root, file)}: ${title}`);
}

/** Adds to the floor and never removes from it: a statement that is no longer proven is reported, and stays in it. */
function raise(floor, proven) {
  const raised = new Set([...floor, ...proven]);
  writeFileSync(FLOOR, writeFloor(raised));
  console.log(`${raised.size - floor.size} more statements are proven: ${raised.size} in all.`);
}
