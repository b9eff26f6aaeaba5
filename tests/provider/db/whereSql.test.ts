import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matches, type Where } from '../../../contract/schema/where';
import type { Database } from '../../../provider/db/database';
import { whereSql } from '../../../provider/db/whereSql';
import { resolveWhere } from '../../../src/engine/query/resolveWhere';
import { testDatabase } from '../../fixtures/database';

interface Row {
  readonly name: string | null;
  readonly on: boolean | null;
  readonly day: string | null;
  readonly at: string | null;
}

const viewer = { now: new Date('2026-03-31T22:30:00.000Z'), uid: 'rossi', customerCode: 'SG10001' };
const names = ['rossi', 'Rossi', 'supervisor.SG10001', '', "d'angelò"];
const days = ['2026-03-31', '2026-04-01', '2026-04-30', '2026-05-01', '2025-12-31'];
const moments = [
  '2026-03-31T22:30:00.000Z',
  '2026-03-31T22:00:00.000Z',
  '2026-03-31T21:59:59.999Z',
  '2026-02-28T22:30:00.000Z',
  '2026-02-28T23:00:00.000Z',
  '2025-08-31T22:00:00.000Z',
];

const row = fc.record<Row>({
  name: fc.option(fc.constantFrom(...names)),
  on: fc.option(fc.boolean()),
  day: fc.option(fc.constantFrom(...days)),
  at: fc.option(fc.constantFrom(...moments)),
});

const today = fc.record({
  today: fc.record(
    {
      start: fc.constantFrom('month' as const, 'schoolYear' as const),
      months: fc.integer({ min: -2, max: 2 }),
      days: fc.integer({ min: -1, max: 1 }),
    },
    { requiredKeys: [] },
  ),
});
const midnight = today.map((one) => ({ midnight: one.today }));
const month = fc.record({ now: fc.record({ months: fc.integer({ min: -2, max: 1 }) }) });
const name = fc.constantFrom(...names);

const nameTest = fc.oneof(
  name,
  fc.constant(null),
  fc.record({ in: fc.array(name, { maxLength: 3 }) }),
  fc.record({ not: fc.oneof(name, fc.constant({ mine: 'uid' as const })) }),
  fc.record({ startsWith: fc.constantFrom('ros', 'supervisor', '') }),
  fc.record({ contains: fc.constantFrom('OSS', '%', '_', '') }),
  fc.record({ alike: fc.constantFrom('ROSSI', 'rossi', '') }),
  fc.record({ begins: fc.constantFrom('Ros', 'SUPERVISOR', '%', '') }),
  fc.record({ empty: fc.boolean() }),
);
const dayTest = fc.oneof(
  today,
  fc.record({ before: today }),
  fc.record({ from: today }),
  fc.record({ empty: fc.boolean() }),
  fc.record({ from: today, before: today }),
);
const atTest = fc.oneof(
  fc.record({ before: month }),
  fc.record({ from: month }),
  fc.record({ from: midnight, before: midnight }, { requiredKeys: [] }),
  fc.record({ empty: fc.boolean() }),
);
const onTest = fc.oneof(fc.boolean(), fc.record({ not: fc.boolean() }));

const { where } = fc.letrec<{ where: Where<Row> }>((tie) => ({
  where: fc.oneof(
    { depthSize: 'small' },
    fc.record({ name: nameTest }) as fc.Arbitrary<Where<Row>>,
    fc.record({ day: dayTest, on: onTest }) as fc.Arbitrary<Where<Row>>,
    fc.record({ at: atTest }) as fc.Arbitrary<Where<Row>>,
    fc.record({ all: fc.array(tie('where'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('where'), { maxLength: 3 }) }),
    fc.record({ not: tie('where') }),
  ),
}));

const columns = { name: sql.ref('name'), on: sql.ref('on'), day: sql.ref('day'), at: sql.ref('at') };

/** Number of predicates, each tried on 50 records. */
const PREDICATES = 500;

describe('a predicate in the database', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.close());

  it('means the same as in the browser, for 25,000 pairs of a predicate and a record', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 50, maxLength: 50 }), where, async (rows, predicate) => {
        const found = await db.asOwner((tx) =>
          tx
            .selectFrom(
              sql<{ position: number } & Row>`(
                select ordinality::int - 1 as position, value->>'name' as name, (value->>'on')::boolean as "on",
                  (value->>'day')::date as day, (value->>'at')::timestamptz as at
                from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality)`.as('rows'),
            )
            .select('position')
            .where((build) => whereSql<Row>(predicate, columns, viewer, build.eb))
            .orderBy('position')
            .execute(),
        );
        const expected = rows.flatMap((one, position) => (matches(predicate, one, viewer) ? [position] : []));
        expect(found.map(({ position }) => position)).toEqual(expected);
        const worked = resolveWhere(predicate, viewer);
        expect(rows.filter((one) => matches(worked, one, viewer))).toEqual(expected.map((at) => rows[at]));
      }),
      { numRuns: PREDICATES },
    );
  });

  it('refuses a field that has no column rather than forget it', async () => {
    const forgotten = db.asOwner((tx) =>
      tx
        .selectFrom('setting')
        .select('name')
        .where((build) => whereSql<Row>({ on: true }, { name: sql.ref('name') }, viewer, build.eb))
        .execute(),
    );
    await expect(forgotten).rejects.toThrow('no column for the field on');
  });
});
