import {
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SingleConnectionProvider,
  Transaction,
} from 'kysely';
import { escapeIdentifier, escapeLiteral, type Pool, type PoolClient } from 'pg';
import { Connection, type Timed } from './connection';
import type { Tenant, Tx } from './database';
import { inside, refuseNesting } from './nesting';
import type { Tables } from './tables';
import { unavailableOr } from './unavailable';

/** As whom requests and the provider's own work are done; none of them owns anything. */
export const roles = [
  'sportello_app',
  'sportello_identity',
  'sportello_platform',
  'sportello_operator',
] as const;
export type Role = (typeof roles)[number];

/** Where connections come from. */
export type Connections = Pick<Pool, 'connect'>;

/** Who a transaction runs as; without a role, the owner. */
export interface Actor {
  readonly role?: Role;
  readonly tenant?: Tenant;
  /** Milliseconds after which no statement of it is begun. */
  readonly within?: number | undefined;
  /** The owner's work that a request waits for. */
  readonly awaited?: true;
}

/** Milliseconds: the server stops a statement a little before we stop waiting, so that its answer arrives. */
const STATEMENT_LIMIT = 4000;
const WAIT_LIMIT = 4500;

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const driver = new DummyDriver();
const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createQueryCompiler: () => compiler,
  createIntrospector: (db) => new PostgresIntrospector(db),
};

/**
 * Runs `work` in one transaction of one connection; see {@link Database} for what the caller is promised.
 * @param wrote is told once it is stored, where it changed something
 */
export async function transact<T>(
  pool: Connections,
  actor: Actor,
  work: (tx: Tx) => Promise<T>,
  timed?: Timed,
  wrote?: () => void,
): Promise<T> {
  refuseNesting();
  const asked = performance.now();
  const client = await connect(pool);
  const connection = new Connection(
    client,
    actor.role || actor.awaited ? WAIT_LIMIT : 0,
    actor.role !== undefined,
    timed,
    actor.within === undefined ? undefined : asked + actor.within,
  );
  try {
    await connection.send(beginning(actor), [], Math.max(500, WAIT_LIMIT - (performance.now() - asked)));
    const result = await inside(() => work(transactionOn(connection)));
    await commit(connection);
    if (connection.wrote) wrote?.();
    return result;
  } catch (error) {
    await rollback(connection);
    throw error;
  } finally {
    connection.end();
  }
}

async function connect(pool: Connections): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw unavailableOr(error);
  }
}

/** One round trip: the role and the tenant are local, so they end with the transaction. */
function beginning({ role, tenant }: Actor): string {
  if (!role) return 'begin';
  // One core for each statement: a search of one person would take several from the others.
  const limits = `set local statement_timeout = ${STATEMENT_LIMIT}; set local max_parallel_workers_per_gather = 0`;
  const statements = ['begin', limits];
  if (tenant) {
    const school = `set_config('app.school', ${escapeLiteral(tenant.customerCode)}, true)`;
    const person = `set_config('app.person', ${escapeLiteral(tenant.person)}, true)`;
    statements.push(`select ${school}, ${person}`);
  }
  // The last: on the embedded database the role itself may set nothing.
  statements.push(`set local role ${escapeIdentifier(role)}`);
  return statements.join('; ');
}

function transactionOn(connection: Connection): Tx {
  const executor = new DefaultQueryExecutor(compiler, adapter, new SingleConnectionProvider(connection));
  return new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
}

/** PostgreSQL answers ROLLBACK, and no error, to the commit of a transaction in which a statement failed. */
async function commit(connection: Connection): Promise<void> {
  const { command } = await connection.send('commit');
  if (command !== 'COMMIT') throw new Error('Nothing was stored: a statement failed and nobody noticed.');
}

async function rollback(connection: Connection): Promise<void> {
  if (connection.lost) return;
  try {
    await connection.send('rollback');
  } catch {
    // The first error is the one to tell; a connection that cannot roll back is not used again.
    connection.lost = true;
  }
}
