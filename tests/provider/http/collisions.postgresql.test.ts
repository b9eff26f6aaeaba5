import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { userDisable, userRead } from '../../../contract/users/endpoints';
import type { Database } from '../../../provider/db/database';
import { openDatabase } from '../../../provider/db/openDatabase';
import { ask } from '../../fixtures/ask';
import { type DatabasePlace, databaseBeside, databasePlace } from '../../fixtures/database';
import { PASSWORD, type Serving, seedPeople, serve } from '../../fixtures/identityProvider';
import { signIn } from '../../fixtures/signIn';

describe('a call that waits for somebody who waits for it', () => {
  const told: string[] = [];
  let place: DatabasePlace;
  let db: Database;
  let serving: Serving;
  let other: Client;
  beforeAll(async () => {
    place = await databasePlace();
    db = await openDatabase(place.options, (message) => void told.push(message));
    await seedPeople(db);
    serving = await serve(db);
    const name = new URL(place.options.databaseUrl ?? '').pathname.slice(1);
    const connectionString = databaseBeside(inject('databaseTemplate').superuserUrl ?? '', name);
    other = new Client({ connectionString });
    await other.connect();
    // Makes PostgreSQL cancel the call on a deadlock, and not this transaction.
    await other.query(`set deadlock_timeout = '1h'`);
  });
  afterAll(async () => {
    await other.end();
    await serving.close();
    await db.close();
    await place.remove();
  });

  const somebodyWaits = (count: number) =>
    expect
      .poll(async () => {
        const { rows } = await db.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      })
      .toBe(count);

  it('is done again when PostgreSQL ends it, once, and is not taken for an outage', async () => {
    const person = await signIn(serving.url, 'supervisor.SG10001', PASSWORD);
    const params = { customerCode: 'SG10001', uid: 'docente.SG10001' };
    const { rows: before } = await db.pool.query(`select count(*)::int as lines from audit_entry`);
    await other.query('begin; lock table audit_entry in exclusive mode');
    const disabling = ask(person, userDisable, { params, body: { reset: false } });
    await somebodyWaits(1);
    await other.query('lock table account in exclusive mode');
    await other.query('commit');
    expect((await disabling).status).toBe(200);
    expect((await ask(person, userRead, { params })).body).toMatchObject({ status: false });
    const { rows: after } = await db.pool.query(`select count(*)::int as lines from audit_entry`);
    expect(after[0].lines).toBe(before[0].lines + 1);
    expect(told.filter((line) => line.includes('does not answer'))).toEqual([]);
  });
});
