import type { Database } from '../database';
import { vaultOf } from '../sealed';
import { StartupError } from '../startupError';
import { OF_BACKUP } from './snapshot';

/**
 * @param sealed the encrypted text in the backup's manifest
 * @throws StartupError if the key of this database does not decrypt it
 */
export async function refuseOtherKey(db: Database, sealed: string): Promise<void> {
  await db.asOwner(async (tx) => {
    try {
      vaultOf(tx).open(sealed, OF_BACKUP);
    } catch (cause) {
      throw new StartupError(
        'The secrets of this backup were sealed with a key that is not here: put the secret.key that was kept apart from it into DATA_DIR, name its folder with --secrets where DATA_DIR has none, or set SECRET_KEY.',
        { cause },
      );
    }
  });
}
