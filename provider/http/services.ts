import type { ConsoleError } from '../../contract/consoleErrors/consoleError';
import type { Clock } from '../../contract/values/clock';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Identity } from '../identity/identity';
import type { DiskStore } from '../objects/disk/diskStore';
import type { ObjectStore } from '../objects/objectStore';
import type { OnlineSigner } from '../signing/online/onlineSigner';

/** The components of the running provider; tests pass their own. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: Identity;
  /** Storage of schools' files. */
  readonly objects: (ObjectStore & { readonly kind: 's3' }) | DiskStore;
  readonly operatorSecret: string;
  /** Remote signing services that hold people's keys. */
  readonly signers: readonly OnlineSigner[];
  /** Logs, counts and forwards an error that a browser reported. */
  readonly tellConsoleError: (report: ConsoleError) => void;
}
