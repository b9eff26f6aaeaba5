import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, DatabaseUnavailable } from '../../../provider/db/database';
import { openDatabase } from '../../../provider/db/openDatabase';
import { Engine } from '../../../provider/db/pglite/engine';
import { simpleQuery } from '../../../provider/db/pglite/messages';
import { StartupError } from '../../../provider/db/startupError';
import { type Bundle, bundle } from '../../fixtures/bundle';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { eventually } from '../../fixtures/eventually';

let place: DatabasePlace;
let dataDir: string;
beforeEach(async () => {
  place = await databasePlace();
  dataDir = place.options.dataDir;
});
afterEach(() => place.remove());

const refusal = async () => {
  const error = await openDatabase({ dataDir }).catch((e) => e);
  expect(error).toBeInstanceOf(StartupError);
  return error.message;
};

describe('a database that stays open in development', () => {
  it('goes on with the next provider, which finds nothing of the one before in its session', async () => {
    const engine = new Engine(join(dataDir, 'database'));
    const first = await openDatabase({ dataDir, engine });
    await first.asOwner((tx) => sql`create table kept (name text)`.execute(tx));
    // Leftovers of a failed provider: its role, a prepared statement, a transaction.
    for (const left of ['prepare c1_s as select 1', 'begin', 'set local role sportello_app'])
      await engine.exec(simpleQuery(left));
    await first.close();
    const next = await openDatabase({ dataDir, engine });
    const client = await next.pool.connect();
    await client.query({ name: 's', text: 'select 1' });
    const { rows } = await client.query('select current_user as who, (select count(*) from kept) as kept');
    expect(rows).toEqual([{ who: 'postgres', kept: expect.anything() }]);
    client.release();
    await next.close();
    await engine.close();
    await (await openDatabase({ dataDir })).close();
  });
});

describe('a data folder', () => {
  it('is refused while a process uses it, by its number, and free again when that closes', async () => {
    const db = await openDatabase({ dataDir });
    expect(await refusal()).toContain(`${dataDir} is in use by process ${process.pid}`);
    await db.close();
    await (await openDatabase({ dataDir })).close();
  });

  it('is taken over from a process of a version before that crashed, even when its number was given to another', async () => {
    for (const left of ['4194304 1', `${process.pid} 1`]) {
      rmSync(join(dataDir, 'lock'), { recursive: true, force: true });
      writeFileSync(join(dataDir, 'lock'), left);
      const db = await openDatabase({ dataDir });
      await expect(db.ping()).resolves.not.toThrow();
      await db.close();
    }
  });

  it('is refused when it cannot be written', async () => {
    const isRoot = process.getuid?.() === 0;
    chmodSync(dataDir, 0o555);
    // Root may write everywhere: temporarily switches to an unprivileged user.
    if (isRoot) process.seteuid?.(65_534);
    try {
      expect(await refusal()).toContain(`${dataDir} cannot be written (EACCES)`);
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(dataDir, 0o755);
    }
  });

  it('is refused when it was written by a newer version', async () => {
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '19\n');
    expect(await refusal()).toContain('was written by a newer version of this program');
  });

  it('is refused when the database in it is damaged, and not left locked', async () => {
    rmSync(join(dataDir, 'database', 'global'), { recursive: true });
    expect(await refusal()).toContain('cannot be opened');
    expect(await refusal()).toContain('cannot be opened');
  });

  it('is made good when the first start was killed half way', async () => {
    rmSync(join(dataDir, 'database'), { recursive: true });
    mkdirSync(join(dataDir, 'database.new', 'base'), { recursive: true });
    const db = await openDatabase({ dataDir });
    await expect(db.ping()).resolves.not.toThrow();
    await db.close();
  });
});

