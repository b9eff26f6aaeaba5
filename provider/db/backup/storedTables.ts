import { sql } from 'kysely';
import type { Tx } from '../database';
import { StartupError } from '../startupError';

/** A table as stored in a backup. */
export interface StoredTable {
  readonly name: string;
  /** Columns that are not generated, by name. */
  readonly columns: readonly Column[];
  /** Columns that order its rows. */
  readonly key: readonly string[];
  /** True if it has a bytea column, so that a row may be long. */
  readonly large: boolean;
}

export interface Column {
  readonly name: string;
  /** Type name in PostgreSQL's form, like `timestamp with time zone`. */
  readonly type: string;
}

/** Settings that make PostgreSQL print values the same on every server. */
const WRITING = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local xmloption = 'content'`;

/**
 * Makes PostgreSQL print values in the form of backups for the rest of the transaction. Call it before reading or
 * writing rows of a backup.
 */
export async function writeAlike(tx: Tx): Promise<void> {
  for (const one of WRITING.split(';')) await sql.raw(one).execute(tx);
}

/** Reads every table, by name, except the one with the applied migrations, which a restore creates again. */
export async function storedTables(tx: Tx): Promise<readonly StoredTable[]> {
  const { rows } = await sql<{ name: string; columns: Column[]; key: string[] | null }>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by k.place)
        from pg_index i, unnest(i.indkey) with ordinality as k(number, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.number) as key
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migration'
    order by c.relname collate "C"`.execute(tx);
  return rows.map(({ name, columns, key }) => ({
    name,
    columns,
    key: key ?? columns.map((column) => column.name),
    large: columns.some(({ type }) => type === 'bytea'),
  }));
}

/**
 * Refuses tables whose policies hide rows from the owner too: a backup would lack them unnoticed.
 * @throws StartupError naming the tables
 */
export async function refuseHiddenRows(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relrowsecurity and c.relforcerowsecurity
      and not (select r.rolsuper or r.rolbypassrls from pg_roles r where r.rolname = current_user)
      and not exists (
        select from pg_policy p
        where p.polrelid = c.oid and p.polcmd = '*' and pg_get_expr(p.polqual, p.polrelid) = 'true'
          and exists (select from unnest(p.polroles) as of_role where pg_has_role(current_user, of_role, 'member')))
    order by c.relname`.execute(tx);
  if (rows.length === 0) return;
  throw new StartupError(
    `The user of DATABASE_URL does not see every row of ${rows.map(({ name }) => name).join(', ')}: name the user that owns the tables.`,
  );
}
