import { sql } from 'kysely';
import type { Database } from './database';

/** Number of calls counted under a key in the minute that ends at `slot`, a Unix time in seconds. */
export interface CallCount {
  readonly key: string;
  readonly slot: number;
  readonly hits: number;
}

/** Adds counts. @returns the counts of all processes under these keys, from a slot on */
export async function addCallCounts(
  db: Database,
  mine: readonly CallCount[],
  from: number,
): Promise<readonly CallCount[]> {
  // In a fixed order everywhere: two processes that write the same rows cannot deadlock.
  const rows = [...mine].sort((a, b) => (a.key < b.key ? -1 : 1));
  return db.asPlatform(async (tx) => {
    await sql`
      insert into call_count (key, slot, hits)
      select * from unnest(${rows.map(({ key }) => key)}::text[], ${rows.map(({ slot }) => slot)}::bigint[],
        ${rows.map(({ hits }) => hits)}::integer[])
      on conflict (key, slot) do update set hits = call_count.hits + excluded.hits`.execute(tx);
    return tx
      .selectFrom('call_count')
      .select(['key', 'slot', 'hits'])
      .where('key', '=', sql<string>`any(${[...new Set(rows.map(({ key }) => key))]})`)
      .where('slot', '>=', from)
      .execute();
  });
}
