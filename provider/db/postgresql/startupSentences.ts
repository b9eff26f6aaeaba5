import { StartupError } from '../startupError';

/** Explanations of PostgreSQL and network errors for the author of DATABASE_URL. */
const sentences: Readonly<Record<string, (place: Place) => string>> = {
  '28P01': ({ user, host }) => `PostgreSQL at ${host} refuses the user "${user}" or its password.`,
  '28000': ({ user, host }) => `PostgreSQL at ${host} does not let the user "${user}" in.`,
  '3D000': ({ database, host }) =>
    `The database "${database}" does not exist at ${host}: create it, empty, for the user that DATABASE_URL names.`,
  // PgBouncer rejects a connection with protocol_violation, and the reason in the message.
  '08P01': ({ host, message }) =>
    `The pooler at ${host} refuses the connection (${message}): docs/operations.md, "Behind PgBouncer", has its settings.`,
  '53300': ({ host }) => `PostgreSQL at ${host} has no connection left: raise max_connections.`,
  ENOTFOUND: ({ host }) => `The host of DATABASE_URL, ${host}, is not known: check its name.`,
};

interface Place {
  readonly host: string;
  readonly user: string;
  readonly database: string;
  /** The message of the error. */
  readonly message: string;
}

/** Explains why the first connection failed; never shows the password. */
export function refusalToStart(error: unknown, databaseUrl: string): StartupError {
  if (error instanceof StartupError) return error;
  const code = (error as { code?: string }).code ?? '';
  const place = { ...placeOf(databaseUrl), message: (error as Error).message };
  const sentence = sentences[code]?.(place) ?? unreachable(place, code || String((error as Error).message));
  return new StartupError(`DATABASE_URL cannot be used. ${sentence}`, { cause: error });
}

export function serverTooOld(version: string): StartupError {
  return new StartupError(
    `DATABASE_URL cannot be used. The server is PostgreSQL ${version}; version 15 or newer is needed.`,
  );
}

/**
 * Returns the error about a database that is not encoded in UTF-8. @param found its encoding, and names as SQL
 * identifiers
 */
export function otherEncoding(found: {
  readonly encoding: string;
  readonly database: string;
  readonly owner: string;
}): StartupError {
  const { encoding, database, owner } = found;
  const name = database.replace(/^"|"$/g, '');
  return new StartupError(
    `DATABASE_URL cannot be used. Its database "${name}" is encoded in ${encoding}, which cannot hold every name: make one with create database ${database} owner ${owner} encoding 'UTF8' template template0 locale 'C.UTF-8', and name it in DATABASE_URL.`,
  );
}

function unreachable({ host }: Pick<Place, 'host'>, reason: string): string {
  return `PostgreSQL at ${host} does not answer (${reason}): check host and port, and that the server runs.`;
}

function placeOf(databaseUrl: string): Omit<Place, 'message'> {
  const url = new URL(databaseUrl);
  const user = decoded(url.username);
  return {
    host: url.host || url.searchParams.get('host') || 'localhost',
    user,
    database: decoded(url.pathname.slice(1)) || user,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
