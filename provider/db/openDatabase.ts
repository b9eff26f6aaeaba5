import type { MasterSecretPlace } from '../secrets/masterSecrets';
import { createVault, type Vault } from '../secrets/vault';
import type { Timed } from './connection';
import { type ConnectionCounts, countsOf, type Database, DatabaseUnavailable, type Tx } from './database';
import { masterKey } from './masterKey';
import { createOutages, type Outages } from './outages';
import type { Engine } from './pglite/engine';
import { type OpenPool, openPglite } from './pglite/openPglite';
import { openPostgresql, postgresqlPool } from './postgresql/openPostgresql';
import { requestsConnections } from './postgresql/requestsConnections';
import { type Login, requestsLogin } from './postgresql/requestsLogin';
import { withVault } from './sealed';
import { statementText } from './statementText';
import { type Actor, type Connections, transact } from './transact';
import { unavailableOr } from './unavailable';

/** The part of the configuration that selects the database; a whole Config fits. */
export interface DatabaseOptions extends MasterSecretPlace {
  /** PostgreSQL ≥ 15; if absent, the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined;
  /** The same database as a user that owns nothing; if absent, the owner creates one. */
  readonly databaseRequestsUrl?: string | undefined;
  readonly dataDir: string;
  /** Milliseconds from which a statement is logged as slow; one second by default. */
  readonly slowStatementMs?: number;
  /** Maximum number of connections of this process. */
  readonly databasePoolSize?: number;
  /** An embedded database that is open already and stays open, in development. */
  readonly engine?: Engine | undefined;
}

/** Time limit of a ping in milliseconds. It does not include waiting for a connection, at most 4 seconds. */
const PING_LIMIT = 1000;

/**
 * Opens the database without migrating it and without creating an encryption key.
 * @param log receives messages about outages, lost connections and slow statements; none of these stops the process
 * @param everyStatement receives every statement of a request, without values
 * @throws StartupError when it cannot be opened
 */
export async function openDatabase(
  options: DatabaseOptions,
  log: (message: string) => void = () => undefined,
  everyStatement: Timed = () => undefined,
): Promise<Database> {
  const { databaseUrl, databaseRequestsUrl, dataDir, databasePoolSize = 10 } = options;
  const outages = createOutages(log);
  const watching = { timed: timing(options, log, everyStatement), outages };
  if (!databaseUrl) {
    const opened = await openPglite(dataDir, databasePoolSize, outages.lost, log, options.engine);
    // A single session, of a superuser: Connection and openPglite keep a request in its role.
    const { pool } = opened;
    const requests = { connect: () => pool.connect(), counts: () => countsOf(pool) };
    return over('pglite', opened, requests, createVault(masterKey(options)), watching);
  }
  const owner = await openPostgresql(databaseUrl, databasePoolSize, outages.lost);
  const vault = createVault(masterKey(options));
  const requests = requestsConnections({
    login: databaseRequestsUrl
      ? undefined
      : () => acting(owner.pool, vault)({ awaited: true }, requestsLogin),
    open: (login) =>
      postgresqlPool(databaseRequestsUrl ?? asUser(databaseUrl, login), databasePoolSize, outages.lost),
  });
  const close = async () => {
    await requests.close();
    await owner.close();
  };
  return over('postgresql', { pool: owner.pool, close }, requests, vault, watching);
}

/** Returns the URL of the same database for another user. */
function asUser(databaseUrl: string, login: Login | undefined): string {
  const url = new URL(databaseUrl);
  url.username = login?.user ?? url.username;
  url.password = login?.password ?? url.password;
  return url.href;
}

const acting =
  (connections: Connections, vault: Vault, timed?: Timed) =>
  <T>(actor: Actor, work: (tx: Tx) => Promise<T>, wrote?: () => void): Promise<T> =>
    transact(connections, actor, (tx) => work(withVault(tx, vault)), timed, wrote);

/** Receivers of what happens on the database: the duration of statements, and outages. */
interface Watching {
  readonly timed: Timed;
  readonly outages: Outages;
}

/** Logs slow statements and reports every statement, without its values. */
function timing(
  { slowStatementMs = 1000 }: DatabaseOptions,
  log: (message: string) => void,
  everyStatement: Timed,
): Timed {
  return (text, milliseconds, failure) => {
    const shown = statementText(text);
    everyStatement(shown, milliseconds, failure);
    if (milliseconds >= slowStatementMs) log(`A statement took ${Math.round(milliseconds)} ms: ${shown}`);
  };
}

function over(
  kind: Database['kind'],
  { pool, close }: OpenPool,
  requests: Connections & { counts(): ConnectionCounts },
  vault: Vault,
  { timed, outages }: Watching,
): Database {
  const transaction = acting(requests, vault, timed);
  const asRequests: typeof transaction = (actor, work) =>
    outages.meet((wrote) => transaction(actor, work, wrote));
  return {
    kind,
    pool,
    close,
    inSchool: (tenant, work, within) => asRequests({ role: 'sportello_app', tenant, within }, work),
    asIdentity: (work) => asRequests({ role: 'sportello_identity' }, work),
    asPlatform: (work) => asRequests({ role: 'sportello_platform' }, work),
    asOperator: (work, within) => asRequests({ role: 'sportello_operator', within }, work),
    asOwner: (work) => acting(pool, vault)({}, work),
    connections: requests.counts,
    ping: () => ping(requests),
    openTransactions: () => openTransactions(requests),
  };
}

/** Lists the open transactions of other sessions; only those of the same user are visible. */
async function openTransactions(requests: Connections): Promise<readonly string[]> {
  const client = await requests.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`
      select pid || ' ' || xact_start as name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
    return rows.map(({ name }) => name);
  } finally {
    client.release();
  }
}

/**
 * Checks that the database answers and accepts writes, because every API call writes at least the record of its proof.
 */
async function ping(connections: Connections): Promise<void> {
  const query = {
    text: `select current_setting('transaction_read_only') as closed`,
    query_timeout: PING_LIMIT,
  };
  try {
    const client = await connections.connect();
    const answer = await client.query(query).catch((error: Error) => error);
    const isReadOnly = !(answer instanceof Error) && answer.rows[0]?.closed === 'on';
    // A session that began read-only stays so, even after the database accepts writes again.
    client.release(answer instanceof Error ? answer : isReadOnly);
    if (answer instanceof Error) throw answer;
    if (isReadOnly) throw new DatabaseUnavailable('The database is read-only.');
  } catch (error) {
    throw unavailableOr(error);
  }
}