describe('an embedded database that stops', () => {
  let db: Database;
  beforeEach(async () => {
    db = await openDatabase({ dataDir, databasePoolSize: 4 });
  });
  afterEach(() => db.close());

  it('is unavailable to who was using it, opens again for the next, and kept what it had acknowledged', async () => {
    await db.asPlatform((tx) => tx.insertInto('setting').values({ name: 'before', value: '1' }).execute());
    const open = db.asPlatform(async (tx) => {
      await tx.insertInto('setting').values({ name: 'half', value: '1' }).execute();
      // The only known statement that terminates PGlite: it cannot read from a client.
      await sql`copy setting from stdin`.execute(tx);
      await tx.insertInto('setting').values({ name: 'other half', value: '1' }).execute();
    });
    const waiting = db.asPlatform((tx) => tx.selectFrom('setting').select('name').execute());
    await expect(open).rejects.toThrow(DatabaseUnavailable);
    await waiting.catch((error) => expect(error).toBeInstanceOf(DatabaseUnavailable));
    const names = await db.asPlatform((tx) => tx.selectFrom('setting').select('name').execute());
    expect(names.filter(({ name }) => name !== 'catalogue')).toEqual([{ name: 'before' }]);
  });

  it('says so while a statement still holds up everybody, and goes on when that ends', async () => {
    // A statement that waits until a file beside the tables is removed.
    const file = join(dataDir, 'database', 'held');
    writeFileSync(file, '');
    await db.asOwner((tx) =>
      sql`create function hold() returns void language plpgsql security definer as $$
        begin
          while (pg_stat_file('held', true)).size is not null loop perform pg_sleep(0.02); end loop;
        end $$`.execute(tx),
    );
    const slow = db.asPlatform((tx) => sql`select hold()`.execute(tx));
    const behind = db.asPlatform((tx) => sql`select 1`.execute(tx));
    for (const outcome of await Promise.allSettled([slow, behind])) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    }
    rmSync(file);
    await eventually(() => db.ping());
  });
});

describe('a process that is killed while it writes', () => {
  let programs: Bundle;
  beforeAll(async () => {
    programs = await bundle({
      writer: 'tests/fixtures/writer.ts',
      pgliteWorker: 'provider/db/pgliteWorker.js',
      folderLockWorker: 'provider/db/folderLockWorker.js',
    });
  });
  afterAll(() => programs.remove());

  it('loses nothing that it acknowledged, and leaves nothing half done, from the first start on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sportello-killed-'));
    let acknowledged = -1;
    for (const more of [0, 50]) {
      acknowledged = await writeUntilKilled(folder, acknowledged + 1, more);
      const db = await openDatabase({ dataDir: folder });
      const { rows } = await db.pool.query(`
        select count(*) as pairs, max(halves) as most, min(halves) as least, max(n) as last from
          (select split_part(name, ' ', 1)::int as n, count(*) as halves from setting group by 1) as pair`);
      await db.close();
      expect(rows[0]).toMatchObject({ most: 2, least: 2 });
      // The last one may have been stored without being acknowledged.
      expect(rows[0].last - acknowledged).toBeGreaterThanOrEqual(0);
      expect(rows[0].last - acknowledged).toBeLessThanOrEqual(50);
      acknowledged = rows[0].last;
      expect(rows[0].pairs).toBe(acknowledged + 1);
    }
    rmSync(folder, { recursive: true });
  });

  /**
   * Starts the writer and kills it `more` acknowledged pairs after the first; returns the last number that it printed.
   */
  function writeUntilKilled(folder: string, first: number, more: number): Promise<number> {
    // It is killed within seconds: optimizing PGlite's module would take longer than all its work.
    const args = ['--liftoff-only', join(programs.folder, 'writer.js'), folder, String(first)];
    const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let last = first - 1;
    createInterface(writer.stdout).on('line', (line) => {
      last = Number(line);
      if (last >= first + more) writer.kill('SIGKILL');
    });
    return new Promise((resolve) => writer.on('close', () => resolve(last)));
  }
});
