import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DurableFiles } from '../../../provider/db/durableFiles.js';

describe('the files of the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-durable-'));
  const synced = vi.spyOn(fs, 'fsyncSync');
  let pglite: PGlite;
  beforeAll(async () => {
    syncBuiltinESMExports();
    const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
    pglite = await PGlite.create({
      fs: new DurableFiles(folder),
      startParams: [...startParams, '-c', 'wal_sync_method=fsync'],
    });
    await pglite.exec('create table t (a int)');
  });
  afterAll(async () => {
    await pglite.close();
    synced.mockRestore();
    syncBuiltinESMExports();
    rmSync(folder, { recursive: true });
  });

  const syncsOf = async (statement: string) => {
    synced.mockClear();
    await pglite.exec(statement);
    return synced.mock.calls.length;
  };

  it('are on the disk before a commit is acknowledged', async () => {
    for (let n = 0; n < 5; n++) expect(await syncsOf(`insert into t values (${n})`)).toBe(1);
    expect(await syncsOf('select * from t')).toBe(0);
  });

  it('are all on the disk, and their folders, when a checkpoint is', async () => {
    expect(await syncsOf('checkpoint')).toBeGreaterThan(5);
  });
});
