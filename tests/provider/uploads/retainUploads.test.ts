import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { addUpload } from '../../../provider/db/uploads';
import { createDiskStore } from '../../../provider/objects/disk/diskStore';
import { fileRemovalWorker } from '../../../provider/uploads/removeFile';
import {
  cleanUploads,
  compareNightly,
  compareUploads,
  type RetentionOptions,
} from '../../../provider/uploads/retainUploads';
import { testDatabase } from '../../fixtures/database';
import { doDueJobs } from '../../fixtures/dueJobs';
import { seedSchool } from '../../fixtures/seedSchool';

const DAY = 24 * 60 * 60 * 1000;

describe('keeping uploads', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sportello-keep-'));
  let now = new Date('2026-09-01T22:30:00Z');
  const clock = { now: () => now };
  const said: string[] = [];
  let db: Database;
  let options: RetentionOptions;
  beforeAll(async () => {
    db = await testDatabase();
    for (const school of ['SG10001', 'SG10002']) await seedSchool(db, school, { accounts: [] });
    const objects = createDiskStore({
      dataDir,
      publicUrl: 'http://localhost:1',
      clock,
      key: async () => 'k',
    });
    options = { db, clock, objects, log: (message) => said.push(message) };
  });
  afterAll(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function begin(customer_code: string, lastAt: Date, stored = false): Promise<string> {
    const id = randomUUID();
    await options.objects.begin({ customerCode: customer_code, id }, 10);
    const person = { by_uid: 'a', by_name: 'A' };
    await db.asOwner((tx) =>
      addUpload(tx, {
        customer_code,
        id,
        folder: 'f',
        name: id,
        size: 10,
        part_size: 10,
        store: 'disk',
        store_id: id,
        ...person,
        begun_at: lastAt,
        last_at: lastAt,
      }),
    );
    if (stored) {
      const done = { stored_at: lastAt, sha256: 'a', checked: 'file' } as const;
      await db.asOwner((tx) => tx.updateTable('upload').set(done).where('id', '=', id).execute());
    }
    return id;
  }
  const rows = async () =>
    (await db.asOwner((tx) => tx.selectFrom('upload').select('id').execute())).map(({ id }) => id).sort();
  const arriving = async () => {
    const found: string[] = [];
    for await (const { id } of options.objects.list()) found.push(id);
    return found.sort();
  };

  it('lets go of what nobody went on with for seven days, in every school, and of nothing else', async () => {
    const ago = (days: number) => new Date(now.getTime() - days * DAY);
    await begin('SG10001', ago(7.1));
    await begin('SG10002', ago(30));
    const kept = [await begin('SG10001', ago(6.9)), await begin('SG10002', ago(30), true)].sort();
    expect(await cleanUploads(options)).toBe(2);
    expect(await rows()).toEqual(kept);
    expect(await doDueJobs(db, clock, fileRemovalWorker(options))).toBe(2);
    expect(await arriving()).toEqual(kept);
    expect(await cleanUploads(options)).toBe(0);
  });

  it('finds what is on one side alone, and says how many once a night, after three o’clock', async () => {
    expect(await compareUploads(options)).toEqual({ rowsWithoutObject: 0, objectsWithoutRow: 0 });
    const [lost] = await rows();
    for (const customerCode of ['SG10001', 'SG10002']) {
      await options.objects.abandon({ customerCode, id: lost ?? '', storeId: '' });
      await options.objects.begin({ customerCode, id: randomUUID() }, 1);
    }
    // Half past midnight in Rome.
    expect(await compareNightly(options)).toBeUndefined();
    now = new Date(now.getTime() + 3 * 60 * 60 * 1000);
    const found = { day: '2026-09-02', rowsWithoutObject: 1, objectsWithoutRow: 2 };
    expect(await compareNightly(options)).toEqual(found);
    expect(said).toEqual([
      'Files of schools: 1 in the database without their bytes, 2 in the store that the database does not know.',
    ]);
    expect(await compareNightly(options)).toBeUndefined();
    now = new Date(now.getTime() + DAY);
    expect(await compareNightly(options)).toMatchObject({ ...found, day: '2026-09-03' });
  });

  it('does not miss the bytes of an export that failed, nor of a file that no record has', async () => {
    const before = await compareUploads(options);
    const school = { customer_code: 'SG10001', store: 'disk' as const };
    await db.asOwner(async (tx) => {
      const request = { applicazioni: '[]', cognome_nome_supervisor: 'A', des_email: 'a@example.org' };
      await tx
        .insertInto('export_request')
        .values({
          ...school,
          ...request,
          prg_richiesta: 1,
          data_rich: now,
          failed: true,
          object_id: randomUUID(),
        })
        .execute();
      await tx
        .insertInto('stored_file')
        .values({ ...school, id: randomUUID(), resource: 'r', field: 'f', sha256: 'a', let_go_at: now })
        .execute();
    });
    expect(await compareUploads(options)).toEqual(before);
    await db.asOwner((tx) => tx.updateTable('export_request').set({ nome_file: 'a.zip' }).execute());
    await db.asOwner((tx) => tx.updateTable('stored_file').set({ let_go_at: null, record: 'x' }).execute());
    expect(await compareUploads(options)).toEqual({
      ...before,
      rowsWithoutObject: before.rowsWithoutObject + 2,
    });
  });

  it('does not miss what is begun while it looks, nor finds too much of what is let go of', async () => {
    const before = await compareUploads(options);
    const gone = await begin('SG10001', now);
    const { objects } = options;
    /** Changes happen after the store was listed. */
    const list: typeof objects.list = async function* () {
      yield* objects.list();
      await begin('SG10001', now);
      await db.asOwner((tx) => tx.deleteFrom('upload').where('id', '=', gone).execute());
    };
    expect(await compareUploads({ ...options, objects: { ...objects, list } })).toEqual(before);
  });
});
