import type { PoolClient } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { migrate } from '../../../provider/db/migrate';
import { migration, migrations } from '../../../provider/db/migrations';
import { openDatabase } from '../../../provider/db/openDatabase';
import { StartupError } from '../../../provider/db/startupError';
import { databaseBeside, databasePlace } from '../../fixtures/database';
import { lastRelease } from '../../fixtures/lastRelease';
import { laterMigrations } from '../../fixtures/laterMigrations';
import { onDatabase } from '../../fixtures/postgresqlCluster';

const { databaseUrl: ownerUrl = '', superuserUrl = '' } = inject('databaseTemplate');

/** Opens a new, empty database `count` times for `work`, as its owner or another user. */
async function inEmpty(
  server: string,
  count: number,
  work: (dbs: Database[]) => Promise<void>,
  as: string = server,
) {
  const name = `empty_${Math.random().toString(36).slice(2)}`;
  await onDatabase(server, `create database ${name}`);
  const options = { databaseUrl: databaseBeside(as, name), dataDir: '', secretKeys: ['only-for-tests'] };
  const dbs = await Promise.all(Array.from({ length: count }, () => openDatabase(options)));
  try {
    await work(dbs);
  } finally {
    await Promise.all(dbs.map((db) => db.close()));
    await onDatabase(server, `drop database ${name}`);
  }
}

describe('an empty database', () => {
  it('is migrated by an owner that is no superuser, from two processes that start together', async () => {
    await inEmpty(ownerUrl, 2, async ([a, b]) => {
      await Promise.all([a && migrate(a), b && migrate(b)]);
      const applied = await a?.asOwner((tx) => tx.selectFrom('migration').select('name').execute());
      expect(applied).toHaveLength(migrations.length);
    });
  });

  it('is migrated by a superuser too, and binds the API as well', async () => {
    await inEmpty(superuserUrl, 1, async ([db]) => {
      if (db) await migrate(db);
      await db?.pool.query(
        `insert into school (customer_code, cod_min, name, city) values ('SG10001', 'X', 'X', 'X')`,
      );
      const see = (customerCode: string) =>
        db?.inSchool({ customerCode, person: 'p' }, (tx) => tx.selectFrom('school').select('city').execute());
      expect(await see('SG10002')).toEqual([]);
      expect(await see('SG10001')).toEqual([{ city: 'X' }]);
    });
  });

  it('is asked for where there are tables of another program, which stay', async () => {
    await inEmpty(ownerUrl, 1, async ([db]) => {
      await db?.pool.query('create table account (mine int)');
      await expect(db && migrate(db)).rejects.toThrow(
        new StartupError(
          'DATABASE_URL cannot be used. Its database holds tables that are not ours (account): create an empty one.',
        ),
      );
      const { rows } =
        (await db?.pool.query('select tablename from pg_tables where schemaname = $1', ['public'])) ?? {};
      expect(rows).toEqual([{ tablename: 'account' }]);
    });
  });

  it('is asked for where an older version began among the tables of another program', async () => {
    await inEmpty(ownerUrl, 1, async ([db]) => {
      const [first, ...rest] = migrations;
      if (db && first) await migrate(db, [first]);
      await db?.pool.query('create table school (mine int)');
      const migration = db && migrate(db);
      await expect(migration).rejects.toThrow(StartupError);
      await expect(migration).rejects.toThrow(
        `DATABASE_URL cannot be used. Its database holds what is not ours (relation "school" already exists), so that it cannot be brought up to this version (${rest[0]?.name}): restore a backup of ours into an empty one, or begin with an empty one.`,
      );
      const { rows } = (await db?.pool.query('select mine from school')) ?? {};
      expect(rows).toEqual([]);
    });
  });

  it('is refused to a user who may not make what we need, in a sentence', async () => {
    const refused = async ([db]: Database[]) => {
      const migration = db && migrate(db);
      await expect(migration).rejects.toThrow(StartupError);
      await expect(migration).rejects.toThrow(
        'DATABASE_URL cannot be used. Its user may not make what we need (permission denied for schema public): let it own the database and create roles (createrole), or see what "npm run operator -- database roles" prints.',
      );
    };
    await inEmpty(superuserUrl, 1, refused, ownerUrl);
  });
});

describe('a migration of a table that somebody reads', () => {
  it('waits a moment at a time, so that the others go on, is given up in a sentence, and is done when the reader is', async () => {
    const place = await databasePlace();
    const [db, other] = await Promise.all([openDatabase(place.options), openDatabase(place.options)]);
    const widened = [...migrations, migration('9001_wider', 'alter table school add column wider text')];
    const reader = await other.pool.connect();
    await reader.query('begin; select 1 from school');
    await expect(migrate(db, widened, { tries: 1 })).rejects.toThrow(
      /^The database was not brought up to this version: somebody holds a table that a migration needs/,
    );
    const told: string[] = [];
    const log = (message: string) => {
      told.push(message);
      void reader.query('commit');
    };
    expect(await migrate(db, widened, { log, pause: 1 })).toEqual(['9001_wider']);
    expect(told[0]).toBe('A table that a migration needs is in use: it is tried again (1 of 150).');
    reader.release();
    await Promise.all([db.close(), other.close()]);
    await place.remove();
  });
});

