import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../provider/db/database';
import { migrate } from '../../../../provider/db/migrate';
import { openDatabase } from '../../../../provider/db/openDatabase';
import { count } from '../../../../provider/identity/rateLimit/rateLimit';
import { createProofMemory } from '../../../../provider/identity/tokens/usedProofs';
import { type Cluster, onDatabase, startCluster } from '../../../fixtures/postgresqlCluster';

const clock = { now: () => new Date('2026-11-23T10:00:00Z') };
const limit = { key: 'somebody', most: 2, seconds: 3600 };
const proof = { jkt: 'key', jti: 'a proof', grant: 'a grant' };

describe('after a crash of the database', () => {
  let cluster: Cluster;
  let db: Database;
  const open = () =>
    openDatabase({ databaseUrl: cluster.url('crashing'), dataDir: '', secretKeys: ['only-for-tests'] });
  beforeAll(async () => {
    cluster = await startCluster();
    await onDatabase(cluster.url('postgres'), 'create database crashing');
    db = await open();
    await migrate(db);
    await db.asIdentity((tx) =>
      tx
        .insertInto('oidc_payload')
        .values({
          model: 'Grant',
          id: proof.grant,
          payload: '{}',
          grant_id: null,
          uid: null,
          consumed_at: null,
          expires_at: null,
        })
        .execute(),
    );
  });
  afterAll(async () => {
    await db?.close();
    cluster?.remove();
  });

  it('guesses do not begin again, and a used proof does not work again', async () => {
    for (let nth = 0; nth < limit.most; nth += 1) await count(db, clock, [limit]);
    await createProofMemory(db, clock)(proof);
    cluster.crash();
    await db.close();
    cluster.start();
    db = await open();
    expect((await count(db, clock, [limit])).retryAfter).toBe(3600);
    await expect(createProofMemory(db, clock)(proof)).rejects.toMatchObject({ code: 'unauthenticated' });
    await createProofMemory(db, clock)({ ...proof, jti: 'another proof' });
  });
});
