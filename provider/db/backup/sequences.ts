import { sql } from 'kysely';
import type { Tx } from '../database';

/** A used sequence and its last value. */
export interface Sequence {
  readonly name: string;
  /** An integer as text. */
  readonly last: string;
}

export async function readSequences(tx: Tx): Promise<readonly Sequence[]> {
  const { rows } = await sql<Sequence>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`.execute(tx);
  return rows;
}

export async function setSequences(tx: Tx, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last } of sequences)
    await sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`.execute(tx);
}
