import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { clean } from '../../../provider/jobs/clean';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';
import { whileCancelled } from '../../fixtures/whileCancelled';

const now = new Date('2026-09-01T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const DAY = 24 * 60;
const at = (time: Date) => ({ now: () => time });

describe('the cleaning', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
    await seedSchool(db, 'SG10001', { accounts: [{ username: 'nuova' }] });
  });
  afterAll(() => db.close());

  it('removes what has served its time, and nothing else', async () => {
    await db.asOwner(async (tx) => {
      for (const [id, expires_at] of [
        ['old', minutes(-1)],
        ['valid', minutes(1)],
        ['endless', null],
      ] as const) {
        const payload = { model: 'Session', id, payload: '{}', grant_id: null, uid: null, consumed_at: null };
        await tx
          .insertInto('oidc_payload')
          .values({ ...payload, expires_at })
          .execute();
      }
      for (const [jti, expires_at] of [
        ['old', minutes(-1)],
        ['valid', minutes(1)],
      ] as const) {
        await tx.insertInto('dpop_proof').values({ jti, expires_at }).execute();
      }
      for (const [key, end] of [
        ['old', minutes(-1)],
        ['valid', minutes(1)],
      ] as const) {
        await tx.insertInto('rate_counter').values({ key, times: '[]', expires_at: end }).execute();
      }
      for (const [key, created_at] of [
        ['old', minutes(-DAY - 1)],
        ['valid', minutes(-DAY + 1)],
      ] as const) {
        const command = {
          customer_code: 'SG10001',
          person: 'p',
          request_hash: 'h',
          response: null,
        };
        await tx
          .insertInto('idempotency')
          .values({ ...command, key, created_at })
          .execute();
      }
      for (const [token_hash, expires_at] of [
        ['old', minutes(-90 * DAY - 1)],
        ['valid', minutes(-90 * DAY + 1)],
      ] as const) {
        const link = { customer_code: 'SG10001', uid: 'nuova.SG10001', created_at: now };
        await tx
          .insertInto('password_link')
          .values({ ...link, token_hash, expires_at })
          .execute();
      }
      for (const [id, state, started_at] of [
        ['old', 'collecting', minutes(-DAY - 1)],
        ['run', 'ended', minutes(-DAY - 1)],
        ['valid', 'collecting', minutes(-DAY + 1)],
      ] as const) {
        const begun = { customer_code: 'SG10001', kind: 'run', resource: 'user', action: 'import' } as const;
        const by = { who: 'w', as_whom: 'w', name: 'W', ended_at: null, problem: null, takes_back: null };
        await tx
          .insertInto('operation')
          .values({ ...begun, ...by, id, state, started_at, input: '{}', total: 0 })
          .execute();
      }
    });
    expect(await clean(db, at(now), at(now))).toBe(6);
    const left = await db.pool.query(`
      select array(select id from oidc_payload order by id) as payloads, array(select jti from dpop_proof) as proofs,
        array(select key from rate_counter) as counters, array(select key from idempotency) as commands,
        array(select token_hash from password_link) as links, array(select id from operation order by id) as imports`);
    expect(left.rows).toEqual([
      {
        payloads: ['endless', 'valid'],
        proofs: ['valid'],
        counters: ['valid'],
        commands: ['valid'],
        links: ['valid'],
        imports: ['run', 'valid'],
      },
    ]);
  });

  it('removes all else where something cannot be removed', async () => {
    const kept = { customer_code: 'SG10001', uid: 'nuova.SG10001', created_at: now };
    await db.asOwner((tx) =>
      tx
        .insertInto('password_link')
        .values({ ...kept, token_hash: 'another', expires_at: minutes(-91 * DAY) })
        .execute(),
    );
    await db.pool.query(`
      create function fails() returns trigger language plpgsql as $$ begin raise 'it fails'; end $$;
      create trigger fails before delete on rate_counter for each row execute function fails();
      insert into rate_counter (key, times, expires_at) values ('stuck', '[]', '2020-01-01')`);
    try {
      await expect(clean(db, at(now), at(now))).rejects.toThrow('it fails');
    } finally {
      await db.pool.query(
        `drop trigger fails on rate_counter; drop function fails(); delete from rate_counter where key = 'stuck'`,
      );
    }
    const left = await db.asOwner((tx) => tx.selectFrom('password_link').select('token_hash').execute());
    expect(left.map(({ token_hash }) => token_hash)).not.toContain('another');
  });

  it('ends no session when the demo moves its clock', async () => {
    const payload = { model: 'Session', payload: '{}', grant_id: null, uid: null, consumed_at: null };
    await db.asOwner((tx) =>
      tx
        .insertInto('oidc_payload')
        .values({ ...payload, id: 'signed in', expires_at: minutes(60) })
        .execute(),
    );
    await clean(db, at(minutes(30 * DAY)), at(now));
    const left = await db.pool.query(`select 1 from oidc_payload where id = 'signed in'`);
    expect(left.rowCount).toBe(1);
  });

  it('removes identities whose last account is gone, with their addresses', async () => {
    await db.asOwner(async (tx) => {
      const alias = { sn: 'Verdi', cn: 'Anna', codice_fiscale: null, password_hash: null };
      await tx
        .insertInto('alias')
        .values(['kept', 'left'].map((person) => ({ ...alias, person, email: `${person}@example.org` })))
        .execute();
      await tx
        .insertInto('alias_account')
        .values({ person: 'kept', customer_code: 'SG10001', uid: 'nuova.SG10001', linked_at: now })
        .execute();
    });
    expect(await clean(db, at(now), at(now))).toBe(1);
    const left = await db.pool.query('select person from alias');
    expect(left.rows).toEqual([{ person: 'kept' }]);
  });

  it('removes more than fits into one transaction', async () => {
    await db.pool.query(`insert into dpop_proof select 'p' || n, $1 from generate_series(1, 10001) as n`, [
      minutes(-1),
    ]);
    expect(await clean(db, at(now), at(now))).toBe(10_001);
  });

  it('removes operations and given up jobs of long ago, but none that a later one took back, nor mails, which go into the archive first', async () => {
    const long = minutes(-401 * DAY);
    await db.asOwner(async (tx) => {
      const by = { who: 'w', as_whom: 'w', name: 'W', problem: null, input: '{}', total: 0 };
      const begun = {
        customer_code: 'SG10001',
        resource: 'user',
        action: 'disable',
        state: 'ended',
      } as const;
      for (const [id, kind, ended_at, takes_back] of [
        ['long ago', 'run', long, null],
        ['taken back', 'run', long, null],
        ['taking back', 'takeBack', now, 'taken back'],
      ] as const)
        await tx
          .insertInto('operation')
          .values({ ...begun, ...by, id, kind, takes_back, started_at: ended_at, ended_at })
          .execute();
      const mail = { customer_code: 'SG10001', uid: null, subject: 's', body: '', failure: null };
      for (const [recipient, created_at, sent_at] of [
        ['long ago', long, long],
        ['waits', long, null],
        ['lately', now, now],
      ] as const)
        await tx
          .insertInto('mail')
          .values({ ...mail, id: randomUUID(), recipient, created_at, sent_at })
          .execute();
      const job = { data: '{}', due_at: long, every: null, failure: 'f' };
      await tx
        .insertInto('job')
        .values([
          { ...job, name: 'long ago', parked_at: minutes(-91 * DAY) },
          { ...job, name: 'lately', parked_at: minutes(-89 * DAY) },
        ])
        .execute();
    });
    expect(await clean(db, at(now), at(now))).toBe(2);
    const left = await db.pool.query(`
      select array(select id from operation where action = 'disable' order by id) as operations,
        array(select recipient from mail order by recipient) as mails, array(select name from job) as jobs`);
    expect(left.rows).toEqual([
      { operations: ['taken back', 'taking back'], mails: ['lately', 'long ago', 'waits'], jobs: ['lately'] },
    ]);
  });

  it('removes fewer at a time where so many take longer than a statement is given', async () => {
    const long = minutes(-401 * DAY);
    await db.pool.query(
      `insert into operation (customer_code, id, kind, resource, action, input, who, as_whom, name, state, total, started_at, ended_at)
       select 'SG10001', 'slow ' || n, 'run', 'user', 'slow', '{}', 'w', 'w', 'W', 'ended', 0, $1, $1 from generate_series(1, 9) as n`,
      [long],
    );
    await whileCancelled(db, { event: 'delete', table: 'operation', most: 4 }, async () => {
      expect(await clean(db, at(now), at(now))).toBe(9);
    });
  });
});
