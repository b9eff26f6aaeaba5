import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../database';
import type { StoredTable } from './storedTables';

/** Rows fetched at once. */
const AT_ONCE = 2000;
/** Rows fetched at once where a row may hold a document. */
const LARGE_AT_ONCE = 10;

/** Number of rows and checksum of a table. Two tables with the same rows have equal values. */
export interface TableSum {
  readonly rows: number;
  /** Hexadecimal, over the lines with their line ends. */
  readonly sha256: string;
}

/**
 * Yields the rows of a table in the order of its key, in portions: each a JSON object of strings, as PostgreSQL
 * prints values.
 */
export async function* tableLines(tx: Tx, table: StoredTable): AsyncGenerator<readonly string[]> {
  const columns = table.columns.map(({ name }) => sql`t.${sql.id(name)}::text as ${sql.id(name)}`);
  const order = table.key.map((name) => {
    const type = table.columns.find((column) => column.name === name)?.type;
    // The same order on every server, whatever its collation.
    return type === 'text' ? sql`t.${sql.id(name)} collate "C"` : sql`t.${sql.id(name)}`;
  });
  await sql`
    declare stored_lines no scroll cursor for select row_to_json(line)::text as line
    from (select ${sql.join(columns)} from ${sql.table(table.name)} t order by ${sql.join(order)}) line`.execute(
    tx,
  );
  const fetching = sql.raw<{ line: string }>(
    `fetch ${table.large ? LARGE_AT_ONCE : AT_ONCE} from stored_lines`,
  );
  for (;;) {
    const { rows } = await fetching.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql.raw('close stored_lines').execute(tx);
}

/** Creates an accumulator of the checksum of lines. */
export function createSum(): { add(lines: readonly string[]): void; sum(): TableSum } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (lines) => {
      rows += lines.length;
      for (const line of lines) hash.update(line).update('\n');
    },
    sum: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** Returns the checksum of a table as it is now. */
export async function sumOf(tx: Tx, table: StoredTable): Promise<TableSum> {
  const adding = createSum();
  for await (const lines of tableLines(tx, table)) adding.add(lines);
  return adding.sum();
}
