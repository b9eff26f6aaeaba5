import type { Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables';

export type Tx = Transaction<Tables>;

/** Whose rows a transaction may see. */
export interface Tenant {
  readonly customerCode: string;
  /** The subject of the token. */
  readonly person: string;
}

/**
 * The one way to the database, the same on PGlite and PostgreSQL. Each call is one transaction under the
 * role that its name says: it commits when `work` resolves and rolls back when it rejects.
 * A database that is gone rejects with {@link DatabaseUnavailable} within 5 s; a call inside the `work` of another is
 * refused.
 */
export interface Database {
  /**
   * As the API: sees the rows of this school and of this person, nobody else's.
   * @param within milliseconds after which no statement of it is begun: {@link TookTooLong}
   */
  inSchool<T>(tenant: Tenant, work: (tx: Tx) => Promise<T>, within?: number): Promise<T>;
  /** As the identity provider: finds accounts of any school, keeps the OpenID state. */
  asIdentity<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As the platform: news, mail to send, settings, throttles, cleaning. */
  asPlatform<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As the provider's own staff: what the platform may, and schools, applications, licences and contracts besides. */
  asOperator<T>(work: (tx: Tx) => Promise<T>, within?: number): Promise<T>;
  /** As the owner, over connections of its own, across schools and without a time limit: migrations and the demo only. */
  asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Resolves when the database answers a query now, rejects otherwise. */
  ping(): Promise<void>;
  /** The transactions of this and of other processes that are open now, each by a name of its own. */
  openTransactions(): Promise<readonly string[]>;
  /** The connections of requests, as they are now. */
  connections(): ConnectionCounts;
  readonly kind: 'pglite' | 'postgresql';
  /** The connections themselves, as the owner: for what must not be in a transaction (vacuum). */
  readonly pool: Pool;
  close(): Promise<void>;
}

/** Connections of this process to its database, and requests that wait for one. */
export interface ConnectionCounts {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** What a pool has; nothing where there is none yet. */
export const countsOf = (pool: Pool | undefined): ConnectionCounts => ({
  open: pool?.totalCount ?? 0,
  idle: pool?.idleCount ?? 0,
  waiting: pool?.waitingCount ?? 0,
});

/** The database cannot be reached now; the same request may succeed in some seconds. */
export class DatabaseUnavailable extends Error {}

/** The database answers others; this statement, or all of this request's, took longer than it is given. */
export class TookTooLong extends DatabaseUnavailable {}

/** Two transactions waited for each other and PostgreSQL ended this one: nothing of it is stored, and it can be done again. */
export class Collided extends DatabaseUnavailable {}
