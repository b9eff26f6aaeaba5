import type { Config } from '../config';
import type { Database } from '../db/database';
import { readList } from '../db/trustedList';
import { readSigners } from '../db/trustedListSigners';
import { trustFolders } from '../signing/trustFolders';
import type { TrustSource } from '../signing/worker/task';

interface Trusting {
  readonly db: Database;
  readonly config: Pick<Config, 'trustDir' | 'dataDir' | 'demo'>;
}

/**
 * Returns the trusted authorities: those in the provider's folders, and those of the imported trusted list, if its
 * signer is still accepted.
 */
export async function trustOf({ db, config }: Trusting): Promise<TrustSource> {
  const [list, signers] = await db.asPlatform(
    async (tx) => [await readList(tx), await readSigners(tx)] as const,
  );
  const counts = list && signers.has(list.signer);
  return {
    folders: trustFolders(config),
    ...(counts && { listed: [...list.authorities, ...(list.services ?? [])] }),
  };
}
