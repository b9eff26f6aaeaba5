import { describe, expect, inject, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { migrate } from '../../../provider/db/migrate';
import { migration, migrations } from '../../../provider/db/migrations';
import { openDatabase } from '../../../provider/db/openDatabase';
import { StartupError } from '../../../provider/db/startupError';
import { databaseBeside, databasePlace } from '../../fixtures/database';
import { onDatabase } from '../../fixtures/postgresqlCluster';

const { databaseUrl: ownerUrl = '', superuserUrl = '' } = inject('databaseTemplate');

/** Opens a new, empty database `count` times for `work`, as its owner or as somebody else. */
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
        'DATABASE_URL cannot be used. Its user may not make what we need (permission denied for schema public): let it own the database and create roles (createrole).',
      );
    };
    await inEmpty(superuserUrl, 1, refused, ownerUrl);
  });
});

describe('a migration of a table that somebody reads', () => {
  it('waits a second at a time, so that the others go on, is given up in a sentence, and is done when the reader is', async () => {
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
    expect(told[0]).toBe('A table that a migration needs is in use: it is tried again (1 of 100).');
    reader.release();
    await Promise.all([db.close(), other.close()]);
    await place.remove();
  });
});
