import type { Database, Tx } from '../db/database';
import type { TokenHolder } from '../identity/identity';
import type { Caller } from './caller';

/** Whoever calls, before their rights are known: those are read inside the transaction of the call. */
export interface Identified {
  readonly holder: TokenHolder | undefined;
  readonly caller: (tx: Tx) => Promise<Caller>;
  readonly inTransaction: <T>(db: Database, work: (tx: Tx) => Promise<T>) => Promise<T>;
}
