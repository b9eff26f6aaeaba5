import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Tx } from '../database';
import { makeSecret } from '../settings';
import { roles } from '../transact';

const SETTING = 'database-login';
/** Processes that start together make it once. */
const LOCK = 7_200_145;

/** With what a process connects to serve requests. */
export interface Login {
  readonly user: string;
  readonly password: string;
}

/**
 * The user of this database that requests connect as: it owns nothing and may become the roles of requests, nobody else.
 * Made by the owner when it is missing; its password is kept sealed in the database.
 */
export async function requestsLogin(tx: Tx): Promise<Login> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  const { password } = await makeSecret(tx, SETTING, () => ({
    password: randomBytes(32).toString('base64url'),
  }));
  // Users belong to the whole server, and each database has its own.
  const { rows } = await sql<{ user: string; database: string; mark: string | null; there: boolean }>`
    select login.name as user, current_database() as database, r.oid is not null as there,
      shobj_description(r.oid, 'pg_authid') as mark
    from (select 'sportello_requests_' || oid as name from pg_database where datname = current_database()) login
    left join pg_roles r on r.rolname = login.name`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('The database does not know itself.');
  const { user, database, there, mark } = found;
  if (!there) await run(tx, creating(escapeIdentifier(user), escapeIdentifier(database)));
  // Of a version that had fewer roles.
  else await run(tx, [`grant ${roles.join(', ')} to ${escapeIdentifier(user)}`]);
  // Of a backup, or of another server, the password may be another one than the user's.
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
  // So that the owner sees what its sessions do.
  `grant ${user} to current_user`,
  `grant connect on database ${database} to ${user}`,
  `revoke create, temporary on database ${database} from public`,
];

async function run(tx: Tx, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(tx);
}

/** What PostgreSQL keeps of a password (RFC 5803): so that the password itself is in no log of the server. */
function verifierOf(password: string): string {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(hmac('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${hmac('Server Key').toString('base64')}`;
}
