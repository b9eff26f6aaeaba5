import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { changeIndexes, oweIndexes } from './changeIndexes';
import type { Database, Tx } from './database';
import { EarlierDatabase } from './earlierDatabase';
import { partsOf } from './migrationParts';
import { type Migration, migrations } from './migrations';
import { refuseMissingRoles } from './postgresql/ourRoles';
import { readSetting, writeSetting } from './settings';
import { StartupError } from './startupError';
import { unavailableOr } from './unavailable';

/** Advisory lock, a number used for nothing else: processes that start together migrate one after the other. */
const LOCK = 7_200_100;

/** Milliseconds between two checks whether another process has finished migrating. */
const TURN = 200;

/**
 * Milliseconds for which a migration waits for a table, while all later statements on the table queue behind it. It is
 * much less than PostgreSQL's deadlock_timeout (one second), so that in a deadlock the migration gives up and the
 * request is never aborted.
 */
const WAITS_FOR_TABLE = 200;

export interface Migrating {
  /**
   * Receives a message when a table is in use, when an index is created, and when the database is of a newer version.
   */
  readonly log?: (message: string) => void;
  /**
   * Maximum number of attempts to lock a table that is in use. The default attempts and their pauses take five minutes.
   */
  readonly tries?: number;
  /** Milliseconds between two attempts, in which others continue. */
  readonly pause?: number;
}

/**
 * Migrates the database to this version. It can be repeated, run in several processes at once, and run while others
 * serve. Each migration is one transaction, which waits only briefly for a table before it is rolled back and tried
 * again. Indexes of existing tables are created or dropped after it, outside any transaction.
 * @returns the names of the applied migrations
 * @throws EarlierDatabase when the database was made before the baseline
 * @throws StartupError when the database belongs to a newer version that breaks this one or to another program, or its
 *   user may not change it; when an applied file was changed, roles are missing, or a table stayed in use
 */
export async function migrate(
  db: Database,
  known: readonly Migration[] = migrations,
  { log = () => undefined, tries = 150, pause = 2000 }: Migrating = {},
): Promise<readonly string[]> {
  // The embedded database has a single session, so nobody else uses it.
  if (db.kind === 'pglite') return applyAll(db, known, { log, tries, pause });
  await refuseMissingRoles(db.pool);
  const turn = await takeTurn(db.pool);
  try {
    return await applyAll(db, known, { log, tries, pause, turn });
  } finally {
    await turn.end();
  }
}

/** The right to migrate, held by one process at a time. */
interface MigrationLock {
  /** @throws Error if its connection was lost, so that another process may hold it */
  refuseLost(): Promise<void>;
  end(): Promise<void>;
}

/**
 * Waits until no other process migrates, and takes the lock. It is held in a separate idle transaction and polled for,
 * because `create index concurrently` waits for every running statement and would wait for a statement that waits for
 * the lock.
 */
async function takeTurn(pool: Pool): Promise<MigrationLock> {
  const client = await pool.connect();
  const end = async () => {
    const failure = await client.query('rollback').catch((error: Error) => error);
    client.release(failure instanceof Error ? failure : undefined);
  };
  try {
    for (;;) {
      await client.query('begin; set local idle_in_transaction_session_timeout = 0');
      const { rows } = await client.query(`select pg_try_advisory_xact_lock(${LOCK}) as taken`);
      if (rows[0]?.taken) return { refuseLost: async () => void (await client.query('select 1')), end };
      await client.query('rollback');
      await wait(TURN);
    }
  } catch (error) {
    await end();
    throw unavailableOr(error);
  }
}

async function applyAll(
  db: Database,
  known: readonly Migration[],
  { log, tries, pause, turn }: Required<Migrating> & { readonly turn?: MigrationLock },
): Promise<readonly string[]> {
  const applied: string[] = [];
  // False for an empty database, whose tables nobody else can have open.
  let beside: boolean | undefined;
  for (let failed = 0; ; ) {
    try {
      await turn?.refuseLost();
      await changeIndexes(db, log);
      beside ??= turn !== undefined && !(await db.asOwner(isEmpty));
      const name = await db.asOwner((tx) => applyNext(tx, db.kind, known, log, beside === true));
      if (name === undefined) return applied;
      applied.push(name);
      failed = 0;
    } catch (error) {
      const code = codeOf(error);
      if (code === NOT_ALLOWED) throw notAllowed(error as Error);
      if (code !== IN_USE && code !== DEADLOCK) throw error;
      failed += 1;
      if (failed >= tries) throw stillInUse((error as Error).message);
      log(`A table that a migration needs is in use: it is tried again (${failed} of ${tries}).`);
      await wait(pause);
    }
  }
}

/** Returns PostgreSQL's error code, also of a wrapped error. */
function codeOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return code ?? cause?.code;
}

/** PostgreSQL's deadlock_detected. */
const DEADLOCK = '40P01';

/** PostgreSQL's lock_not_available. */
const IN_USE = '55P03';

