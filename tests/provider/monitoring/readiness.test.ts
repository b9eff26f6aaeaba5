import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../provider/config';
import type { Database } from '../../../provider/db/database';
import { vaultOf } from '../../../provider/db/sealed';
import { whyNotReady } from '../../../provider/monitoring/readiness';
import { testDatabase } from '../../fixtures/database';

/** A file system of Linux on which nobody can write. */
const FULL = '/proc';

describe('a process is ready', () => {
  let db: Database;
  const config = readConfig({});
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.close());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Sets this machine's clock off by this number of seconds. */
  const off = (seconds: number) => {
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
    return whyNotReady(db, config);
  };

  it('while its database, its disk and its clock are as they should be', async () => {
    expect(await whyNotReady(db, config)).toEqual([]);
  });

  it('not while the database cannot be written', async () => {
    const rights = (what: string) => db.asOwner((tx) => sql.raw(`${what} sportello_platform`).execute(tx));
    await rights('revoke insert on call_count from');
    try {
      expect(await whyNotReady(db, config)).toEqual([
        'The database cannot be used: permission denied for table call_count',
      ]);
    } finally {
      await rights('grant insert on call_count to');
    }
    expect(await whyNotReady(db, config)).toEqual([]);
  });

  it('not while its key does not open what it seals', async () => {
    const vault = await db.asPlatform(async (tx) => vaultOf(tx));
    vi.spyOn(vault, 'open').mockImplementation(() => {
      throw new Error('The key does not fit.');
    });
    expect(await whyNotReady(db, config)).toEqual(['The database cannot be used: The key does not fit.']);
  });

  it('not while its clock and that of the database are more than 30 seconds apart', async () => {
    expect(await off(-20)).toEqual([]);
    expect(await off(20)).toEqual([]);
    for (const seconds of [-3600, 3600]) {
      expect(await off(seconds)).toEqual([
        expect.stringMatching(
          /^The clock of this machine is 3(600|59\d) seconds off that of the database\.$/,
        ),
      ]);
    }
  });

  it.skipIf(!existsSync(`${FULL}/self`))('not while the disk of its data is full', async () => {
    expect(await whyNotReady(db, { ...config, dataDir: FULL })).toEqual([
      'The disk of /proc is nearly full.',
    ]);
    const elsewhere = { databaseUrl: 'postgres://there', s3: { endpoint: 'https://there' } } as never;
    expect(await whyNotReady(db, { ...config, ...(elsewhere as object), dataDir: FULL })).toEqual([]);
  });
});