/** Returns the schema of a database. */
async function shapeOf(db: Database): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ line: string }>(`
    select indexdef as line from pg_indexes where schemaname = 'public'
    union all
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
      from information_schema.columns where table_schema = 'public'
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select 'invalid ' || indexrelid::regclass from pg_index where not indisvalid
    order by 1`);
  return rows.map(({ line }) => line);
}

/** Resolves when a session of this database waits for a lock. */
const somebodyWaits = (db: Database) =>
  expect
    .poll(async () => {
      const { rows } = await db.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);

describe('a migration of tables that the version before reads and writes', () => {
  const indexes = migration(
    '9001_indexes',
    '-- Two tables; the semicolon in here ends nothing.\ncreate index one on school (city);\ncreate index two on account (sn)',
  );

  async function besideOthers(work: (db: Database, other: PoolClient) => Promise<void>) {
    const place = await databasePlace();
    const [db, beside] = await Promise.all([openDatabase(place.options), openDatabase(place.options)]);
    const other = await beside.pool.connect();
    try {
      await work(db, other);
    } finally {
      other.release(true);
      await Promise.all([db.close(), beside.close()]);
      await place.remove();
    }
  }

  it('makes indexes without keeping anybody from any of them, and waits for a person who writes in one', async () => {
    await besideOthers(async (db, other) => {
      await other.query('begin; lock table account in row exclusive mode');
      const migrating = migrate(db, [...migrations, indexes], { pause: 1 });
      await somebodyWaits(db);
      await other.query('lock table school in row exclusive mode nowait');
      await other.query('commit');
      expect(await migrating).toEqual(['9001_indexes']);
      const { rows } = await db.pool.query(
        `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
         where indexrelid in ('one'::regclass, 'two'::regclass) order by 1`,
      );
      expect(rows).toEqual([
        { name: 'one', valid: true },
        { name: 'two', valid: true },
      ]);
    });
  });

  it('gives up, and not the request, where both wait for each other, and tries again', async () => {
    const both = migration(
      '9001_both',
      'alter table school add column wider text; alter table account add column wider text',
    );
    await besideOthers(async (db, other) => {
      await other.query('begin; select from account limit 1');
      const told: string[] = [];
      const log = (message: string) => void told.push(message);
      const migrating = migrate(db, [...migrations, both], { log, pause: 1 });
      await somebodyWaits(db);
      await other.query('select from school limit 1');
      await other.query('commit');
      expect(await migrating).toEqual(['9001_both']);
      expect(told.length).toBeGreaterThan(0);
    });
  });

  it('makes an index anew that an interrupted building left unusable', async () => {
    await besideOthers(async (db) => {
      for (const code of ['SG10001', 'SG10002'])
        await db.pool.query(
          `insert into school (customer_code, cod_min, name, city) values ('${code}', 'X', 'X', 'Roma')`,
        );
      const unique = migration('9001_unique', 'create unique index one_city on school (city)');
      await expect(migrate(db, [...migrations, unique])).rejects.toThrow('could not create unique index');
      const valid = async () =>
        (
          await db.pool.query(
            `select indisvalid as valid from pg_index where indexrelid = to_regclass('one_city')`,
          )
        ).rows;
      expect(await valid()).toEqual([{ valid: false }]);
      await db.pool.query(`update school set city = 'Pisa' where customer_code = 'SG10002'`);
      await migrate(db, [...migrations, unique]);
      expect(await valid()).toEqual([{ valid: true }]);
      const { rows } = await db.pool.query(`select 1 from setting where name = 'indexesToChange'`);
      expect(rows).toEqual([]);
    });
  });

  it('leaves what it leaves in an empty database, from whichever version it begins', async () => {
    const { lastMigration, remove } = lastRelease();
    remove();
    const before = migrations.filter(({ name }) => `${name}.sql` <= lastMigration);
    const shapes: (readonly string[])[] = [];
    for (const first of [[], migrations.slice(0, 1), before]) {
      await inEmpty(ownerUrl, 1, async ([db]) => {
        if (!db) return;
        if (first.length > 0) await migrate(db, first);
        await migrate(db, [...migrations, ...laterMigrations]);
        shapes.push(await shapeOf(db));
      });
    }
    const [whole, ...others] = shapes;
    expect(whole?.length).toBeGreaterThan(500);
    for (const other of others) expect(other).toEqual(whole);
  });
});
