import type { ConsoleError } from '../../contract/consoleErrors/consoleError';
import type { Clock } from '../../contract/values/clock';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Identity } from '../identity/identity';
import type { DiskStore } from '../objects/disk/diskStore';
import type { ObjectStore } from '../objects/objectStore';
import type { OnlineSigner } from '../signing/online/onlineSigner';

/** What the running provider is made of; main puts the real ones together, tests theirs. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: Identity;
  /** Where files of schools are kept. */
  readonly objects: (ObjectStore & { readonly kind: 's3' }) | DiskStore;
  readonly operatorSecret: string;
  /** The services that sign for people who keep their key with them. */
  readonly signers: readonly OnlineSigner[];
  /** Logs, counts and forwards an error that a browser reported. */
  readonly tellConsoleError: (report: ConsoleError) => void;
}
