import { sql } from 'kysely';
import type { Database, Tx } from './database';

/** Space used by the files of a school. */
export interface SpaceUsed {
  /** Bytes of stored files and the full announced size of unfinished uploads. */
  readonly used: number;
  /** Bytes of `used`, plus those of files that no record uses any more; a job deletes these after a day. */
  readonly held: number;
  /** Unfinished uploads. */
  readonly open: number;
  /** Limit in bytes that the provider's staff set for this school; null if none. */
  readonly most: number | null;
}

/** Locks the space of the school until the transaction ends, so that concurrent calls for space wait. */
export async function lockSpace(tx: Tx, customerCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`space ${customerCode}`}, 0))`.execute(tx);
}

/**
 * Sums the files of a school; there is no separate counter that a crash could leave wrong. A file whose record is not
 * written yet counts, although it is marked as unused until then.
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

/** Space used by the files of all schools, and how full the fullest school is. */
export interface SpaceTaken {
  readonly bytes: number;
  readonly arriving: number;
  readonly open: number;
  /**
   * Used share of the limit of the fullest school: 0 is empty, 1 is full. It is above 1 if the limit was lowered since.
   */
  readonly fullest: number;
}

/**
 * Reads the space used by the files of all schools. @param otherwise limit in bytes of a school without its own limit
 */
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
