import { readConfig } from '../../config';
import { changedCollations } from '../../db/postgresql/collations';
import { openPostgresql } from '../../db/postgresql/openPostgresql';
import { missingRoles } from '../../db/postgresql/ourRoles';
import { StartupError } from '../../db/startupError';
import { onlyOptions } from '../readOptions';
import { UsageError } from '../usageError';

/** Opens the PostgreSQL of DATABASE_URL without its secrets: it may not contain our tables yet. */
async function onPostgresql(
  env: NodeJS.ProcessEnv,
  work: (
    pool: Awaited<ReturnType<typeof openPostgresql>>['pool'],
    requestsUrl: string | undefined,
  ) => Promise<string>,
): Promise<string> {
  const { databaseUrl, databaseRequestsUrl } = readConfig(env);
  if (!databaseUrl) throw new UsageError('The embedded database needs none of this: set DATABASE_URL.');
  const { pool, close } = await openPostgresql(databaseUrl, 1, ({ message }) => console.error(message));
  try {
    return await work(pool, databaseRequestsUrl);
  } finally {
    await close();
  }
}

/**
 * `database roles`: the SQL for an administrator, if the user of DATABASE_URL may not create roles. @returns what to
 * print
 */
export async function printRoles(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  onlyOptions(args, []);
  return onPostgresql(env, async (pool, requestsUrl) => {
    const statements = await missingRoles(pool, requestsUrl);
    if (statements.length === 0) return '-- Every role is there already.';
    return [
      '-- For the administrator of the server, a superuser or a user that may create roles.',
      ...statements,
      ...(requestsUrl
        ? []
        : ['-- Then name the user of requests, with its password, in DATABASE_REQUESTS_URL.']),
    ].join('\n');
  });
}

/** `database check`. @throws StartupError with the statements to run, if indexes must be rebuilt */
export async function checkHere(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  onlyOptions(args, []);
  return onPostgresql(env, async (pool) => {
    const { changes, statements } = await changedCollations(pool);
    if (changes.length === 0)
      return 'The database is encoded in UTF8, and its indexes were made with the collations of this server.';
    const advice = 'Run these statements as the owner of the database, while people work or in the night:';
    throw new StartupError([...changes.map((one) => `${one}.`), advice, ...statements].join('\n'));
  });
}
