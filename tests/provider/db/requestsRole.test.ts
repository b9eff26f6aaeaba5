import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Tx } from '../../../provider/db/database';
import { roles } from '../../../provider/db/transact';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

/** Queries the role under which a request's connection acts and could act, according to PostgreSQL. */
const asked = sql<{ role: string; superuser: boolean; bypasses: boolean; owns: number; makes: boolean }>`
  select current_user::text as role, rolsuper as superuser, rolbypassrls as bypasses,
    (select count(*)::int from pg_class where pg_has_role(current_user, relowner, 'usage')) as owns,
    has_schema_privilege('public', 'create') or has_database_privilege(current_database(), 'create')
      or has_database_privilege(current_database(), 'temporary') as makes
  from pg_roles where rolname = current_user`;

describe('the connection of a request', () => {
  let db: Database;
  let owner: string;
  beforeAll(async () => {
    db = await testDatabase();
    await seedSchool(db, 'SG10001');
    owner = await db.asOwner(async (tx) => {
      const { rows } = await sql<{ name: string }>`select current_user::text as name`.execute(tx);
      return rows[0]?.name ?? '';
    });
  });
  afterAll(() => db.close());

  const tenant = { customerCode: 'SG10001', person: 'anna' };
  const doors: Record<(typeof roles)[number], <T>(work: (tx: Tx) => Promise<T>) => Promise<T>> = {
    sportello_app: (work) => db.inSchool(tenant, work),
    sportello_identity: (work) => db.asIdentity(work),
    sportello_platform: (work) => db.asPlatform(work),
    sportello_operator: (work) => db.asOperator(work),
  };

  describe.each(roles)('as %s', (role) => {
    const door = doors[role];
    const runs = (statement: string) =>
      door(async (tx) => {
        await sql.raw(statement).execute(tx);
        return 'ran';
      }).catch((error: { code?: string; message: string }) => error.code ?? error.message);

    it('has a role that owns nothing, bypasses no policy and makes nothing', async () => {
      const { rows } = await door((tx) => asked.execute(tx));
      expect(rows).toEqual([{ role, superuser: false, bypasses: false, owns: 0, makes: false }]);
    });

    it.each([
      ['create table stolen (a int)', '42501'],
      ['create temporary table stolen (a int)', '42501'],
      ['create function stolen() returns int language sql as $$ select 1 $$', '42501'],
      ['alter table account add column stolen int', '42501'],
      ['alter table account disable row level security', '42501'],
      ['drop policy of_the_school on account', '42501'],
      ['drop table account', '42501'],
      ['truncate account', '42501'],
    ])('is refused %s', async (statement, code) => {
      expect(await runs(statement)).toBe(code);
    });

    it('does not become the owner, by whatever statement', async () => {
      const attempts = [
        `set role ${owner}`,
        `/* */ set local role ${owner}`,
        `set session authorization ${owner}`,
        `select set_config('role', '${owner}', true)`,
        `with a as (select set_config('role', '${owner}', true)) select * from a`,
        `do $$ begin execute 'set role ${owner}'; end $$`,
        `select 1; set role ${owner}`,
      ];
      const outcomes = await Promise.all(attempts.map(runs));
      // A role that may not be set, a missing privilege, two statements in one, or our own refusal.
      const refusals = ['42501', '42601', '22023', 'A request does not change its connection.'];
      expect(outcomes.filter((outcome) => !refusals.includes(outcome))).toEqual([]);
    });

    it('takes a second statement of one text for an error, so that nothing is smuggled in', async () => {
      expect(await runs(`select 1; delete from setting`)).toBe('42601');
      expect(await runs(`select 1; reset role; drop table account`)).toBe('42601');
    });
  });
});
