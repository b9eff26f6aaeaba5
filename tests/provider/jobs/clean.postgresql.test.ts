import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Tx } from '../../../provider/db/database';
import { clean } from '../../../provider/jobs/clean';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';
import { whileHeld } from '../../fixtures/whileHeld';

const now = new Date('2026-09-01T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const clock = { now: () => now };

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

it('leaves what comes back to life while it is cleaned', async () => {
  const counter = { key: 'k', times: '[]', expires_at: minutes(-1) };
  await db.asOwner((tx) => tx.insertInto('rate_counter').values(counter).execute());
  const revive = (tx: Tx) =>
    tx
      .updateTable('rate_counter')
      .set({ expires_at: minutes(1) })
      .execute();
  expect(await whileHeld(db, revive, [() => clean(db, clock, clock)])).toEqual([0]);
  expect(await db.asOwner((tx) => tx.selectFrom('rate_counter').select('key').execute())).toHaveLength(1);
});

/** Returns the number of rows of each table that this connection has recently read. */
async function rowsRead(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
    from pg_stat_xact_user_tables`.execute(tx);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

const ofSomebody = { customer_code: "'SG10001'", uid: "'nuova.SG10001'", created_at: 'now()' };
const operation = {
  customer_code: "'SG10001'",
  id: 'n',
  kind: "'run'",
  resource: "'user'",
  action: "'import'",
  input: "'{}'",
  who: "'w'",
  as_whom: "'w'",
  name: "'W'",
  state: "'ended'",
  total: '0',
};
/** Tables with a row for each action, and a row in each that has not expired. */
const growing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dpop_proof: { jti: 'n', expires_at: 'later' },
  idempotency: {
    customer_code: "'SG10001'",
    person: "'p'",
    key: 'n',
    request_hash: "'h'",
    created_at: 'later',
  },
  password_link: { ...ofSomebody, token_hash: 'n', expires_at: 'later' },
  email_link: {
    ...ofSomebody,
    purpose: "'confirm'",
    email: "'a@example.org'",
    token_hash: 'n',
    expires_at: 'later',
  },
  operation: { ...operation, started_at: 'later', ended_at: 'later' },
};

/** Inserts this number of rows into each table, and updates the statistics. */
async function fill(count: number): Promise<void> {
  await seedSchool(db, 'SG10001', { accounts: [{ username: 'nuova' }] });
  await db.asOwner(async (tx) => {
    for (const [table, values] of Object.entries(growing)) {
      const columns = sql.join(Object.keys(values).map((name) => sql.id(name)));
      await sql`insert into ${sql.table(table)} (${columns}) select ${sql.raw(Object.values(values).join(', '))}
        from (select i::text as n, ${minutes(1)}::timestamptz as later from generate_series(1, ${count}::integer) i) made`.execute(
        tx,
      );
      await sql`analyze ${sql.table(table)}`.execute(tx);
    }
  });
}

it('does not read what is to stay, of the tables that grow with schools', async () => {
  await fill(3000);
  // One expired operation: all others are checked for having undone it.
  const longAgo = minutes(-401 * 24 * 60);
  await db.asOwner((tx) =>
    sql`update operation set started_at = ${longAgo}, ended_at = ${longAgo} where id = '1500'`.execute(tx),
  );
  const read = new Set<string>();
  const asPlatform: Database['asPlatform'] = (work) =>
    db.asPlatform(async (tx) => {
      const before = await rowsRead(tx);
      const result = await work(tx);
      for (const [name, count] of await rowsRead(tx))
        if (count - (before.get(name) ?? 0) > 1000) read.add(name);
      return result;
    });
  expect(await clean({ ...db, asPlatform }, clock, clock)).toBe(1);
  expect([...read].sort()).toEqual([]);
});
