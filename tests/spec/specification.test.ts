import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { byArea, naming, prove, readTable, testsOf } from '../../scripts/lib/specification.mjs';

const statement = (id: string) => ({
  id,
  area: id.split('-')[0] ?? '',
  kind: 'rule',
  statement: '',
  source: '',
});
const statements = ['AA-001', 'AA-002', 'BB-001'].map(statement);
const test = (title: string, status = 'passed') => ({ title, status, file: 'a.test.ts' });

describe('what the tests prove of the specification', () => {
  it('is every statement that a passed test names', () => {
    const { proven } = prove(statements, [test('AA-001 BB-001 shows the list'), test('shows nothing else')]);
    expect([...proven].sort()).toEqual(['AA-001', 'BB-001']);
  });

  it('is not what only a skipped test names', () => {
    expect(prove(statements, [test('AA-001 shows the list', 'skipped')]).proven.size).toBe(0);
  });

  it('is not what a failed test names, whatever other tests say', () => {
    const tests = [test('AA-001 on one database', 'failed'), test('AA-001 on the other')];
    expect(prove(statements, tests).proven.size).toBe(0);
  });

  it('reports numbers that do not exist in an area that does', () => {
    const { unknown } = prove(statements, [
      test('AA-003 and AA-01 do something'),
      test('UTF-008 is no area'),
    ]);
    expect(unknown.map(({ id }) => id)).toEqual(['AA-003', 'AA-01']);
  });

  it('is counted per area', () => {
    expect(byArea(statements, new Set(['AA-002']))).toEqual([
      { area: 'AA', statements: 2, proven: 1 },
      { area: 'BB', statements: 1, proven: 0 },
    ]);
  });

  it('is told of one statement by the tests that name it, and no longer number', () => {
    const tests = [
      test('AA-001 shows the list'),
      test('AA-0011 is another'),
      test('BB-001 AA-001', 'failed'),
    ];
    expect(naming(tests, 'AA-001').map(({ title }) => title)).toEqual([
      'AA-001 shows the list',
      'BB-001 AA-001',
    ]);
  });

  it('is read from the own titles of the tests in the reports', () => {
    const report = {
      testResults: [
        { name: '/p/a.test.ts', assertionResults: [{ title: 'x', fullName: 'AA-001 x', status: 'passed' }] },
      ],
    };
    expect(testsOf([report])).toEqual([{ title: 'x', status: 'passed', file: '/p/a.test.ts' }]);
  });
});

describe('the copied statements', () => {
  const table = readTable(readFileSync('docs/spec/features.tsv', 'utf8'));

  it('are 1151, each with an id of its own area and a sentence', () => {
    expect(table).toHaveLength(1151);
    expect(new Set(table.map(({ id }) => id)).size).toBe(1151);
    for (const { id, area, statement: sentence } of table) {
      expect(id).toMatch(new RegExp(`^${area}-\\d{3}$`));
      expect(sentence).not.toBe('');
    }
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
