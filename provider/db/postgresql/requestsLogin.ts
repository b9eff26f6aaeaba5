import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Tx } from '../database';
import { makeSecret } from '../settings';
import { roles } from '../transact';

const SETTING = 'database-login';
/** Advisory lock: of processes that start together only one creates the user. */
const LOCK = 7_200_145;

/** Credentials of the connections that serve requests. */
export interface Login {
  readonly user: string;
  readonly password: string;
}

/**
 * Returns the database user of request connections: it owns nothing and may become only the roles of requests. The
 * owner creates it when missing, and its password is stored encrypted in the database.
 */
export async function requestsLogin(tx: Tx): Promise<Login> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  const { password } = await makeSecret(tx, SETTING, () => ({
    password: randomBytes(32).toString('base64url'),
  }));
  // Users belong to the whole server, so each database has its own.
  const { rows } = await sql<{ user: string; database: string; mark: string | null; there: boolean }>`
    select login.name as user, current_database() as database, r.oid is not null as there,
      shobj_description(r.oid, 'pg_authid') as mark
    from (select 'sportello_requests_' || oid as name from pg_database where datname = current_database()) login
    left join pg_roles r on r.rolname = login.name`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('The database does not know itself.');
  const { user, database, there, mark } = found;
  if (!there) await run(tx, creating(escapeIdentifier(user), escapeIdentifier(database)));
  // The user may be from a version with fewer roles.
  else await run(tx, [`grant ${roles.join(', ')} to ${escapeIdentifier(user)}`]);
  // After a restore or a move to another server, the stored password may differ from the user's.
  const known = createHash('sha256').update(password).digest('hex');
  if (mark !== known) {
    await run(tx, [
      `alter role ${escapeIdentifier(user)} password ${escapeLiteral(verifierOf(password))}`,
      `comment on role ${escapeIdentifier(user)} is ${escapeLiteral(known)}`,
    ]);
  }
  return { user, password };
}

const creating = (user: string, database: string) => [
  `create role ${user} login noinherit nosuperuser nobypassrls nocreatedb nocreaterole`,
  `grant ${roles.join(', ')} to ${user}`,
  // Lets the owner see what its sessions do.
  `grant ${user} to current_user`,
  `grant connect on database ${database} to ${user}`,
  `revoke create, temporary on database ${database} from public`,
];

async function run(tx: Tx, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(tx);
}

/** Computes PostgreSQL's SCRAM verifier of a password (RFC 5803), so that the password itself is in no server log. */
function verifierOf(password: string): string {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(hmac('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${hmac('Server Key').toString('base64')}`;
}
