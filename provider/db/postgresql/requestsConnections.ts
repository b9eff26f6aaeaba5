import type { Pool, PoolClient } from 'pg';
import { type ConnectionCounts, countsOf, DatabaseUnavailable } from '../database';
import { StartupError } from '../startupError';
import type { Connections } from '../transact';
import { unavailableOr } from '../unavailable';
import { ADVICE } from './ourRoles';
import type { Login } from './requestsLogin';

export interface RequestsConnections extends Connections {
  counts(): ConnectionCounts;
  close(): Promise<void>;
}

interface Parts {
  /** Returns the login that the owner created for requests; undefined if DATABASE_REQUESTS_URL contains one. */
  readonly login: (() => Promise<Login>) | undefined;
  readonly open: (login: Login | undefined) => Pool;
}

/** PostgreSQL's invalid_password, and insufficient_privilege. */
const WRONG_PASSWORD = '28P01';
const NOT_ALLOWED = '42501';

/**
 * Creates the connections of requests, for a user that owns nothing. The first is opened at its first use, because the
 * owner must have migrated the database by then.
 */
export function requestsConnections({ login, open }: Parts): RequestsConnections {
  let pool: Promise<Pool> | undefined;
  let current: Pool | undefined;
  const opened = () => {
    pool ??= begin().catch((error) => {
      pool = undefined;
      throw error;
    });
    return pool;
  };
  const begin = async () => {
    const made = open(await login?.().catch(explain));
    await refuseOwner(made).catch(async (error) => {
      await made.end();
      throw unavailableOr(error);
    });
    current = made;
    return made;
  };
  const connect = async (): Promise<PoolClient> => {
    const asked = opened();
    const used = await asked;
    return used.connect().catch(async (error: { code?: string }) => {
      if (error.code !== WRONG_PASSWORD || !login) throw error;
      // The user's password was changed, for example by a restore: ask the owner for the current one.
      if (pool === asked) {
        pool = undefined;
        void used.end();
      }
      return (await opened()).connect();
    });
  };
  return {
    connect,
    counts: () => countsOf(current),
    close: async () => (await pool?.catch(() => undefined))?.end(),
  };
}

/**
 * Refuses a user that owns tables, is a superuser, or may create roles or bypass row-level security, because requests
 * may only use the tables.
 */
async function refuseOwner(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(`
    select session_user::text as name from pg_roles r
    where r.rolname = session_user and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or exists (
      select from pg_class c where c.relnamespace = 'public'::regnamespace
        and pg_has_role(session_user, c.relowner, 'member')))`);
  const [owner] = rows;
  if (!owner) return refuseWithout(pool);
  throw new StartupError(
    `DATABASE_REQUESTS_URL cannot be used. Its user "${owner.name}" owns tables or may do more than requests need: write one that only has the roles sportello_app, sportello_identity, sportello_platform and sportello_operator.`,
  );
}

/**
 * Refuses a user that is no member of a role of requests. A new version may have a new role, which it cannot grant to a
 * user that an administrator created.
 */
async function refuseWithout(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; role: string }>(
    `select session_user::text as name, r.rolname::text as role from pg_roles r
     where r.rolname = any($1) and not pg_has_role(session_user, r.oid, 'member') limit 1`,
    [ROLES],
  );
  const [missing] = rows;
  if (!missing) return;
  const { name, role } = missing;
  throw new StartupError(
    `DATABASE_REQUESTS_URL cannot be used. Its user "${name}" may not become ${role}: as the owner, grant ${role} to "${name}".`,
  );
}

const ROLES = ['sportello_app', 'sportello_identity', 'sportello_platform', 'sportello_operator'];

function explain(error: Error & { code?: string }): never {
  if (error instanceof DatabaseUnavailable || error.code !== NOT_ALLOWED) throw error;
  throw new StartupError(
    `DATABASE_URL cannot be used. Its user may not make the one that requests connect as (${error.message}): ${ADVICE} The user that it makes is named in DATABASE_REQUESTS_URL.`,
    { cause: error },
  );
}
