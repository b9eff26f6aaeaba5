import type { Config } from '../config';
import type { Database } from '../db/database';
import { readList } from '../db/trustedList';
import { trustFolders } from '../signing/trustFolders';
import type { TrustSource } from '../signing/worker/task';

interface Trusting {
  readonly db: Database;
  readonly config: Pick<Config, 'trustDir' | 'dataDir' | 'demo'>;
}

/** Whom the provider trusts: the authorities in its folders, and those of the trusted list that was imported. */
export async function trustOf({ db, config }: Trusting): Promise<TrustSource> {
  const list = await db.asPlatform(readList);
  return { folders: trustFolders(config), ...(list && { listed: list.authorities }) };
}
