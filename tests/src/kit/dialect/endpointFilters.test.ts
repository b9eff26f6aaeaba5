import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import type { Fields } from '../../../../contract/schema/fields';
import { matches } from '../../../../contract/schema/where';
import type { Call, CallParts } from '../../../../src/api/call';
import type { Row } from '../../../../src/engine/declaration/defineResource';
import type { Dialect } from '../../../../src/engine/declaration/dialect';
import type { ErasedFilters } from '../../../../src/engine/declaration/resource';
import { type Condition, conditionsWhere } from '../../../../src/engine/query/condition';
import { pageQuery } from '../../../../src/engine/query/pageQuery';
import { testableByProvider } from '../../../../src/engine/query/testable';
import { namesOf } from '../../../../src/kit/dialect/names';
import { pageRequestQuery } from '../../../../src/kit/dialect/pageRequest';
import { throughPackage } from '../../../../src/kit/dialect/throughPackage';
import { simpleRest } from '../../../../src/kit/dialects';

const viewer = { now: new Date('2026-09-02T08:30:00Z') };
const fields = {
  guest: { kind: 'text' },
  status: { kind: 'choice', of: ['open', 'in corso', 'a;b'] },
  urgent: { kind: 'flag' },
  dueOn: { kind: 'day' },
} as const satisfies Fields;
const on: NonNullable<ErasedFilters['on']> = [
  { field: 'guest', asks: { contains: 'guestHas', begins: 'guestBegins', is: 'guestIs' } },
  { field: 'dueOn', days: { from: 'dueFrom', to: 'dueTo' } },
];
const testable = testableByProvider(fields, on);

/** Texts that break a filter without escaping: quotes, separators, letters of other languages. */
const nasty = fc.constantFrom(
  'a',
  'A;b',
  "o'k",
  '"',
  '\\',
  'a==b',
  'x&y=z',
  'é',
  '{}',
  ',',
  '%20',
  '+',
  ' c ',
);
const guest = fc.array(nasty, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
const day = fc.constantFrom('2026-08-31', '2026-09-01', '2026-09-02', '2027-01-31', '2027-02-01');

const filters = fc.record(
  { status: fc.constantFrom(...fields.status.of), urgent: fc.boolean() },
  { requiredKeys: [] },
);
const condition = fc.oneof(
  fc.record({
    field: fc.constant('guest'),
    operator: fc.constantFrom('contains', 'begins', 'is'),
    values: fc.tuple(guest),
  }),
  fc.record({
    field: fc.constant('dueOn'),
    operator: fc.constantFrom('on', 'before', 'from'),
    values: fc.tuple(day),
  }),
  fc.record({
    field: fc.constant('dueOn'),
    operator: fc.constant('between'),
    values: fc.tuple(day, day).map((days) => [...days].sort()),
  }),
  fc.record({
    field: fc.constant('dueOn'),
    operator: fc.constantFrom('today', 'thisTerm', 'next30Days', 'past'),
    values: fc.constant<string[]>([]),
  }),
);
const conditions: fc.Arbitrary<readonly Condition[]> = fc.uniqueArray(condition as fc.Arbitrary<Condition>, {
  selector: ({ field, operator }) => field + operator,
  maxLength: 3,
});
const record = fc.record({
  id: fc.constant('1'),
  guest: fc.oneof(guest, fc.constant(null)),
  status: fc.constantFrom(...fields.status.of),
  urgent: fc.boolean(),
  dueOn: fc.oneof(day, fc.constant(null)),
}) as fc.Arbitrary<Row>;

type Asked = Readonly<Record<string, string>>;

/** Filters a row in memory by the filters parsed from the request. */
function kept({ guestHas, guestBegins, guestIs, dueFrom, dueTo, status, urgent }: Asked, row: Row): boolean {
  const name = String(row.guest ?? '').toLowerCase();
  const due = row.dueOn as string | null;
  return [
    status === undefined || row.status === status,
    urgent === undefined || String(row.urgent) === urgent,
    guestHas === undefined || name.includes(guestHas.toLowerCase()),
    guestBegins === undefined || name.startsWith(guestBegins.toLowerCase()),
    guestIs === undefined || name === guestIs.toLowerCase(),
    dueFrom === undefined || (due !== null && due >= dueFrom),
    dueTo === undefined || (due !== null && due <= dueTo),
  ].every(Boolean);
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const own = ({ page: _page, perPage: _perPage, ...rest }: Asked) => rest;

/** Parses RSQL by its grammar: comparisons separated by semicolons, values bare or quoted. */
function readRsql(query: string): Asked {
  const read: Record<string, string> = {};
  let rest = query;
  while (rest !== '') {
    const [whole, name = '', bare, quoted] =
      /^([\w.]+)==(?:([\w.-]+)|"((?:[^"\\]|\\.)*)")(?:;|$)/.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`no RSQL: ${rest}`);
    read[name] = bare ?? (quoted ?? '').replace(/\\(.)/g, '$1');
    rest = rest.slice(whole.length);
  }
  return read;
}