const stillInUse = (message: string) =>
  new StartupError(
    `The database was not brought up to this version: somebody holds a table that a migration needs (${message}). End long queries and backups (pg_stat_activity tells them), then start again; nothing was changed by half.`,
  );

/** PostgreSQL's insufficient_privilege. */
const NOT_ALLOWED = '42501';

const notAllowed = (error: Error) =>
  new StartupError(
    `DATABASE_URL cannot be used. Its user may not make what we need (${error.message}): let it own the database and create roles (createrole), or see what "npm run operator -- database roles" prints.`,
    { cause: error },
  );

/** PostgreSQL's duplicate_table, duplicate_object, duplicate_function, duplicate_column. */
const taken = ['42P07', '42710', '42723', '42701'];

const notAlone = ({ name }: Migration, error: Error) =>
  new StartupError(
    `DATABASE_URL cannot be used. Its database holds what is not ours (${error.message}), so that it cannot be brought up to this version (${name}): restore a backup of ours into an empty one, or begin with an empty one.`,
    { cause: error },
  );

async function isEmpty(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('migration') is not null as there`.execute(tx);
  return !rows[0]?.there || !(await tx.selectFrom('migration').select('name').limit(1).executeTakeFirst());
}

/**
 * Applies the next missing migration. @param beside true if others may be using this database
 * @returns its name; undefined if none is missing
 */
async function applyNext(
  tx: Tx,
  kind: Database['kind'],
  known: readonly Migration[],
  log: (message: string) => void,
  beside: boolean,
): Promise<string | undefined> {
  await sql`create table if not exists migration (name text primary key, checksum text not null)`.execute(tx);
  const done = await tx.selectFrom('migration').selectAll().orderBy('name').execute();
  if (done.length === 0) await refuseOthers(tx);
  refuseEarlier(kind, done, known);
  await refuseNewer(tx, done, known);
  refuseChanged(done, known);
  const next = known.find(({ name }) => !done.some((row) => row.name === name));
  if (!next) {
    const ahead = done.filter((row) => !known.some(({ name }) => name === row.name));
    if (ahead.length > 0)
      log(`The database is ahead of this version, which runs beside the newer one (${namesOf(ahead)}).`);
    return undefined;
  }
  const { text, indexes } = beside ? partsOf(next.text) : { text: next.text, indexes: [] };
  await sql.raw(`set local lock_timeout = ${WAITS_FOR_TABLE}`).execute(tx);
  await sql
    .raw(text)
    .execute(tx)
    .catch((error) => {
      throw taken.includes((error as { code?: string }).code ?? '') ? notAlone(next, error) : error;
    });
  await oweIndexes(tx, indexes);
  await tx.insertInto('migration').values({ name: next.name, checksum: next.checksum }).execute();
  if (next.breaks) await writeSetting(tx, BREAKS, { name: next.name } satisfies Breaks);
  return next.name;
}

/** Setting with the name of the newest breaking migration: a version that does not contain it refuses to start. */
const BREAKS = 'migrationThatBreaks';
interface Breaks {
  readonly name: string;
}

const namesOf = (rows: readonly Applied[]) => rows.map(({ name }) => name).join(', ');

async function refuseOthers(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> 'migration' order by tablename limit 3`.execute(tx);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new StartupError(
    `DATABASE_URL cannot be used. Its database holds tables that are not ours (${names}): create an empty one.`,
  );
}

interface Applied {
  readonly name: string;
  readonly checksum: string;
}

/** Refuses a database that was made before the baseline of 1.0.0, whose migrations no longer exist. */
function refuseEarlier(
  kind: Database['kind'],
  done: readonly Applied[],
  [first]: readonly Migration[],
): void {
  if (done.length > 0 && first && !done.some(({ name }) => name === first.name))
    throw new EarlierDatabase(kind);
}

/**
 * Refuses a newer database only if one of its migrations declares that it breaks earlier versions; all others only
 * add, so the previous version continues to work.
 */
async function refuseNewer(tx: Tx, done: readonly Applied[], known: readonly Migration[]): Promise<void> {
  const isKnown = (wanted: string) => known.some(({ name }) => name === wanted);
  if (done.every(({ name }) => isKnown(name))) return;
  const breaks = await readSetting<Breaks>(tx, BREAKS);
  if (!breaks || isKnown(breaks.name)) return;
  throw new StartupError(
    `The database was written by a newer version of this program (it has "${breaks.name}"): start that version, or restore a backup made before it.`,
  );
}

function refuseChanged(done: readonly Applied[], known: readonly Migration[]): void {
  const changed = done.find((row) => known.some((k) => k.name === row.name && k.checksum !== row.checksum));
  if (!changed) return;
  throw new StartupError(
    `The migration ${changed.name} was changed after it had been applied to this database: restore the file and write a new migration instead.`,
  );
}

/** Returns the names of the migrations that the database lacks. */
export async function notApplied(
  tx: Tx,
  known: readonly Migration[] = migrations,
): Promise<readonly string[]> {
  const done = await tx.selectFrom('migration').select('name').execute();
  return known.map(({ name }) => name).filter((name) => !done.some((row) => row.name === name));
}
