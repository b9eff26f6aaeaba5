import { sql } from 'kysely';
import type { Tx } from '../db/database';

/**
 * Makes transactions that write the Campus data of a school run one after the other, because two that write the same
 * rows could deadlock.
 */
export const lockCampus = async (tx: Tx, school: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`campus ${school}`}, 0))`.execute(tx);
};
