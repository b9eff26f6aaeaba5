import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usersDisable, usersFind } from '../../../contract/users/endpoints';
import { verifyAudit } from '../../../provider/audit/verifyAudit';
import { openDatabase } from '../../../provider/db/openDatabase';
import { buildStale } from '../../../scripts/lib/build.mjs';
import { ask } from '../../fixtures/ask';
import { PASSWORD } from '../../fixtures/identityProvider';
import { type Cluster, onDatabase, type Standby, startCluster } from '../../fixtures/postgresqlCluster';
import { seedSchoolOf } from '../../fixtures/processes';
import type { RunningProvider } from '../../fixtures/runningProvider';
import { type SignedIn, signIn } from '../../fixtures/signIn';
import { startOn } from '../../fixtures/startOn';
import { startTcpProxy, type TcpProxy } from '../../fixtures/tcpProxy';

const params = { customerCode: 'SG10001' };
const PEOPLE = 60;

describe('a database whose standby takes its place', () => {
  let cluster: Cluster;
  let standby: Standby;
  let address: TcpProxy;
  let provider: RunningProvider;
  let supervisor: SignedIn;
  let uids: readonly string[];
  const dataDir = mkdtempSync(join(tmpdir(), 'failover-'));
  let place: { readonly options: { readonly dataDir: string; readonly databaseUrl: string } };
  beforeAll(async () => {
    [cluster] = await Promise.all([startCluster(), buildStale('provider')]);
    await onDatabase(cluster.url('postgres'), 'create database failover template template0');
    address = await startTcpProxy(Number(new URL(cluster.url('failover')).port));
    const url = new URL(cluster.url('failover'));
    url.port = String(address.port);
    place = { options: { dataDir, databaseUrl: url.href } };
    provider = await startOn(place);
    uids = await seedSchoolOf({ ...place, remove: async () => undefined }, PEOPLE);
    standby = await cluster.follow();
    supervisor = await signIn(provider.url, 'supervisor.SG10001', PASSWORD);
  });
  afterAll(async () => {
    await provider.stop();
    await address.close();
    cluster.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const disable = (uid: string) =>
    ask(supervisor, usersDisable, {
      params,
      body: { uids: [uid], reset: false },
      key: `disable-${uid.replaceAll('.', '-')}`,
    });
  const statusOf = async (path: string) => (await fetch(provider.url + path)).status;
  /** Checks that calls are refused with a message and Retry-After, and not as the provider's own error. */
  async function refusesInWords(): Promise<void> {
    const refused = await supervisor.fetch('/api/users/SG10001/disable', {
      method: 'POST',
      body: JSON.stringify({ uids: uids.slice(0, 1), reset: false }),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'meanwhile' },
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(((await refused.json()) as { title: string }).title).toMatch(/riprovare/i);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/livez')).toBe(204);
  }

  it('refuses changes with a sentence until it is promoted, loses nothing acknowledged, does nothing twice, and serves without intervention', async () => {
    // Works while the primary is lost: some calls complete, some are cut off.
    const acknowledged = new Set<string>();
    let begun = 0;
    const worker = async () => {
      for (let uid = uids[begun++]; uid !== undefined; uid = uids[begun++]) {
        const { status } = await disable(uid).catch(() => ({ status: 0 }));
        if (status === 200) acknowledged.add(uid);
        expect([0, 200, 503]).toContain(status);
      }
    };
    const work = Promise.all([worker(), worker(), worker()]);
    await expect.poll(() => acknowledged.size).toBeGreaterThan(PEOPLE / 4);
    cluster.crash();
    await work;
    expect(acknowledged.size).toBeLessThan(PEOPLE);
    await refusesInWords();

    // Its address now leads to the standby, which is still read-only.
    await address.cut();
    address.lead(standby.port);
    await address.mend();
    await refusesInWords();

    standby.promote();
    await expect.poll(() => statusOf('/readyz')).toBe(204);
    const disabled = async () =>
      (await ask(supervisor, usersFind, { params, body: { stato: '0' } })).body.map(
        ({ uid }: { uid: string }) => uid,
      );
    const kept = await disabled();
    expect([...acknowledged].filter((uid) => !kept.includes(uid))).toEqual([]);

    // Both interrupted and completed calls are repeated with their keys.
    for (const uid of uids) expect((await disable(uid)).status, uid).toBe(200);
    expect((await disabled()).sort()).toEqual([...uids].sort());
    const db = await openDatabase(place.options);
    const lines = await db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select('id')
        .where('entity', '=', 'user')
        .where('action', '=', 'disable')
        .where('outcome', '=', 'done')
        .execute(),
    );
    expect(lines.map(({ id }) => id).sort()).toEqual([...uids].sort());
    expect(await db.asOwner((tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
    await db.close();
  });
});
