import { sql } from 'kysely';
import type { Database, Tx } from './database';
import { type Migration, migrations } from './migrations';
import { StartupError } from './startupError';

/** Any number that nothing else locks: two processes that start together migrate one after the other. */
const LOCK = 7_200_100;

/**
 * Brings the database up to this version, one transaction per migration; safe to run again and by several
 * processes at once.
 * @throws StartupError when the database is from a newer version, another program's or not ours to change, or an
 *   applied file was changed
 */
export async function migrate(db: Database, known: readonly Migration[] = migrations): Promise<void> {
  let applied = true;
  while (applied) {
    applied = await db
      .asOwner((tx) => applyNext(tx, known))
      .catch((error) => {
        throw (error as { code?: unknown }).code === NOT_ALLOWED ? notAllowed(error) : error;
      });
  }
}

/** PostgreSQL's insufficient_privilege. */
const NOT_ALLOWED = '42501';

const notAllowed = (error: Error) =>
  new StartupError(
    `DATABASE_URL cannot be used. Its user may not make what we need (${error.message}): let it own the database and create roles (createrole).`,
    { cause: error },
  );

/** PostgreSQL's duplicate_table, duplicate_object, duplicate_function, duplicate_column. */
const taken = ['42P07', '42710', '42723', '42701'];

const notAlone = ({ name }: Migration, error: Error) =>
  new StartupError(
    `DATABASE_URL cannot be used. Its database holds what is not ours (${error.message}), so that it cannot be brought up to this version (${name}): restore a backup of ours into an empty one, or begin with an empty one.`,
    { cause: error },
  );

async function applyNext(tx: Tx, known: readonly Migration[]): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  await sql`create table if not exists migration (name text primary key, checksum text not null)`.execute(tx);
  const done = await tx.selectFrom('migration').selectAll().orderBy('name').execute();
  if (done.length === 0) await refuseOthers(tx);
  refuseNewer(done, known);
  refuseChanged(done, known);
  const next = known.find(({ name }) => !done.some((row) => row.name === name));
  if (!next) return false;
  await sql
    .raw(next.text)
    .execute(tx)
    .catch((error) => {
      throw taken.includes((error as { code?: string }).code ?? '') ? notAlone(next, error) : error;
    });
  await tx.insertInto('migration').values({ name: next.name, checksum: next.checksum }).execute();
  return true;
}

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

function refuseNewer(done: readonly Applied[], known: readonly Migration[]): void {
  const unknown = done.find((row) => !known.some(({ name }) => name === row.name));
  if (!unknown) return;
  throw new StartupError(
    `The database was written by a newer version of this program (it has "${unknown.name}"): start that version, or restore a backup made before it.`,
  );
}

function refuseChanged(done: readonly Applied[], known: readonly Migration[]): void {
  const changed = done.find((row) => known.some((k) => k.name === row.name && k.checksum !== row.checksum));
  if (!changed) return;
  throw new StartupError(
    `The migration ${changed.name} was changed after it had been applied to this database: restore the file and write a new migration instead.`,
  );
}

/** The migrations that the database has not had, by name. */
export async function notApplied(
  tx: Tx,
  known: readonly Migration[] = migrations,
): Promise<readonly string[]> {
  const done = await tx.selectFrom('migration').select('name').execute();
  return known.map(({ name }) => name).filter((name) => !done.some((row) => row.name === name));
}
