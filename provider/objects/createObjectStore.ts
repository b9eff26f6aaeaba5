import { randomBytes } from 'node:crypto';
import type { Clock } from '../../contract/values/clock';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { readOrCreateSecret } from '../db/settings';
import type { Outage } from '../telemetry/outage';
import { createDiskStore, type DiskStore } from './disk/diskStore';
import type { ObjectStore } from './objectStore';
import { createS3Store } from './s3/s3Store';

interface Secret {
  readonly key: string;
}

/**
 * Creates the configured store: S3, or a folder in the data folder.
 * @param outage reports when S3 becomes unavailable and when it is back
 */
export function createObjectStore(
  config: Config,
  db: Database,
  machine: Clock,
  outage?: Outage,
): (ObjectStore & { readonly kind: 's3' }) | DiskStore {
  if (config.s3) return createS3Store(config.s3, machine, outage);
  let secret: Promise<Secret> | undefined;
  const read = () =>
    readOrCreateSecret<Secret>(db, 'objectAddresses', () => ({ key: randomBytes(32).toString('base64url') }));
  return createDiskStore({
    dataDir: config.dataDir,
    publicUrl: config.publicUrl,
    clock: machine,
    // The key is the same in every process on this database; it is read when the first address is signed.
    key: async () => {
      secret ??= read().catch((error) => {
        secret = undefined;
        throw error;
      });
      return (await secret).key;
    },
  });
}
