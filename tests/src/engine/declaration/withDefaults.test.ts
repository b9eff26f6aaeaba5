import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { userFields } from '../../../../contract/users/user';
import { withDefaults } from '../../../../src/engine/declaration/withDefaults';
import { users } from '../../../../src/resources/users/users';
import { notices } from '../../../fixtures/reference/notices';

const MOST_LINES = 30;

/** Counts the lines that are not blank, comments or imports. */
const counted = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(\/\/|import\b)/.test(line)).length;

describe('the reference resource', () => {
  it(`is declared in ${MOST_LINES} counted lines or fewer, one for an ordinary field`, () => {
    const text = readFileSync('tests/fixtures/reference/notices.ts', 'utf8');
    expect(counted(text)).toBeLessThanOrEqual(MOST_LINES);
    for (const field of Object.keys(notices.fields)) {
      expect(text).toMatch(new RegExp(`^ {4}${field}: \\{ kind: .* \\},$`, 'm'));
    }
  });

  it('is counted as it is declared', () => {
    expect(counted("import a from 'a';\n\n// no\n/* no\n no */\nconst a = 1;\n")).toBe(1);
  });

  it('has what it left out', () => {
    expect(notices.path).toBe('/notices');
    expect(notices.list.columns.map(({ priority }) => priority)).toEqual([1, 1, 2, 2, 3]);
    expect(notices.list.columns.map(({ width }) => width)).toEqual([32, '14ch', '14ch', 20, '17ch']);
    expect(notices.list.search).toEqual(['title', 'schoolId', 'sendAt']);
    expect([notices.list.pageSize, notices.list.pageSizes]).toEqual([10, [10, 25, 50, null]]);
    expect(notices.form.inputs).toEqual(expect.arrayContaining(['title', 'body']));
    expect(notices.form.inputs).not.toContain('id');
    expect(notices.actions.cancel).toMatchObject({ on: ['row', 'bulk'], steps: [{ confirm: 'review' }] });
  });

  it('has room for a code as long as it may be, and most of what is left for what a record is called by', () => {
    const { list, fields, title } = notices;
    const { columns: _columns, ...more } = list;
    const withCodes = {
      ...fields,
      code: { kind: 'text', max: 10 },
      flag: { kind: 'text', max: 2 },
      motto: { kind: 'text', max: 17 },
    };
    const columns = [title, 'code', 'flag', 'motto', { field: 'code', width: 7 }];
    const one = withDefaults('notices', {
      ...notices,
      fields: withCodes,
      list: { ...more, columns },
    } as never);
    expect(one.list.columns.map(({ width }) => width)).toEqual([32, '14ch', '10ch', 20, 7]);
  });

  it('has rows to tick where something is done with many of them, and nowhere else', () => {
    expect(notices.list.selectable).toEqual({ where: {}, say: '' });
    const { list, actions, ...rest } = notices;
    const { selectable: _selectable, ...unsaid } = list;
    const onRows = { cancel: { ...actions.cancel, on: ['row'] } };
    const one = withDefaults('notices', { ...rest, list: unsaid, actions: onRows } as never);
    expect(one.list.selectable).toBeUndefined();
    expect(
      withDefaults('notices', { ...rest, list: unsaid, actions } as never).list.selectable,
    ).toBeDefined();
  });

  it('filters by the values of the fields that it names', () => {
    const { of, means } = notices.list.filters;
    expect(of.channel).toEqual({ kind: 'choice', of: ['email', 'push', 'sms'] });
    expect(means).toMatchObject({ channel: 'channel' });
  });

  it('is called as plain REST', () => {
    const { list, read, update } = notices.endpoints;
    expect(
      [list, read, update]
        .map((call) => call?.endpoint as Endpoint)
        .map((endpoint) => `${endpoint.method} ${endpoint.path}`),
    ).toEqual(['GET /api/notices', 'GET /api/notices/{id}', 'PUT /api/notices/{id}']);
    expect(update?.endpoint.body).toMatchObject({ of: { title: {}, body: {}, channel: {}, sendAt: {} } });
    const body = update?.endpoint.body as unknown as { of: object };
    expect(Object.keys(body.of)).not.toContain('status');
  });
});

describe('what a declaration says itself', () => {
  it('is kept', () => {
    expect(withDefaults('user', users as never)).toEqual(users);
    expect(users.list.columns[0]).toEqual({ field: 'uid', priority: 1, width: 23 });
    expect(users.fields).toBe(userFields);
  });
});
