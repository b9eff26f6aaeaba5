import { sql } from 'kysely';
import type { Database, Tx } from '../database';
import { StartupError } from '../startupError';
import { refuseFilled } from './refuseFilled';
import { type Sequence, setSequences } from './sequences';
import { type StoredTable, storedTables, writeAlike } from './storedTables';
import { sumOf, type TableSum } from './tableLines';

/** A table of a backup to be filled. */
export interface Filling extends TableSum {
  readonly name: string;
  readonly lines: () => AsyncIterable<readonly string[]>;
}

/** Approximate number of characters per statement. */
const AT_ONCE = 2_000_000;

/**
 * Fills a freshly migrated database with the rows of a backup, all or none, and compares the result. Foreign keys are
 * checked at the end.
 * @throws StartupError if it already holds schools, has other tables or columns, or the result differs
 */
export function fill(
  db: Database,
  tables: readonly Filling[],
  sequences: readonly Sequence[],
): Promise<void> {
  return db.asOwner(async (tx) => {
    await writeAlike(tx);
    const there = await storedTables(tx);
    await refuseFilled(tx);
    refuseOthers(there, tables);
    const names = sql.join(there.map(({ name }) => sql.table(name)));
    await sql`truncate ${names}`.execute(tx);
    const restoreKeys = await withoutKeys(tx);
    for (const { name } of there) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
    for (const table of there) {
      const filling = tables.find(({ name }) => name === table.name);
      for await (const lines of filling?.lines() ?? []) await insert(tx, table, lines);
    }
    for (const { name } of there) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
    await restoreKeys();
    await setSequences(tx, sequences);
    for (const table of there) {
      const { sha256 } = await sumOf(tx, table);
      if (tables.find(({ name }) => name === table.name)?.sha256 === sha256) continue;
      throw new StartupError(
        `The table ${table.name} did not come to what the backup has: nothing was restored.`,
      );
    }
  });
}

function refuseOthers(there: readonly StoredTable[], tables: readonly Filling[]): void {
  const missing = tables.find(({ name }) => !there.some((table) => table.name === name));
  if (missing)
    throw new StartupError(`The backup has a table ${missing.name} that this version does not know.`);
}

/** Drops the foreign keys, so that tables can be filled in any order. @returns the function that restores them */
async function withoutKeys(tx: Tx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; text: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as text
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`.execute(
    tx,
  );
  const change = async (how: (key: (typeof rows)[number]) => string) => {
    for (const key of rows) await sql.raw(`alter table ${key.table} ${how(key)}`).execute(tx);
  };
  await change(({ name }) => `drop constraint "${name}"`);
  return () => change(({ name, text }) => `add constraint "${name}" ${text}`);
}

async function insert(tx: Tx, { name, columns }: StoredTable, lines: readonly string[]): Promise<void> {
  const ids = sql.join(columns.map((column) => sql.id(column.name)));
  const texts = sql.join(columns.map((column) => sql`${sql.id(column.name)} text`));
  const values = sql.join(columns.map((column) => sql`line.${sql.id(column.name)}::${sql.raw(column.type)}`));
  for (const some of portions(lines)) {
    await sql`
      insert into ${sql.table(name)} (${ids}) overriding system value
      select ${values} from json_to_recordset(${`[${some.join(',')}]`}::json) as line(${texts})`.execute(tx);
  }
}

function* portions(lines: readonly string[]): Generator<readonly string[]> {
  let some: string[] = [];
  let length = 0;
  for (const line of lines) {
    some.push(line);
    length += line.length;
    if (length < AT_ONCE) continue;
    yield some;
    [some, length] = [[], 0];
  }
  if (some.length > 0) yield some;
}