const texts = (values: object): Asked =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Each filter syntax, and how such a provider parses it. */
const dialects: readonly (readonly [string, Dialect, (query: Asked) => Asked])[] = [
  ['parameters of their own', {}, own],
  [
    'parameters in snake case',
    { casing: 'snake' },
    (query) => Object.fromEntries(Object.entries(own(query)).map(([name, value]) => [camel(name), value])),
  ],
  [
    'brackets',
    { filter: { written: 'brackets', name: 'filter' } },
    (query) =>
      Object.fromEntries(
        Object.entries(own(query)).map(([name, value]) => [name.replace(/^filter\[(.*)\]$/, '$1'), value]),
      ),
  ],
  ['ra-data-simple-rest does', simpleRest, ({ filter = '{}' }) => texts(JSON.parse(filter))],
  ['RSQL', { filter: { written: 'rsql', name: 'query' } }, ({ query = '' }) => readRsql(query)],
];

/** Returns the query of a request for a list in a dialect, as on the wire. */
async function sentIn(dialect: Dialect, filter: Readonly<Record<string, string | boolean>>) {
  const names = namesOf(dialect, fields);
  const asked = { page: 1, perPage: 10, filter };
  const { by } = dialect;
  if (!by) return new URLSearchParams(pageRequestQuery(dialect, names, asked));
  let sent: CallParts['query'];
  const call: Call = async (_endpoint, { query }) => {
    sent = query;
    return { data: [], headers: new Headers({ 'Content-Range': 'visits 0-0/0' }) };
  };
  await throughPackage(call, { ...dialect, by }, names, 'id').list(
    { path: '/visits' } as unknown as Endpoint,
    {},
    asked,
  );
  return new URLSearchParams(sent as Asked);
}

describe('what a list is narrowed by, sent to its provider', () => {
  it.each(dialects)(
    'means there what it means in the browser, written as %s, for 10,000 pairs with a record',
    async (_name, dialect, read) => {
      let some = 0;
      await fc.assert(
        fc.asyncProperty(
          filters,
          conditions,
          fc.array(record, { minLength: 10, maxLength: 10 }),
          async (chosen, put, rows) => {
            const filter = pageQuery({ on }, testable, chosen, put, viewer) as Record<
              string,
              string | boolean
            >;
            const sent = await sentIn(dialect, filter);
            const received = read(Object.fromEntries(new URLSearchParams(sent.toString())));
            const declared = Object.entries(chosen).map(([name, value]) => ({ [name]: value }));
            const where = { all: [...declared, conditionsWhere(testable, put)] };
            for (const row of rows) {
              const here = matches<Row>(where, row, viewer);
              expect(kept(received, row), JSON.stringify({ chosen, put, row, sent: sent.toString() })).toBe(
                here,
              );
              if (here && put.length > 0) some += 1;
            }
          },
        ),
        { numRuns: 1000 },
      );
      expect(some).toBeGreaterThan(100);
    },
  );
});
