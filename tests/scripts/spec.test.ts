import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const TABLE = [
  'id\tarea\tkind\tstatement\tsource',
  'AA-001\tAA\trule\tA first sentence.\t',
  'AA-002\tAA\trule\tA second sentence.\t',
  '',
].join('\n');

const PROVEN = 'area\tproven\tnumbers\nAA\t1\t001\n';

/** A small separate project: a repository with the scripts, two statements and the reports of one run. */
let project: string;
const at = (...path: string[]) => join(project, ...path);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: project,
    encoding: 'utf8',
  }).trim();

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'spec-'));
  cpSync('scripts/spec.mjs', at('scripts/spec.mjs'), { recursive: true });
  cpSync('scripts/lib', at('scripts/lib'), { recursive: true });
  mkdirSync(at('docs/spec'), { recursive: true });
  mkdirSync(at('test-results'));
  writeFileSync(at('docs/spec/features.tsv'), TABLE);
  writeFileSync(at('docs/spec/proven.tsv'), PROVEN);
  writeFileSync(at('.gitignore'), 'test-results/\n');
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'One');
});
beforeEach(() => writeFileSync(at('docs/spec/proven.tsv'), PROVEN));
afterAll(() => rmSync(project, { recursive: true }));

const check = (suites: string[], more = {}) => {
  const code = `
    import { checkSpecification } from './scripts/lib/checkSpecification.mjs';
    import { treeNow } from './scripts/lib/testRun.mjs';
    const run = { ...(await treeNow()), whole: true, suites: ${JSON.stringify(suites)}, ...${JSON.stringify(more)} };
    console.log(JSON.stringify(checkSpecification('test-results', run)));
  `;
  const args = ['--input-type=module', '-e', code];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' }));
};

/** Writes the results of npm test: a report for each suite, and its last step. */
function testsRan(
  titles: string[],
  { suites = ['unit'], more = {}, files = [] as object[], status = 'passed' } = {},
) {
  const assertionResults = titles.map((title) => ({ title, status, fullName: title }));
  const report = { testResults: [{ name: at('a.test.ts'), status: 'passed', assertionResults }, ...files] };
  writeFileSync(at('test-results/unit.json'), JSON.stringify(report));
  return check(suites, more);
}

function spec(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/spec.mjs', ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run spec', () => {
  it('counts the statements of each area, how many are proven, and what is open', () => {
    expect(testsRan(['AA-001 works'])).toMatchObject({ passed: 1, failed: 0 });
    expect(spec()).toEqual({ status: 0, stdout: 'AA 2 1\n', stderr: '' });
    expect(spec('aa').stdout).toBe('AA-002 A second sentence.\n');
    expect(spec('AA-001').stdout).toBe('AA-001 A first sentence.\n  passed: a.test.ts: AA-001 works\n');
  });

  it('counts nothing before a run came to its end', () => {
    testsRan(['AA-001 works']);
    rmSync(at('test-results/run.json'));
    expect(spec()).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There are no reports: run npm run test:full to its end first.\n',
    });
  });

  it('counts nothing after npm test, which does not run everything', () => {
    testsRan(['AA-001 works'], { more: { whole: false } });
    expect(spec()).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The reports are of npm test alone: run npm run test:full to its end first.\n',
    });
  });

  it('refuses the reports of another commit', () => {
    testsRan(['AA-001 works']);
    const before = git('rev-parse', 'HEAD');
    git('commit', '-q', '--allow-empty', '-m', 'Two');
    expect(spec()).toEqual({
      status: 1,
      stdout: '',
      stderr: `The reports are of the commit ${before}, and this is ${git('rev-parse', 'HEAD')}: run npm run test:full again.\n`,
    });
  });

  it('says when the reports are of changes that were not committed', () => {
    writeFileSync(at('a.test.ts'), '');
    testsRan(['AA-001 works']);
    expect(spec()).toMatchObject({
      status: 0,
      stderr: 'The reports are of this commit with changes that were not committed.\n',
    });
    rmSync(at('a.test.ts'));
  });

  it('fails where a suite died, and says which', () => {
    expect(testsRan(['AA-001 works'], { suites: ['unit', 'e2e'] })).toMatchObject({ failed: 1 });
    expect(spec()).toEqual({ status: 1, stdout: 'AA 2 1\n', stderr: 'The suite "e2e" died.\n' });
  });

  it('fails where a file did not load, and says which', () => {
    const file = { name: at('b.test.ts'), status: 'failed', message: 'cannot import', assertionResults: [] };
    expect(testsRan(['AA-001 works'], { files: [file] })).toMatchObject({ failed: 1 });
    const said = 'A file failed outside its tests: cannot import\n  b.test.ts\n';
    expect(spec()).toEqual({ status: 1, stdout: 'AA 2 1\n', stderr: said });
  });

  it('fails where a test was skipped that names a statement, which it does not prove', () => {
    testsRan(['AA-001 works'], { status: 'skipped' });
    const said = spec();
    expect([said.status, said.stdout]).toEqual([1, 'AA 2 0\n']);
    expect(said.stderr).toContain('A skipped test proves nothing.\n  a.test.ts\n  AA-001 works\n');
  });

  it('fails where a title is not as it should be, and says where', () => {
    testsRan(['AA-001 works', 'works, too (AA-002)']);
    expect(spec()).toEqual({
      status: 1,
      stdout: 'AA 2 1\n',
      stderr:
        'A title has its numbers at the very beginning, one space apart.\n  a.test.ts\n  works, too (AA-002)\n',
    });
  });

  it('fails where a proof is gone, as npm run test:full does, and names the area and the statement', () => {
    const said = 'AA: 1 proven before, and no longer:\n  AA-001 A first sentence.';
    const { failed, failures } = testsRan(['AA-002 works']);
    expect([failed, failures[0].title]).toEqual([1, said]);
    expect(spec()).toEqual({ status: 1, stdout: 'AA 2 1\n', stderr: `${said}\n` });
  });

  it('raises what is kept as proven when it is asked to, and never lowers it', () => {
    const floor = () => readFileSync(at('docs/spec/proven.tsv'), 'utf8');
    testsRan(['AA-002 works']);
    expect(spec('--raise')).toMatchObject({ status: 1, stdout: '1 more statements are proven: 2 in all.\n' });
    expect(floor()).toBe('area\tproven\tnumbers\nAA\t2\t001 002\n');
    testsRan(['AA-001 works']);
    expect(spec('--raise').status).toBe(1);
    expect(floor()).toBe('area\tproven\tnumbers\nAA\t2\t001 002\n');
  });

  it('counts what a project without a repository proves, too', () => {
    rmSync(at('.git'), { recursive: true });
    testsRan(['AA-001 works']);
    expect(spec()).toEqual({ status: 0, stdout: 'AA 2 1\n', stderr: '' });
  });
});
