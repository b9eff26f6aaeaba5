import { sql } from 'kysely';
import type { Database } from './database';
import { notApplied } from './migrate';
import { vaultOf } from './sealed';

/** Result of checking that a reachable database fits this program and this machine. */
export interface DatabaseCheck {
  /** Migrations of this version that were not applied. */
  readonly missing: readonly string[];
  /** Time of its clock. */
  readonly at: Date;
}

/**
 * Reads the migrations and the clock of a database, writes to it, and encrypts and decrypts a text with its key. It
 * uses the connections of requests, because the owner's connections may work when those of requests do not.
 * @throws Error when writing fails or the key cannot be used
 */
export function checkDatabase(db: Database): Promise<DatabaseCheck> {
  return db.asPlatform(async (tx) => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(tx);
    const [clock] = rows;
    if (!clock) throw new Error('A clock answers');
    // The next cleaning removes this row.
    await sql`
      insert into call_count (key, slot, hits) values ('readiness', ${Math.floor(clock.at.getTime() / 60_000) * 60}, 1)
      on conflict (key, slot) do update set hits = call_count.hits + 1`.execute(tx);
    const vault = vaultOf(tx);
    vault.open(vault.close('a secret', 'check'), 'check');
    return { missing: await notApplied(tx), at: clock.at };
  });
}
