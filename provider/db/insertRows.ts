import { sql } from 'kysely';
import type { Tx } from './database';
import type { Tables } from './tables';

/** Columns to fill, each with its PostgreSQL type. */
export type Columns = Readonly<
  Record<string, 'text' | 'uuid' | 'boolean' | 'integer' | 'date' | 'timestamptz' | 'jsonb'>
>;
type Value = string | number | boolean | Date | null;

/** Rows per statement, some hundred kilobytes: fast, and small enough for the embedded database. */
const BATCH = 2000;

/**
 * Inserts rows by unnest. Each row is a list of values in the order of the columns.
 * @param known what to do with rows whose key exists: by default an error; `skip`; or the columns to update
 * @returns the number of rows written
 */
export async function insertRows(
  tx: Tx,
  table: keyof Tables,
  columns: Columns,
  rows: readonly (readonly Value[])[],
  known?: 'skip' | { readonly key: readonly string[]; readonly set: readonly string[] },
): Promise<number> {
  let written = 0;
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const arrays = Object.values(columns).map((type, index) => {
      const values = batch.map((row) => textOf(row[index] ?? null));
      return sql`${values}::${sql.raw(type)}[]`;
    });
    const { numAffectedRows = 0n } = await sql`
      insert into ${sql.table(table)} (${names}) select * from unnest(${sql.join(arrays)}) ${onConflict(known)}`.execute(
      tx,
    );
    written += Number(numAffectedRows);
  }
  return written;
}

/**
 * Returns a value as PostgreSQL reads it. A Date is formatted here, because pg would write it in the machine's time
 * zone.
 */
function textOf(value: Value): string | number | boolean | null {
  return value instanceof Date ? value.toISOString() : value;
}

function onConflict(known: Parameters<typeof insertRows>[4]) {
  if (known === undefined) return sql``;
  if (known === 'skip') return sql`on conflict do nothing`;
  const key = sql.join(known.key.map((name) => sql.ref(name)));
  const set = known.set.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  return sql`on conflict (${key}) do update set ${sql.join(set)}`;
}
