import { sql } from 'kysely';
import type { Tx } from '../db/database';
import type { Tables } from '../db/tables';

/** The columns of a table that are filled, each with its PostgreSQL type. */
export type Columns = Readonly<
  Record<string, 'text' | 'boolean' | 'integer' | 'date' | 'timestamptz' | 'jsonb'>
>;
type Value = string | number | boolean | Date | null;

/** Some hundred kilobytes a statement: enough to be quick, little enough for the embedded database. */
const BATCH = 2000;

/** Inserts rows, given as their values in the order of the columns, by unnest. */
export async function insertRows(
  tx: Tx,
  table: keyof Tables,
  columns: Columns,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const arrays = Object.values(columns).map((type, index) => {
      const values = batch.map((row) => textOf(row[index] ?? null));
      return sql`${values}::${sql.raw(type)}[]`;
    });
    await sql`insert into ${sql.table(table)} (${names}) select * from unnest(${sql.join(arrays)})`.execute(
      tx,
    );
  }
}

/** Written by us, since pg would write a Date in the zone of the machine. */
function textOf(value: Value): string | number | boolean | null {
  return value instanceof Date ? value.toISOString() : value;
}
