import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../../../provider/audit/recordAudit';
import { verifyAudit } from '../../../provider/audit/verifyAudit';
import { bringUp } from '../../../provider/db/bringUp';
import type { Database } from '../../../provider/db/database';
import { openDatabase } from '../../../provider/db/openDatabase';
import { type Cluster, onDatabase, startCluster } from '../../fixtures/postgresqlCluster';
import { seedSchool } from '../../fixtures/seedSchool';

const NAME = 'sportello';
const actor = { customerCode: 'SG10001', who: 'anna', asWhom: 'anna', address: null };

describe('point-in-time recovery, by docs/operations.md', () => {
  let cluster: Cluster;
  let dataDir: string;
  const opened: Database[] = [];
  const open = async (databaseUrl: string): Promise<Database> => {
    const db = await openDatabase({ databaseUrl, dataDir, secretKeys: ['the-key-of-the-installation'] });
    opened.push(db);
    return db;
  };
  const write = (db: Database, action: string) =>
    db.asOwner((tx) => recordAudit(tx, { ...actor, at: new Date() }, [{ entity: 'user', action }]));

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'sportello-point-in-time-'));
    cluster = await startCluster();
    await onDatabase(cluster.url('postgres'), `create database ${NAME}`);
  });
  afterAll(async () => {
    for (const db of opened) await db.close();
    cluster.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('brings back what was committed until the moment before an accident, on which Sportello starts', async () => {
    const before = await open(cluster.url(NAME));
    await bringUp(before);
    await seedSchool(before, 'SG10001', { accounts: [{ username: 'anna' }, { username: 'bruno' }] });
    await before.close();
    opened.pop();
    const archived = await cluster.archive();
    const live = await open(cluster.url(NAME));
    await write(live, 'update');
    const moment = await live.asOwner(async (tx) => {
      const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(tx);
      return rows[0]?.now ?? '';
    });
    await live.asOwner((tx) => tx.deleteFrom('account').execute());
    await write(live, 'delete');
    const port = await archived.recover(moment);
    const recovered = await open(cluster.url(NAME).replace(/:\d+\//, `:${port}/`));
    await bringUp(recovered);
    const found = await recovered.asOwner(async (tx) => ({
      people: await tx.selectFrom('account').select('uid').orderBy('uid').execute(),
      lines: await tx.selectFrom('audit_entry').select('action').execute(),
      broken: await verifyAudit(tx, 'SG10001'),
    }));
    expect(found.people).toEqual([{ uid: 'anna.SG10001' }, { uid: 'bruno.SG10001' }]);
    expect(found).toMatchObject({ lines: [{ action: 'update' }], broken: undefined });
    await write(recovered, 'update');
    expect(await recovered.asOwner((tx) => tx.selectFrom('account').select('uid').execute())).toHaveLength(2);
  });
});
