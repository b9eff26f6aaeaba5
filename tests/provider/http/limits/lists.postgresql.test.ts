import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import { usersFind } from '../../../../contract/users/endpoints';
import { ask } from '../../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const served = servedForTests();
const count = async (query: string): Promise<number> =>
  Number((await served.db.pool.query(`select count(*) as count from ${query}`)).rows[0].count);

const params = { customerCode: 'SG10001' };
type Asking = (supervisor: SignedIn) => Promise<{ status: number }>;
const lists: [string, Asking][] = [
  ['account', (supervisor) => ask(supervisor, usersFind, { params, body: {} as never })],
  ['audit_entry', (supervisor) => ask(supervisor, auditList, { params, query: { entity: 'user' } })],
];

describe('ten lists that one person asks for at once', () => {
  it.each(lists)('run two at a time: the others wait without a connection (%s)', async (table, list) => {
    const supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    const before = await count('dpop_proof');
    let asked: Promise<{ status: number }>[] = [];
    await served.db.asOwner(async (tx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
      asked = Array.from({ length: 10 }, () => list(supervisor));
      const arrived = async () => (await count('dpop_proof')) - before;
      await expect.poll(arrived).toBe(10);
      const held = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => count(held)).toBe(2);
    });
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(10).fill(200));
  });
});
