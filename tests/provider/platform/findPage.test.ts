import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { findPage, type Source } from '../../../provider/platform/findPage';
import { testDatabase } from '../../fixtures/database';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const source: Source = {
  rows: sql`
    select 'low' as id, 'a' as text, date '2026-01-01' as day, array['a'] as several
    union all select 'null', null, null, null
    union all select 'none', '', null, '{}'
    union all select 'high', 'b', date '2027-01-01', array['b']`,
  search: ['text'],
  key: ['id'],
  sort: 'text',
};

it.each(['text', 'day', 'several'])(
  'a list of the provider has the rows without a value of the kind %s last, in both directions',
  async (field) => {
    const sorted = async (sort: string) => {
      const { data } = await db.asOperator((tx) => findPage<{ id: string }>(tx, source, { sort }));
      return data.map(({ id }) => id);
    };
    const [ascending, descending] = [await sorted(field), await sorted(`-${field}`)];
    expect(ascending.slice(0, 2)).toEqual(['low', 'high']);
    expect(descending.slice(0, 2)).toEqual(['high', 'low']);
    expect([...ascending.slice(2), ...descending.slice(2)].sort()).toEqual(['none', 'none', 'null', 'null']);
  },
);
