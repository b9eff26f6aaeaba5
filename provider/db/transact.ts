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

/** Database roles of requests and of the provider's own work; none of them owns anything. */
export const roles = [
  'sportello_app',
  'sportello_identity',
  'sportello_platform',
  'sportello_operator',
] as const;
export type Role = (typeof roles)[number];

/** Source of connections. */
export type Connections = Pick<Pool, 'connect'>;

/** The role of a transaction; the owner if absent. */
export interface Actor {
  readonly role?: Role;
  readonly tenant?: Tenant;
  /** Milliseconds from the start after which each further statement is rejected. */
  readonly within?: number | undefined;
  /** Set for the owner's work that a request waits for. */
  readonly awaited?: true;
}

/** Milliseconds: the server stops a statement shortly before we stop waiting, so that its response arrives. */
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
 * Runs `work` in one transaction of one connection; {@link Database} states the guarantees.
 * @param wrote called after the commit, if something was changed
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

/** Returns the opening statements in one round trip: role and tenant are local, so they end with the transaction. */
function beginning({ role, tenant }: Actor): string {
  if (!role) return 'begin';
  // No parallel workers, because one person's search would take several cores from other requests.
  const limits = `set local statement_timeout = ${STATEMENT_LIMIT}; set local max_parallel_workers_per_gather = 0`;
  const statements = ['begin', limits];
  if (tenant) {
    const school = `set_config('app.school', ${escapeLiteral(tenant.customerCode)}, true)`;
    const person = `set_config('app.person', ${escapeLiteral(tenant.person)}, true)`;
    statements.push(`select ${school}, ${person}`);
  }
  // Must be last: on the embedded database the role itself may set nothing.
  statements.push(`set local role ${escapeIdentifier(role)}`);
  return statements.join('; ');
}

function transactionOn(connection: Connection): Tx {
  const executor = new DefaultQueryExecutor(compiler, adapter, new SingleConnectionProvider(connection));
  return new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
}

/** Commits. PostgreSQL answers ROLLBACK, without an error, to the commit of a transaction with a failed statement. */
async function commit(connection: Connection): Promise<void> {
  const { command } = await connection.send('commit');
  if (command !== 'COMMIT') throw new Error('Nothing was stored: a statement failed and nobody noticed.');
}

async function rollback(connection: Connection): Promise<void> {
  if (connection.lost) return;
  try {
    await connection.send('rollback');
  } catch {
    // The caller throws the original error. The connection that could not roll back is not used again.
    connection.lost = true;
  }
}
