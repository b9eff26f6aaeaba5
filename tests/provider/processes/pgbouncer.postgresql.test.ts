import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usersDisable, usersFind } from '../../../contract/users/endpoints';
import { bringUp } from '../../../provider/db/bringUp';
import { openDatabase } from '../../../provider/db/openDatabase';
import { StartupError } from '../../../provider/db/startupError';
import { buildStale } from '../../../scripts/lib/build.mjs';
import { ask } from '../../fixtures/ask';
import { PASSWORD } from '../../fixtures/identityProvider';
import { type PgBouncer, startPgBouncer } from '../../fixtures/pgbouncer';
import { type Cluster, OWNER_PASSWORD, onDatabase, startCluster } from '../../fixtures/postgresqlCluster';
import { seedSchoolOf } from '../../fixtures/processes';
import type { RunningProvider } from '../../fixtures/runningProvider';
import { signIn } from '../../fixtures/signIn';
import { startOn } from '../../fixtures/startOn';

const REQUESTS = 'requests_through_pgbouncer';
const params = { customerCode: 'SG10001' };

describe('a provider behind PgBouncer in transaction mode', () => {
  let cluster: Cluster;
  let pooler: PgBouncer;
  let first: RunningProvider;
  let second: RunningProvider;
  let uids: readonly string[];
  const dataDir = mkdtempSync(join(tmpdir(), 'pgbouncer-data-'));
  const users = { sportello_owner: OWNER_PASSWORD, [REQUESTS]: 'requests-of-the-tests' };
  /** As docs/operations.md has them. */
  const settings = [
    'ignore_startup_parameters = idle_in_transaction_session_timeout',
    'idle_transaction_timeout = 60',
  ];
  beforeAll(async () => {
    [cluster] = await Promise.all([startCluster(), buildStale('provider')]);
    const direct = cluster.url('postgres');
    await onDatabase(direct, 'create database pooled template template0');
    const options = { dataDir, databaseUrl: cluster.url('pooled') };
    const db = await openDatabase(options);
    await bringUp(db);
    await db.close();
    uids = await seedSchoolOf({ options, remove: async () => undefined }, 40);
    const roles = 'sportello_app, sportello_identity, sportello_platform, sportello_operator';
    const asSuperuser = cluster.superuserUrl('pooled');
    await onDatabase(asSuperuser, `create role ${REQUESTS} login noinherit password '${users[REQUESTS]}'`);
    await onDatabase(asSuperuser, `grant ${roles} to ${REQUESTS}`);
    pooler = await startPgBouncer(direct, users, settings);
    const url = pooler.through(cluster.url('pooled'));
    const requests = new URL(url);
    requests.username = REQUESTS;
    requests.password = users[REQUESTS] ?? '';
    const place = { options: { dataDir, databaseUrl: url } };
    first = await startOn(place, { DATABASE_REQUESTS_URL: requests.href });
    second = await startOn(place, { DATABASE_REQUESTS_URL: requests.href, PUBLIC_URL: first.url });
  });
  afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()]);
    await pooler?.stop();
    cluster?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('serves two processes that share its connections, each person with their own school alone', async () => {
    const supervisor = await signIn(first.url, 'supervisor.SG10001', PASSWORD);
    const answers = await Promise.all(
      uids.map((uid) =>
        ask(supervisor, usersDisable, {
          params,
          body: { uids: [uid], reset: false },
          key: `disable-${uid.replaceAll('.', '-')}`,
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await ask(supervisor, usersFind, { params, body: {} });
    expect(body).toHaveLength(uids.length + 1);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(204);
  });

  it('is named in the error where PgBouncer does not know a setting of the connections', async () => {
    const strict = await startPgBouncer(cluster.url('postgres'), users, []);
    const opening = openDatabase({ dataDir, databaseUrl: strict.through(cluster.url('pooled')) });
    await expect(opening).rejects.toThrow(StartupError);
    await expect(opening).rejects.toThrow(
      /The pooler at .+ refuses the connection \(unsupported startup parameter: idle_in_transaction_session_timeout\): docs\/operations\.md/,
    );
    await strict.stop();
  });
});
