import { sql } from 'kysely';
import type { Tx } from '../db/database';

/** One transaction of a school at a time: two that tell the same rows would wait for one another. */
export const lockCampus = async (tx: Tx, school: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`campus ${school}`}, 0))`.execute(tx);
};
