import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { StartupError } from '../startupError';
import { roles } from '../transact';

/** The user that an administrator creates for requests, unless DATABASE_REQUESTS_URL names another. */
const REQUESTS = 'sportello_requests';

/** From this version on, a membership states separately whether it inherits and whether it allows SET ROLE. */
const WITH_OPTIONS = 160_000;

/** A required role, and whether the users of the two connections are members of it. */
interface Found {
  readonly name: string;
  readonly exists: boolean;
  /** True if the user of DATABASE_URL is a member. */
  readonly isMine: boolean;
  readonly isOfRequests: boolean;
}

interface State {
  readonly version: number;
  /** As an SQL identifier. */
  readonly user: string;
  readonly database: string;
  readonly makesRoles: boolean;
  readonly ownsDatabase: boolean;
  readonly requestsExists: boolean;
  readonly operatorsArePlatform: boolean;
  readonly found: readonly Found[];
}

async function stateOf(pool: Pool, requests: string): Promise<State> {
  const { rows: found } = await pool.query<Found>(
    `select n.name, r.oid is not null as exists,
       coalesce(pg_has_role(current_user, r.oid, 'member'), false) as "isMine",
       coalesce(pg_has_role(q.oid, r.oid, 'member'), false) as "isOfRequests"
     from unnest($1::text[]) with ordinality as n(name, place)
     left join pg_roles r on r.rolname = n.name
     left join pg_roles q on q.rolname = $2
     order by n.place`,
    [roles, requests],
  );
  const { rows } = await pool.query<Omit<State, 'found'>>(
    `select current_setting('server_version_num')::int as version, quote_ident(current_user) as user,
       quote_ident(current_database()) as database, me.rolsuper or me.rolcreaterole as "makesRoles",
       pg_has_role(current_user, d.datdba, 'usage') as "ownsDatabase",
       exists (select from pg_roles where rolname = $1) as "requestsExists",
       coalesce((select pg_has_role(o.oid, p.oid, 'member') from pg_roles o, pg_roles p
         where o.rolname = 'sportello_operator' and p.rolname = 'sportello_platform'), false) as "operatorsArePlatform"
     from pg_roles me, pg_database d where me.rolname = current_user and d.datname = current_database()`,
    [requests],
  );
  const [state] = rows;
  if (!state) throw new Error('The user of a connection has a role.');
  return { ...state, found };
}

/**
 * Returns the statements with which an administrator creates what the user of DATABASE_URL may not create: roles,
 * memberships, and the user of request connections.
 * @param requestsUrl value of DATABASE_REQUESTS_URL, if set
 * @returns an empty list if nothing is missing
 */
export async function missingRoles(pool: Pool, requestsUrl: string | undefined): Promise<readonly string[]> {
  const requests = requestsUrl ? decodeURIComponent(new URL(requestsUrl).username) : REQUESTS;
  const state = await stateOf(pool, requests);
  const { user, database, found } = state;
  const quoted = requests === REQUESTS ? REQUESTS : `"${requests.replaceAll('"', '""')}"`;
  const options = (inherit: boolean) =>
    state.version < WITH_OPTIONS ? '' : ` with inherit ${inherit}, set true`;
  const statements = found.filter(({ exists }) => !exists).map(({ name }) => `create role ${name} nologin;`);
  if (!state.operatorsArePlatform)
    statements.push(`grant sportello_platform to sportello_operator${options(true)};`);
  const notMine = found.filter(({ isMine }) => !isMine).map(({ name }) => name);
  if (notMine.length > 0) statements.push(`grant ${notMine.join(', ')} to ${user}${options(true)};`);
  if (!state.ownsDatabase) statements.push(`alter database ${database} owner to ${user};`);
  if (!state.requestsExists) {
    statements.push(
      `create role ${quoted} login noinherit password '${randomBytes(24).toString('base64url')}';`,
      `grant ${quoted} to ${user}${options(true)};`,
      `grant connect on database ${database} to ${quoted};`,
      `revoke create, temporary on database ${database} from public;`,
    );
  }
  const notOfRequests = found.filter(({ isOfRequests }) => !isOfRequests).map(({ name }) => name);
  if (notOfRequests.length > 0)
    statements.push(`grant ${notOfRequests.join(', ')} to ${quoted}${options(false)};`);
  return statements;
}

/** @throws StartupError if roles are missing that the user of DATABASE_URL may not create */
export async function refuseMissingRoles(pool: Pool): Promise<void> {
  const { makesRoles, operatorsArePlatform, found } = await stateOf(pool, REQUESTS);
  if (makesRoles) return;
  const missing = found.filter(({ exists, isMine }) => !exists || !isMine).map(({ name }) => name);
  if (missing.length === 0 && operatorsArePlatform) return;
  const lacking = missing.length > 0 ? missing.join(', ') : 'sportello_platform for sportello_operator';
  throw new StartupError(
    `DATABASE_URL cannot be used. Its user may not create roles, and lacks ${lacking}: ${ADVICE}`,
  );
}

/** The end of the message when the user of DATABASE_URL may not create roles. */
export const ADVICE =
  'have the administrator of the server run what "npm run operator -- database roles" prints, or let the user create roles (createrole).';
