import { createHash, randomUUID } from 'node:crypto';
import { askPublic, type PublicAnswer, type PublicRequest } from '../outgoing/fetchPublic';

/** Address of the SCIM target to which the demo provisions users. No host has such a name (RFC 2606). */
export const DEMO_TARGET = 'https://presenze.example/scim/v2';
/** The only token that the demo's target accepts. */
export const DEMO_TARGET_TOKEN = 'presenze-dimostrativo';

const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

type User = Record<string, unknown> & { readonly id: string };
type Reply = readonly [status: number, body?: object];

interface ScimRequest {
  readonly method: string;
  /** Below the base URL, with the query. */
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

interface Behaviour {
  /** Returns the user that the server already has under a name before any synchronisation; undefined if it has none. */
  readonly known?: (userName: string) => object | undefined;
  /** Returns the reason why the server refuses to create a user; undefined if it accepts. */
  readonly refuses?: (userName: string) => string | undefined;
}

/**
 * Creates a small SCIM 2.0 server that keeps its users in memory: finding by `userName` and `externalId`, creating, PATCH
 * and deleting.
 */
export function scimServer(token: string, { known, refuses }: Behaviour = {}) {
  const users = new Map<string, User>();
  const named = (attribute: string, value: unknown) =>
    [...users.values()].find(
      (user) => String(user[attribute] ?? '').toLowerCase() === String(value).toLowerCase(),
    );

  function find(filter: string): Reply {
    const [, attribute = '', text = '""'] = /^(userName|externalId) eq (".*")$/.exec(filter) ?? [];
    if (!attribute) return refused(400, 'Only userName and externalId can be searched', 'invalidFilter');
    const value = JSON.parse(text) as string;
    const before = attribute === 'userName' && !named(attribute, value) ? known?.(value) : undefined;
    if (before) add({ userName: value, ...before });
    const found = [named(attribute, value)].filter(Boolean);
    return [200, { schemas: [LIST], totalResults: found.length, Resources: found }];
  }

  function add(user: Record<string, unknown>): User {
    const id = randomUUID();
    const made = { ...user, id };
    users.set(id, made);
    return made;
  }

  function create(user: Record<string, unknown>): Reply {
    if (named('userName', user.userName)) return refused(409, 'The userName is taken', 'uniqueness');
    const reason = refuses?.(String(user.userName));
    return reason ? refused(400, reason, 'invalidValue') : [201, add(user)];
  }

  function patch(user: User, { Operations }: { Operations?: readonly Record<string, unknown>[] }): Reply {
    const changed: Record<string, unknown> = { ...user };
    for (const { op, path, value } of Operations ?? []) {
      const [first = '', second] = String(path).startsWith('urn:') ? [String(path)] : String(path).split('.');
      if (op === 'remove') delete changed[first];
      else if (second) changed[first] = { ...(changed[first] as object), [second]: value };
      else changed[first] = value;
    }
    users.set(user.id, changed as User);
    return [200, changed];
  }

  return {
    users,
    answer({ method, path, authorization, body }: ScimRequest): Reply {
      if (authorization !== `Bearer ${token}`) return refused(401, 'Unknown token');
      const { pathname, searchParams } = new URL(path, 'https://target.example');
      const id = /^\/Users\/(.+)$/.exec(pathname)?.[1];
      if (id === undefined && method === 'GET') return find(searchParams.get('filter') ?? '');
      if (id === undefined && method === 'POST') return create(JSON.parse(body));
      const user = users.get(decodeURIComponent(id ?? ''));
      if (!user) return refused(404, 'There is no such user');
      if (method === 'PATCH') return patch(user, JSON.parse(body));
      if (method !== 'DELETE') return refused(405, 'Not supported');
      users.delete(user.id);
      return [204];
    },
  };
}

const refused = (status: number, detail: string, scimType?: string): Reply => [
  status,
  { schemas: [ERROR], status: String(status), detail, ...(scimType && { scimType }) },
];

/** Returns a number from 0 to 9 that stays the same for a name. */
const digit = (name: string): number => (createHash('sha256').update(name).digest()[0] ?? 0) % 10;

/** Returns an HTTP client that answers for the demo's target itself, and sends requests to all other hosts. */
export function demoTarget(): (request: PublicRequest) => Promise<PublicAnswer> {
  const server = scimServer(DEMO_TARGET_TOKEN, {
    known: (userName) => (digit(userName) < 3 ? { active: true } : undefined),
    // Refuses a tenth of the users, so that the demo shows failures.
    refuses: (userName) => (digit(userName) === 7 ? 'Manca il numero di badge della persona' : undefined),
  });
  return async (request) => {
    const { url, body, headers = {} } = request;
    if (!url.startsWith(`${DEMO_TARGET}/`)) return askPublic(request);
    const [status, answer] = server.answer({
      method: request.method ?? (body ? 'POST' : 'GET'),
      path: url.slice(DEMO_TARGET.length),
      authorization: headers.authorization,
      body: Buffer.from(body?.bytes ?? []).toString(),
    });
    return { status, bytes: Buffer.from(answer ? JSON.stringify(answer) : '') };
  };
}
