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
  /** A text that only the key of this database decrypts. */
  readonly sealed: string;
}

/** Encryption context, and content, of the text in a backup that only the key of its database decrypts. */
export const OF_BACKUP = 'backup';

/**
 * Reads a database in one consistent snapshot. On PostgreSQL others continue to work meanwhile; on the embedded
 * database they wait.
 * @throws StartupError if rows are hidden from the database user, a secret cannot be decrypted with our key, or a key
 *   rotation is unfinished
 */
export function inSnapshot<T>(db: Database, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return db.asOwner(async (tx) => {
    await sql.raw('set transaction isolation level repeatable read, read only').execute(tx);
    await writeAlike(tx);
    await refuseHiddenRows(tx);
    // Must come first: everything that follows is checked with the key loaded here.
    const sealed = vaultOf(tx).close(OF_BACKUP, OF_BACKUP);
    await refuseForeignSecrets(tx);
    await refuseRotating(tx);
    return work({
      tx,
      tables: await storedTables(tx),
      sequences: await readSequences(tx),
      // Including those of a later version: only that version can restore what they created.
      migrations: await tx.selectFrom('migration').selectAll().orderBy('name').execute(),
      sealed,
    });
  });
}
