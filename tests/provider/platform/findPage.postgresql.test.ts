import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { findPage, type Source } from '../../../provider/platform/findPage';
import { platformSources, workSources } from '../../../provider/platform/sources';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

const MANY = 101_000;

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await seedSchool(db, 'SG10001', { accounts: [{ username: 'anna' }] });
});
afterAll(() => db.close());

const people = (count: number) => Array.from({ length: count }, (_, n) => ({ username: `persona${n}` }));

/** Returns the first page of a long list, or that of a given id, with the number of rows read from its table. */
async function look(source: Source, table: string, asked: { readonly id?: string } = {}) {
  return db.asOperator(async (tx) => {
    const readSoFar = async () => {
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
        where relname = ${table}`.execute(tx);
      return rows[0]?.read ?? 0;
    };
    // Statistics of the previous transaction may not be flushed yet.
    const before = await readSoFar();
    const { data, total } = await findPage(tx, source, asked);
    return { total, shown: data.length, read: (await readSoFar()) - before };
  });
}

it('of millions of sign-ins and mails the newest are shown, no more are counted than are looked at, and one is found', async () => {
  await db.asOwner(async (tx) => {
    await sql`insert into sign_in (person, id, customer_code, uid, at, address, device_details, client_id, client_name)
      select 'p', gen_random_uuid(), 'SG10001', 'anna.SG10001', timestamptz '2026-01-01' + n * interval '1 second',
        '10.0.0.1', '', 'c', 'c' from generate_series(1, ${MANY}::integer) n`.execute(tx);
    await sql`insert into mail (customer_code, id, recipient, subject, body, created_at, due_at, sent_at)
      select 'SG10001', gen_random_uuid(), 'a@example.org', 's', '', at, at, at
      from (select timestamptz '2026-01-01' + n * interval '1 second' as at
        from generate_series(1, ${MANY}::integer) n) made`.execute(tx);
    await sql`analyze sign_in, mail`.execute(tx);
  });
  const pages = [await look(workSources.signIns, 'sign_in'), await look(workSources.mails, 'mail')];
  for (const { total, shown } of pages) expect({ total, shown }).toEqual({ total: 100_000, shown: 25 });
  // The counted rows, and a page of them.
  for (const { read } of pages) expect(read).toBeLessThan(MANY);

  for (const [source, table] of [
    [workSources.signIns, 'sign_in'],
    [workSources.mails, 'mail'],
  ] as const) {
    const { rows } = await db.pool.query(`select id from ${table} limit 1`);
    const { total, read } = await look(source, table, rows[0]);
    expect(total).toBe(1);
    expect(read).toBeLessThan(10);
  }
});

it('supervisors are found without reading the roles of everybody', async () => {
  await seedSchool(db, 'SG10002', {
    accounts: [{ username: 'dirigente', groups: ['SSO/Member_admins'] }, ...people(60)],
    roles: Array.from({ length: 60 }, (_, n) => `WWA/ruolo${n}`),
  });
  await db.asOwner(async (tx) => {
    await sql`insert into account_group (customer_code, uid, ac, cn)
      select a.customer_code, a.uid, r.ac, r.cn from account a, application_role r
      where a.customer_code = 'SG10002' and r.ac = 'WWA'`.execute(tx);
    await sql`analyze account_group`.execute(tx);
  });
  const { total, read } = await look(platformSources.supervisors, 'account_group');
  expect(total).toBe(1);
  expect(read).toBeLessThan(100);
});
