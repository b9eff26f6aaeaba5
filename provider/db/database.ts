import type { Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables';

export type Tx = Transaction<Tables>;

/** The school and the person whose rows a transaction may see. */
export interface Tenant {
  readonly customerCode: string;
  /** Id of the signed-in person, from the subject of the token. */
  readonly person: string;
}

/**
 * The only access to the database, the same on PGlite and PostgreSQL. Each call is one transaction under the role in
 * its name: it commits when `work` resolves and rolls back when it rejects. If the database is gone, it rejects with
 * {@link DatabaseUnavailable} within 5 s; a call inside the `work` of another is refused.
 */
export interface Database {
  /**
   * Runs as the API: sees only the rows of this school and this person.
   * @param within milliseconds after which no further statement is begun, but rejected with {@link TookTooLong}
   */
  inSchool<T>(tenant: Tenant, work: (tx: Tx) => Promise<T>, within?: number): Promise<T>;
  /** Runs as the identity provider: finds accounts of any school, stores the OpenID state. */
  asIdentity<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs as the platform: news, outgoing mail, settings, throttles, cleaning. */
  asPlatform<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs as the provider's own staff: everything the platform may do, and schools, applications, licences and
   * contracts.
   */
  asOperator<T>(work: (tx: Tx) => Promise<T>, within?: number): Promise<T>;
  /**
   * Runs as the owner, over separate connections, across schools and without a time limit: migrations and the demo
   * only.
   */
  asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Resolves if the database answers a query now, rejects otherwise. */
  ping(): Promise<void>;
  /** Lists the open transactions of this and of other processes, each by a unique name. */
  openTransactions(): Promise<readonly string[]>;
  /** Returns how many request connections are open or idle, and how many requests wait for one. */
  connections(): ConnectionCounts;
  readonly kind: 'pglite' | 'postgresql';
  /** The owner's connections, for statements that cannot run in a transaction (vacuum). */
  readonly pool: Pool;
  close(): Promise<void>;
}

/** Connections of this process to its database, and requests that wait for one. */
export interface ConnectionCounts {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Returns the counts of a pool; zeros if there is none yet. */
export const countsOf = (pool: Pool | undefined): ConnectionCounts => ({
  open: pool?.totalCount ?? 0,
  idle: pool?.idleCount ?? 0,
  waiting: pool?.waitingCount ?? 0,
});

/** The database cannot be reached now; the same request may succeed in a few seconds. */
export class DatabaseUnavailable extends Error {}

/** The database is up, but this statement, or the whole request, exceeded its time limit. */
export class TookTooLong extends DatabaseUnavailable {}

/**
 * PostgreSQL aborted this transaction because of a deadlock or conflict: nothing is stored, and it can be retried.
 */
export class Collided extends DatabaseUnavailable {}
