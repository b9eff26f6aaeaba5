import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFloor, writeFloor } from '../../scripts/lib/floor.mjs';
import { brokenFiles, byArea, naming, prove, readTable, testsOf } from '../../scripts/lib/specification.mjs';

/** Of the specification's features.tsv. Nobody mends a sentence here so that a test fits it. */
const HANDED_OVER = '08c82dd90e3b691d0d28cd917f2d1534a56158ba8c3d2b31266fecd34b97adf7';
const statement = (id: string) => ({
  id,
  area: id.split('-')[0] ?? '',
  kind: 'rule',
  statement: '',
  source: '',
});
const statements = ['AA-001', 'AA-002', 'AA-003', 'BB-001', 'BB-002'].map(statement);
const test = (title: string, status = 'passed') => ({ title, status, file: 'a.test.ts' });
const proven = (...tests: ReturnType<typeof test>[]) => [...prove(statements, tests).proven].sort();
const faults = (...tests: ReturnType<typeof test>[]) => prove(statements, tests).faults.map(({ why }) => why);

describe('what the tests prove of the specification', () => {
  it('is every statement whose number begins the title of a passed test', () => {
    const tests = [test('AA-001 BB-001 shows the list'), test('BB-002'), test('shows nothing else')];
    expect(proven(...tests)).toEqual(['AA-001', 'BB-001', 'BB-002']);
    expect(faults(...tests)).toEqual([]);
  });

  it.each([
    'AA-001 goes on after BB-001',
    'goes on after AA-001',
    '(AA-001) is shown',
    'AA-001, BB-001 are shown',
  ])('is nothing of a title with a number elsewhere, which is a fault: %s', (title) => {
    expect(proven(test(title))).toEqual([]);
    expect(faults(test(title))).toEqual(['A title has its numbers at the very beginning, one space apart.']);
  });

  it('is nothing of a title with more than four numbers, which is a fault', () => {
    const four = 'AA-001 AA-002 AA-003 BB-001';
    expect(proven(test(`${four} are shown`))).toEqual(four.split(' '));
    expect(proven(test(`${four} BB-002 are shown`))).toEqual([]);
    expect(faults(test(`${four} BB-002 are shown`))).toEqual(['A title has at most 4 numbers.']);
  });

  it('is not what a skipped test names, whatever other tests say, and that is a fault', () => {
    for (const status of ['skipped', 'pending', 'todo', 'disabled']) {
      const tests = [test('AA-001 on one database', status), test('AA-001 on the other')];
      expect(proven(...tests)).toEqual([]);
      expect(faults(...tests)).toEqual(['A skipped test proves nothing.']);
    }
    expect(faults(test('has no number', 'skipped'))).toEqual([]);
  });

  it('is not what a failed test names, whatever other tests say', () => {
    const tests = [test('AA-001 on one database', 'failed'), test('AA-001 on the other')];
    expect(proven(...tests)).toEqual([]);
  });

  it('is nothing of a number that does not exist in an area that does, which is a fault', () => {
    expect(faults(test('AA-009 AA-01 do something'), test('UTF-008 is no area'))).toEqual([
      'There is no statement AA-009, AA-01.',
    ]);
  });

  it('is counted per area', () => {
    expect(byArea(statements, new Set(['AA-002']))).toEqual([
      { area: 'AA', statements: 3, proven: 1 },
      { area: 'BB', statements: 2, proven: 0 },
    ]);
  });

  it('is told of one statement by the tests that begin with it, and no longer number', () => {
    const tests = [
      test('AA-001 shows the list'),
      test('AA-0011 is another'),
      test('BB-001 AA-001', 'failed'),
      test('goes on after AA-001'),
    ];
    expect(naming(statements, tests, 'AA-001').map(({ title }) => title)).toEqual([
      'AA-001 shows the list',
      'BB-001 AA-001',
    ]);
  });
});

describe('the reports', () => {
  const file = (status: string, ...titles: string[]) => ({
    name: '/p/a.test.ts',
    status,
    message: 'cannot import\nat a place',
    assertionResults: titles.map((title) => ({ title, fullName: `AA-001 ${title}`, status: 'passed' })),
  });

  it('are read by the own titles of the tests', () => {
    expect(testsOf([{ testResults: [file('passed', 'x')] }])).toEqual([
      { title: 'x', status: 'passed', file: '/p/a.test.ts' },
    ]);
  });

  it('prove nothing by a file that did not load, or that failed after its tests, and say so', () => {
    const reports = [{ testResults: [file('failed'), file('failed', 'x'), file('passed', 'x')] }];
    expect(testsOf(reports).map(({ status }) => status)).toEqual(['failed', 'passed']);
    const why = 'A file failed outside its tests: cannot import';
    expect(brokenFiles(reports)).toEqual([
      { why, file: '/p/a.test.ts' },
      { why, file: '/p/a.test.ts' },
    ]);
  });

  it('leave to a failed test that it failed: the others of its file have passed', () => {
    const failed = file('failed', 'x', 'y');
    const [first] = failed.assertionResults;
    if (first) first.status = 'failed';
    expect(testsOf([{ testResults: [failed] }]).map(({ status }) => status)).toEqual(['failed', 'passed']);
    expect(brokenFiles([{ testResults: [failed] }])).toEqual([]);
  });
});

describe('the copied statements', () => {
  const text = readFileSync('docs/spec/features.tsv', 'utf8');
  const table = readTable(text);

  it('are those that were handed over, to the letter', () => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(HANDED_OVER);
  });

  it('are 1151, each with an id of its own area and a sentence', () => {
    expect(table).toHaveLength(1151);
    expect(new Set(table.map(({ id }) => id)).size).toBe(1151);
    for (const { id, area, statement: sentence } of table) {
      expect(id).toMatch(new RegExp(`^${area}-\\d{3}$`));
      expect(sentence).not.toBe('');
    }
  });
});

describe('what was proven so far', () => {
  it('is everything: a proof that was none is made anew, not taken out', () => {
    expect(readFloor(readFileSync('docs/spec/proven.tsv', 'utf8')).size).toBe(1151);
  });

  it('is written as the command writes it, and of statements that exist', () => {
    const text = readFileSync('docs/spec/proven.tsv', 'utf8');
    const floor = readFloor(text);
    expect(writeFloor(floor)).toBe(text);
    const known = new Set(readTable(readFileSync('docs/spec/features.tsv', 'utf8')).map(({ id }) => id));
    expect([...floor].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('the departures from the specification', () => {
  const table = readTable(readFileSync('docs/spec/features.tsv', 'utf8'));
  const calls = readTable(readFileSync('docs/spec/endpoints.tsv', 'utf8'));
  const rows = readFileSync('docs/departures.md', 'utf8').matchAll(
    /^\| ([A-Z]+-\d{3}) \| (.*?) \| (.*?) \| (.*?) \|$/gm,
  );

  it('name statements that exist, each once, with its decision and what is done', () => {
    const sentences = new Map(table.map(({ id, statement: sentence }) => [id, sentence]));
    for (const { id, purpose } of calls) sentences.set(id, purpose);
    const seen = new Set<string>();
    for (const [, id = '', sentence, decision = '', done] of rows) {
      expect(seen).not.toContain(id);
      seen.add(id);
      expect(sentence?.replaceAll('\\|', '|'), id).toBe(sentences.get(id));
      expect(decision, id).toMatch(/^Q-\d{3}(, Q-\d{3})*$/);
      expect(done, id).not.toBe('');
    }
    expect(seen.size).toBe(40);
  });
});
