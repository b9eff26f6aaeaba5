import type { PersonCause, TargetFailure } from '../../../contract/provisioning/provisioning';
import { hasControlCharacters, storable } from '../../../contract/values/normalText';
import { NotPublic, type PublicAnswer, type PublicRequest } from '../../outgoing/fetchPublic';

/** Bytes of an answer that are read: a user, or a list of few. */
const MOST_BYTES = 256 * 1024;
/** Maximum number of characters of a refusal's reason that are stored. */
const MOST_DETAIL = 300;
/** Maximum number of characters of the id of a user. */
const MOST_ID = 1000;
/** Longest wait in milliseconds that a target can ask for. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000;
const TYPE = 'application/scim+json';
const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** A user at a target. */
export interface RemoteUser {
  readonly id: string;
  readonly userName: string;
  readonly externalId?: string;
  readonly active: boolean;
}

/** A request that a target refused or did not answer. */
export class TargetRefusal extends Error {
  constructor(
    readonly reason: TargetFailure | PersonCause,
    readonly status?: number,
    readonly detail?: string,
    /** Milliseconds to wait, if the target says so. */
    readonly retryAfter?: number,
  ) {
    super(reason);
  }
}

interface Connection {
  readonly url: string;
  readonly token: string;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly allowed: readonly string[];
  readonly ask: (request: PublicRequest) => Promise<PublicAnswer>;
}

/** The requests that a SCIM 2.0 server answers (RFC 7644). */
export interface ScimTarget {
  /** Finds the user with this value. @throws TargetRefusal */
  find(attribute: 'userName' | 'externalId', value: string): Promise<RemoteUser | undefined>;
  /** @returns the id of the new user @throws TargetRefusal */
  create(user: object): Promise<string>;
  /** @returns false if there is no such user @throws TargetRefusal */
  patch(id: string, operations: readonly object[]): Promise<boolean>;
  /** Deletes a user, who may be missing already. @throws TargetRefusal */
  remove(id: string): Promise<void>;
}

/** Creates the client of a target. */
export function scimTarget(connection: Connection): ScimTarget {
  const users = `${connection.url.replace(/\/+$/, '')}/Users`;
  const of = (id: string) => `${users}/${encodeURIComponent(id)}`;
  return {
    find: async (attribute, value) => {
      const filter = `${attribute} eq ${JSON.stringify(value)}`;
      const answer = await send(connection, {
        url: `${users}?${new URLSearchParams({ filter, count: '10' })}`,
      });
      if (isMissing(answer)) return undefined;
      // Servers need not filter by externalId.
      if (attribute === 'externalId' && [400, 403, 501].includes(answer.status)) return undefined;
      const { Resources: found = [] } = read(accepted(answer)) as { Resources?: unknown };
      if (!Array.isArray(found)) throw new TargetRefusal('notScim', answer.status);
      // A server that ignores filters answers with everybody.
      const user = found
        .flatMap(remoteUser)
        .find((one) => one[attribute]?.toLowerCase() === value.toLowerCase());
      if (user && !isUsableId(user.id)) throw new TargetRefusal('notScim', answer.status);
      return user;
    },
    create: async (user) => {
      const answer = accepted(await send(connection, { url: users, body: user }));
      const { id } = read(answer) as { id?: unknown };
      if (!isUsableId(id)) throw new TargetRefusal('notScim', answer.status);
      return id;
    },
    patch: async (id, operations) => {
      const body = { schemas: [PATCH_SCHEMA], Operations: operations };
      const answer = await send(connection, { url: of(id), method: 'PATCH', body });
      if (isMissing(answer)) return false;
      accepted(answer);
      return true;
    },
    remove: async (id) => {
      const answer = await send(connection, { url: of(id), method: 'DELETE' });
      if (!isMissing(answer)) accepted(answer);
    },
  };
}

interface Request extends Pick<PublicRequest, 'url' | 'method'> {
  readonly body?: object;
}

async function send(
  connection: Connection,
  { body, ...request }: Request,
): Promise<PublicAnswer & Pick<Connection, 'now'>> {
  const { token, signal, allowed, ask, now } = connection;
  try {
    const answer = await ask({
      ...request,
      ...(body && { body: { type: TYPE, bytes: Buffer.from(JSON.stringify(body)) } }),
      headers: { authorization: `Bearer ${token}`, accept: `${TYPE}, application/json` },
      most: MOST_BYTES,
      signal,
      allowed,
    });
    return { ...answer, now };
  } catch (error) {
    if (error instanceof NotPublic) throw new TargetRefusal('notPublic');
    throw new TargetRefusal(signal.aborted ? 'timeout' : 'unreachable');
  }
}

/** Returns an accepted answer. @throws TargetRefusal for all others */
function accepted<A extends PublicAnswer & Pick<Connection, 'now'>>(answer: A): A {
  const { status } = answer;
  if (status >= 200 && status < 300) return answer;
  const cause = status === 404 && !isMissing(answer) ? 'notScim' : causeOf(status);
  throw new TargetRefusal(cause, status, detailOf(answer), waitOf(answer));
}

function causeOf(status: number): TargetFailure | PersonCause {
  if (status === 401) return 'unauthorised';
  if (status === 429 || status === 503) return 'busy';
  if (status === 403) return 'forbidden';
  if (status === 409) return 'taken';
  if (status >= 300 && status < 400) return 'redirect';
  return status >= 500 || status === 408 ? 'serverError' : 'rejected';
}

/** Returns the wait of a Retry-After, which is in seconds or a date (RFC 9110, 10.2.3). */
function waitOf({ retryAfter, now }: PublicAnswer & Pick<Connection, 'now'>): number | undefined {
  if (retryAfter === undefined) return undefined;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(0, wait), LONGEST_WAIT);
}

/** Returns the object or array of an answer, if it is one. */
function parsed({ bytes }: PublicAnswer): object | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function read(answer: PublicAnswer): object {
  const value = parsed(answer);
  if (!value) throw new TargetRefusal('notScim', answer.status);
  return value;
}

/** Tells whether the SCIM server has no such user: a proxy in front of it also answers 404, without a SCIM error. */
const isMissing = (answer: PublicAnswer): boolean =>
  answer.status === 404 && 'schemas' in (parsed(answer) ?? {});

function detailOf(answer: PublicAnswer): string | undefined {
  const { detail } = (parsed(answer) ?? {}) as { detail?: unknown };
  return typeof detail === 'string' ? storable(detail.slice(0, MOST_DETAIL)) : undefined;
}

/** Tells whether an id can be stored and be part of a path. */
const isUsableId = (id: unknown): id is string =>
  typeof id === 'string' &&
  id.length <= MOST_ID &&
  !['', '.', '..'].includes(id) &&
  !hasControlCharacters(id, false);

function remoteUser(value: unknown): RemoteUser[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, userName, externalId, active } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof userName !== 'string') return [];
  // An absent `active` means nothing (RFC 7643, 4.1.1); servers without it have enabled users.
  return [{ id, userName, active: active !== false, ...(typeof externalId === 'string' && { externalId }) }];
}
