import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { usersDisable, usersFind } from '../../../contract/users/endpoints';
import { buildStale } from '../../../scripts/lib/build.mjs';
import { ask } from '../../fixtures/ask';
import { type DatabasePlace, databaseBeside, databasePlace } from '../../fixtures/database';
import { PASSWORD } from '../../fixtures/identityProvider';
import { onDatabase } from '../../fixtures/postgresqlCluster';
import { seedSchoolOf } from '../../fixtures/processes';
import type { RunningProvider } from '../../fixtures/runningProvider';
import { type SignedIn, signIn } from '../../fixtures/signIn';
import { startOn } from '../../fixtures/startOn';

const params = { customerCode: 'SG10001' };

describe('a database that an administrator', () => {
  let place: DatabasePlace;
  let name: string;
  let uids: string[];
  let provider: RunningProvider;
  let supervisor: SignedIn;
  beforeAll(async () => {
    await buildStale('provider');
    place = await databasePlace();
    name = new URL(place.options.databaseUrl ?? '').pathname.slice(1);
    uids = await seedSchoolOf(place, 10);
  });
  afterAll(() => place.remove());
  beforeEach(async () => {
    provider = await startOn(place);
    supervisor = await signIn(provider.url, 'supervisor.SG10001', PASSWORD);
  });
  afterEach(async () => {
    await asSuperuser(`alter database ${name} reset default_transaction_read_only`);
    await provider.stop();
  });

  const asSuperuser = (statement: string) =>
    onDatabase(databaseBeside(inject('databaseTemplate').superuserUrl ?? '', 'postgres'), statement);
  /** Terminates the connections, as when the server is restarted or replaced. */
  const cutConnections = () =>
    asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const disable = (key: string, uid = uids[0] ?? '') =>
    ask(supervisor, usersDisable, { params, body: { uids: [uid], reset: false }, key });
  const disabled = async () => (await ask(supervisor, usersFind, { params, body: { stato: '0' } })).body;
  const statusOf = async (path: string) => (await fetch(provider.url + path)).status;
  const outages = () =>
    provider
      .log()
      .split('\n')
      .filter((line) => line.includes('The database does not answer') || line.includes('answers again'));

  /** Checks the response to users meanwhile; the provider logs it only once. */
  async function refusesInWords(): Promise<void> {
    for (let time = 0; time < 3; time += 1) {
      const body = JSON.stringify({ uids: uids.slice(0, 1), reset: false });
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'meanwhile' };
      const path = '/api/users/SG10001/disable';
      const refused = await supervisor.fetch(path, { method: 'POST', body, headers });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
      expect(((await refused.json()) as { title: string }).title).toMatch(/riprovare/i);
    }
    expect(await statusOf('/readyz')).toBe(503);
    expect([await statusOf('/livez'), await statusOf('/')]).toEqual([204, 200]);
  }

  it('makes read-only refuses changes with a sentence, and is written again once possible, without intervention', async () => {
    await asSuperuser(`alter database ${name} set default_transaction_read_only = on`);
    await cutConnections();
    expect((await disable('while-read-only')).status).toBe(503);
    // Reading still works, and does not end the outage.
    expect(await statusOf('/oidc/jwks')).toBe(200);
    await refusesInWords();
    // Its connections stay open: those opened while it was read-only stay read-only for their lifetime.
    await asSuperuser(`alter database ${name} reset default_transaction_read_only`);
    await expect.poll(() => statusOf('/readyz')).toBe(204);
    expect((await disable('while-read-only')).status).toBe(200);
    expect(await disabled()).toHaveLength(1);
    expect(outages().map((line) => line.includes('answers again'))).toEqual([false, true]);
  });

  it('refuses more connections to is waited for, and serves again afterwards', async () => {
    const login = `(select 'sportello_requests_' || oid from pg_database where datname = '${name}')`;
    const limit = (most: number) =>
      asSuperuser(`do $$ begin execute format('alter role %I connection limit ${most}', ${login}); end $$`);
    await limit(0);
    await cutConnections();
    await refusesInWords();
    await limit(-1);
    await expect.poll(() => statusOf('/readyz')).toBe(204);
    expect((await disable('after-the-limit', uids[1])).status).toBe(200);
    expect(outages().map((line) => line.includes('answers again'))).toEqual([false, true]);
  });
});
