import { sql } from 'kysely';
import type { Database } from './database';
import { notApplied } from './migrate';
import { vaultOf } from './sealed';

/** How a database that answers fits this program and this machine. */
export interface DatabaseCheck {
  /** Migrations of this version that it has not had. */
  readonly missing: readonly string[];
  /** What its clock says. */
  readonly at: Date;
}

/**
 * Looks at the migrations and the clock of a database, and seals and opens a text with its key.
 * @throws Error where the key cannot be used
 */
export function checkDatabase(db: Database): Promise<DatabaseCheck> {
  return db.asOwner(async (tx) => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(tx);
    const [clock] = rows;
    if (!clock) throw new Error('A clock answers');
    const vault = vaultOf(tx);
    vault.open(vault.close('a secret', 'check'), 'check');
    return { missing: await notApplied(tx), at: clock.at };
  });
}
