import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { migrate } from '../../../provider/db/migrate';
import { migration, migrations } from '../../../provider/db/migrations';
import { openDatabase } from '../../../provider/db/openDatabase';
import { writeSetting } from '../../../provider/db/settings';
import { StartupError } from '../../../provider/db/startupError';
import { databasePlace, testDatabase } from '../../fixtures/database';

const applied = (db: Database) =>
  db.asOwner((tx) => tx.selectFrom('migration').select('name').orderBy('name').execute());

describe('the migrations', () => {
  let db: Database;
  beforeEach(async () => {
    db = await testDatabase();
  });
  afterEach(() => db.close());

  it('are numbered, each number once', () => {
    const numbers = migrations.map(({ name }) => name.slice(0, 4));
    expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
    expect(numbers).toEqual([...new Set(numbers)].sort());
  });

  it('are all applied and change nothing when run again', async () => {
    await migrate(db);
    expect(await applied(db)).toEqual(migrations.map(({ name }) => ({ name })));
  });

  it('apply what is new, once, when two run at the same time', async () => {
    const more = [
      ...migrations,
      migration('9001_one', 'create table one (a int); insert into one values (1)'),
      migration('9002_two', 'insert into one values (2)'),
    ];
    await Promise.all([migrate(db, more), migrate(db, more), migrate(db, more)]);
    const { rows } = await db.pool.query('select a from one order by a');
    expect(rows).toEqual([{ a: 1 }, { a: 2 }]);
  });

  it('leave nothing behind of one that fails, and keep those before it', async () => {
    const broken = [
      ...migrations,
      migration('9001_good', 'create table good (a int)'),
      migration('9002_broken', 'create table half (a int); select 1 / 0'),
    ];
    await expect(migrate(db, broken)).rejects.toThrow('division by zero');
    const { rows } = await db.pool.query(`select to_regclass('good') as good, to_regclass('half') as half`);
    expect(rows).toEqual([{ good: 'good', half: null }]);
  });

  it('refuse a database of a newer version in one sentence', async () => {
    const breaking = '-- Breaks the version before: a column has gone.\nselect 1';
    await migrate(db, [
      ...migrations,
      migration('9001_future', breaking),
      migration('9002_more', 'select 1'),
    ]);
    await expect(migrate(db)).rejects.toThrow(StartupError);
    await expect(migrate(db)).rejects.toThrow(
      'written by a newer version of this program (it has "9001_future")',
    );
  });

  it('refuse a database of a version before 1.0.0 with what to do, and leave it as it is', async () => {
    await db.asOwner(async (tx) => {
      await tx.deleteFrom('migration').execute();
      await tx.insertInto('migration').values({ name: '0001_roles', checksum: '' }).execute();
      await writeSetting(tx, 'migrationThatBreaks', { name: '0206_brought_contracts' });
    });
    const advice = {
      pglite:
        'name an empty folder with DATA_DIR, or, where it holds the demo, make that again with "npm run demo:reset"',
      postgresql: 'name an empty one with DATABASE_URL',
    };
    await expect(migrate(db)).rejects.toThrow(
      new StartupError(
        `The database was made by a version before 1.0.0, and cannot be brought up to this version: ${advice[db.kind]}.`,
      ),
    );
    expect(await applied(db)).toEqual([{ name: '0001_roles' }]);
  });

  it('let the version before run beside one that only adds, and say so', async () => {
    const told: string[] = [];
    await migrate(db, [...migrations, migration('9001_adds', 'create table added (a int)')]);
    await migrate(db, migrations, { log: (message) => told.push(message) });
    expect(told).toEqual([
      'The database is ahead of this version, which runs beside the newer one (9001_adds).',
    ]);
  });

  it('refuse a file that was changed after it had been applied', async () => {
    const [first, second, ...rest] = migrations;
    if (!first || !second) throw new Error('There are migrations.');
    const changed = [first, migration(second.name, `${second.text}\n-- changed`), ...rest];
    await expect(migrate(db, changed)).rejects.toThrow(
      `${second.name} was changed after it had been applied`,
    );
  });

  it('take a file with other line ends for the same', async () => {
    const windows = migrations.map(({ name, text }) => migration(name, text.replaceAll('\n', '\r\n')));
    await expect(migrate(db, windows)).resolves.toEqual([]);
  });
});

describe('a place for a test', () => {
  it('holds a migrated database that outlives its closing', async () => {
    const place = await databasePlace();
    const first = await openDatabase(place.options);
    await first.asPlatform((tx) => tx.insertInto('setting').values({ name: 'a', value: '1' }).execute());
    await first.close();
    const second = await openDatabase(place.options);
    const found = await second.asPlatform((tx) =>
      tx.selectFrom('setting').select('value').where('name', '=', 'a').execute(),
    );
    expect(found).toEqual([{ value: 1 }]);
    await second.close();
    await place.remove();
  });
});
