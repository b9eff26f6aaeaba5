import { sql } from 'kysely';
import type { Database, Tx } from '../database';
import { vaultOf } from '../sealed';
import { refuseForeignSecrets } from '../settings';
import { refuseRotating } from './refuseRotating';
import { readSequences, type Sequence } from './sequences';
import { refuseHiddenRows, type StoredTable, storedTables, writeAlike } from './storedTables';

/** The whole database at one moment. */
export interface Snapshot {
  readonly tx: Tx;
  readonly tables: readonly StoredTable[];
  readonly sequences: readonly Sequence[];
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  /** A text that opens with the key of this database, and with no other. */
  readonly sealed: string;
}

/** What the proof of the key is sealed for. */
export const OF_BACKUP = 'backup';

/**
 * Reads a database as it is at one moment, while others go on (on the embedded one they wait).
 * @throws StartupError where rows would be missing, or what is sealed does not open with our key, or is yet to be sealed anew
 */
export function inSnapshot<T>(db: Database, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return db.asOwner(async (tx) => {
    await sql.raw('set transaction isolation level repeatable read, read only').execute(tx);
    await writeAlike(tx);
    await refuseHiddenRows(tx);
    // First: whichever key it is, what follows is judged with that key there.
    const sealed = vaultOf(tx).close(OF_BACKUP, OF_BACKUP);
    await refuseForeignSecrets(tx);
    await refuseRotating(tx);
    return work({
      tx,
      tables: await storedTables(tx),
      sequences: await readSequences(tx),
      // Also those of a version after this one: it is that one which can restore what they made.
      migrations: await tx.selectFrom('migration').selectAll().orderBy('name').execute(),
      sealed,
    });
  });
}
