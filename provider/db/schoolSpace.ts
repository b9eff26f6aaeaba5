import { sql } from 'kysely';
import type { Database, Tx } from './database';

/** What the files of a school take. */
export interface SpaceUsed {
  /** Bytes, with all that is to come of uploads under way. */
  readonly used: number;
  /** The same, with the files that no record has any more, whose bytes a job removes within a day. */
  readonly held: number;
  /** Uploads under way. */
  readonly open: number;
  /** Bytes that the provider's staff has said of this school; null: nothing. */
  readonly most: number | null;
}

/** Has whoever else wants space of a school wait until the transaction ends. */
export async function lockSpace(tx: Tx, customerCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`space ${customerCode}`}, 0))`.execute(tx);
}

/**
 * Sums the files of a school: there is no count of its own that a crash could leave wrong. A file of a record that is not
 * written yet counts, though it is let go of until then.
 */
export async function spaceUsed(tx: Tx, customerCode: string): Promise<SpaceUsed> {
  const { rows } = await sql<SpaceUsed>`
    select coalesce(sum(size) filter (where not let_go), 0)::bigint as used, coalesce(sum(size), 0)::bigint as held,
      (count(*) filter (where open))::integer as open,
      (select most_bytes from school_space where customer_code = ${customerCode}) as most
    from (
      select size, stored_at is null as open, false as let_go from upload where customer_code = ${customerCode}
      union all select size, false, let_go_at is not null and record is not null from stored_file where customer_code = ${customerCode}
      union all select octet_length(file), false, false from document_signature where customer_code = ${customerCode}
      union all select octet_length(file), false, false from pending_signature where customer_code = ${customerCode}
    ) files`.execute(tx);
  return rows[0] as SpaceUsed;
}

/** What the files of all schools take, and how full the fullest of them is. */
export interface SpaceTaken {
  readonly bytes: number;
  readonly arriving: number;
  readonly open: number;
  /** From 0 on; more than 1 where its limit was lowered since. */
  readonly fullest: number;
}

/** @param otherwise bytes that a school may have of which nothing else was said */
export async function readSpace(db: Database, otherwise: number): Promise<SpaceTaken> {
  const { rows } = await db.asPlatform((tx) =>
    sql<SpaceTaken>`
      select coalesce(sum(bytes), 0)::bigint as bytes, coalesce(sum(arriving), 0)::bigint as arriving,
        coalesce(sum(open), 0)::integer as open,
        coalesce(max(bytes::float8 / greatest(coalesce(most_bytes, ${otherwise}), 1)), 0)::float8 as fullest
      from space_of_schools()`.execute(tx),
  );
  return rows[0] as SpaceTaken;
}
