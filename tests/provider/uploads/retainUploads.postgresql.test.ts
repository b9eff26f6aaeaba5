import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Tx } from '../../../provider/db/database';
import { addUpload, goOn } from '../../../provider/db/uploads';
import { createDiskStore } from '../../../provider/objects/disk/diskStore';
import type { ObjectStore } from '../../../provider/objects/objectStore';
import { fileRemovalWorker } from '../../../provider/uploads/removeFile';
import { cleanUploads, compareUploads } from '../../../provider/uploads/retainUploads';
import { testDatabase } from '../../fixtures/database';
import { doDueJobs } from '../../fixtures/dueJobs';
import { seedSchool } from '../../fixtures/seedSchool';
import { whileHeld } from '../../fixtures/whileHeld';

const LONG_AGO = new Date('2026-09-01T10:00:00Z');
const now = new Date('2026-09-09T10:00:00Z');
const clock = { now: () => now };
const customer_code = 'SG10001';

let db: Database;
let dataDir: string;
beforeAll(async () => {
  db = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'sportello-keep-'));
  await seedSchool(db, customer_code, { accounts: [] });
});
afterAll(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('keeps an upload that somebody goes on with while it is let go of', async () => {
  const objects = createDiskStore({
    dataDir,
    publicUrl: 'http://localhost:1',
    clock,
    key: async () => 'k',
  });
  const id = randomUUID();
  const store_id = await objects.begin({ customerCode: customer_code, id }, 10);
  const row = await db.asOwner((tx) =>
    addUpload(tx, {
      customer_code,
      id,
      folder: 'f',
      name: id,
      size: 10,
      part_size: 10,
      store: 'disk',
      store_id,
      by_uid: 'a',
      by_name: 'A',
      begun_at: LONG_AGO,
      last_at: LONG_AGO,
    }),
  );
  const cleaned = await whileHeld(db, (tx) => goOn(tx, row, now), [() => cleanUploads({ db, clock })]);
  expect(cleaned).toEqual([0]);
  expect(await doDueJobs(db, clock, fileRemovalWorker({ objects }))).toBe(0);
  expect(await db.asOwner((tx) => tx.selectFrom('upload').select('id').execute())).toEqual([{ id }]);
  expect(
    await objects.parts({
      customerCode: customer_code,
      id,
      size: 10,
      storeId: store_id,
    }),
  ).toEqual([]);
});

it('compares what all schools have some at a time, and finds each that is on one side alone', async () => {
  await db.asOwner((tx) =>
    sql`insert into stored_file (customer_code, id, resource, record, field, store, sha256)
      select ${customer_code}, gen_random_uuid(), 'r', n::text, 'f', 's3', 'a' from generate_series(1, 11000) n`.execute(
      tx,
    ),
  );
  const rows = await db.asOwner((tx) => tx.selectFrom('stored_file').select('id').orderBy('id').execute());
  let most = 0;
  const counting = (tx: Tx) =>
    tx.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        most = Math.max(most, result.rows.length);
        return result;
      },
    }) as Tx;
  const asPlatform: Database['asPlatform'] = (work) => db.asPlatform((tx) => work(counting(tx)));
  const others = [randomUUID(), 'of another program'];
  const objects = {
    kind: 's3',
    async *list() {
      for (const id of [...rows.slice(3).map((row) => row.id), ...others])
        yield { customerCode: customer_code, id, state: 'whole' };
    },
  } as unknown as ObjectStore;
  const options = { db: { ...db, asPlatform }, clock, objects, log: () => undefined };
  expect(await compareUploads(options)).toEqual({ rowsWithoutObject: 3, objectsWithoutRow: 2 });
  expect(most).toBeLessThanOrEqual(5000);
});
