import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as scimMessages from '../../../contract/messages/it/scim';
import type { Viewer } from '../../../contract/schema/where';
import { SCIM_PATH, type ScimChange } from '../../../contract/scim/scimClient';
import { IMPORT_PATH } from '../../../contract/scim/sentRows';
import { type AuditedChange, recordAudit } from '../../audit/recordAudit';
import type { Tx } from '../../db/database';
import type { Call } from '../../http/call';
import type { Caller } from '../../http/caller';
import type { CallLimits } from '../../http/limits/callLimits';
import { createCallLimits } from '../../http/limits/callLimits';
import { CALL_WITHIN, retryCollisions } from '../../http/retryCollisions';
import type { Services } from '../../http/services';
import { unstorable } from '../../http/unstorable';
import { Refusal } from '../../refusal';
import {
  type AuthenticatedClient,
  authorOf,
  clientBy,
  findClient,
  forgetChanges,
  noteUse,
  recordChanges,
} from './clientStore';
import { importSentRows } from './importRows';
import { listResponse, type Projection, project, readProjection, readQuery, shows } from './listing';
import {
  listGroups,
  patchGroup,
  RefusedMembers,
  readGroup,
  refuseNewGroup,
  replaceGroup,
} from './roleGroups';
import { resourceTypes, schemas, serviceProviderConfig } from './schemas';
import { type ConsoleCalls, type ScimCall, scimCallOf } from './scimCall';
import { reasonOf, ScimRefusal, scimProblemOf } from './scimError';
import { createUser, deleteUser, listUsers, patchOneUser, readUser, replaceUser, weak } from './users';

const SCIM_TYPE = 'application/scim+json';

interface Answer {
  readonly status?: number;
  readonly body?: object;
  readonly version?: number;
  readonly location?: string;
}

type Params = { readonly id: string };
type Work = (scim: ScimCall, request: FastifyRequest) => Promise<Answer>;

/**
 * Adds the routes of SCIM 2.0 (RFC 7643, RFC 7644) for all schools at {@link SCIM_PATH}. The token of a client
 * determines its school. Each request is one transaction with the rights of a user manager, and changes users only
 * through the console's calls.
 */
export function scimRoutes(app: FastifyInstance, services: Services, calls: ConsoleCalls): void {
  void app.register(async (scope) => {
    const limits = createCallLimits(services.db, services.config);
    scope.addHook('onClose', () => limits.close());
    scope.addContentTypeParser(SCIM_TYPE, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
    scope.decorateRequest('scimClient', null);
    scope.setErrorHandler((error, request, reply) => {
      const problem = scimProblemOf(error) ?? parsingProblem(error);
      if (!problem) request.log.error({ err: error, route: request.routeOptions.url }, 'internal');
      const { status, body, retryAfter } = problem ?? internalProblem();
      if (status === 401) reply.header('www-authenticate', 'Bearer realm="SCIM", error="invalid_token"');
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      return reply.code(status).type(SCIM_TYPE).send(JSON.stringify(body));
    });
    scope.addHook('onRequest', (request) => authenticate(services, limits, request));
    const route = routesOf(scope, services, calls, limits);

    const base = services.config.publicUrl;
    const listed = (all: readonly { readonly id?: string }[]) => ({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: all.length,
      startIndex: 1,
      itemsPerPage: all.length,
      Resources: all,
    });
    const one = (all: readonly { readonly id?: string }[], id: string) => {
      const found = all.find((entry) => entry.id === id);
      if (!found) throw new Refusal('notFound');
      return found;
    };
    route.fixed('/ServiceProviderConfig', () => serviceProviderConfig(base));
    route.fixed('/ResourceTypes', () => listed(resourceTypes(base)));
    route.fixed('/ResourceTypes/:id', (id) => one(resourceTypes(base), id));
    route.fixed('/Schemas', () => listed(schemas(base)));
    route.fixed('/Schemas/:id', (id) => one(schemas(base), id));

    const search = (request: FastifyRequest) =>
      readQuery((request.method === 'POST' ? (request.body ?? {}) : request.query) as never);
    const users: Work = async (scim, request) => {
      const query = search(request);
      return { body: listResponse(await listUsers(scim, query), query) };
    };
    const groups: Work = async (scim, request) => {
      const query = search(request);
      const withMembers = shows(query.shown, 'members');
      return { body: listResponse(await listGroups(scim, withMembers), query) };
    };
    route.reads('GET', '/Users', users);
    route.reads('POST', '/Users/.search', users);
    route.reads('GET', '/Groups', groups);
    route.reads('POST', '/Groups/.search', groups);

    route.reads('GET', '/Users/:id', (scim, request) => shownUser(scim, idOf(request), shownIn(request)));
    route.changes('POST', '/Users', async (scim, request) => {
      const uid = await createUser(scim, request.body);
      return { ...(await shownUser(scim, uid, shownIn(request))), status: 201 };
    });
    route.changes('PUT', '/Users/:id', async (scim, request) => {
      await replaceUser(scim, idOf(request), request.body, request.headers['if-match']);
      return shownUser(scim, idOf(request), shownIn(request));
    });
    route.changes('PATCH', '/Users/:id', async (scim, request) => {
      await patchOneUser(scim, idOf(request), request.body, request.headers['if-match']);
      return shownUser(scim, idOf(request), shownIn(request));
    });
    route.changes('DELETE', '/Users/:id', async (scim, request) => {
      await deleteUser(scim, idOf(request));
      return { status: 204 };
    });

    route.reads('GET', '/Groups/:id', async (scim, request) => {
      const shown = shownIn(request);
      return { body: project(await readGroup(scim, idOf(request), shows(shown, 'members')), shown) };
    });
    route.changes('POST', '/Groups', (scim, request) => refuseNewGroup(scim, request.body));
    route.changes('PUT', '/Groups/:id', async (scim, request) => ({
      body: project(await replaceGroup(scim, idOf(request), request.body), shownIn(request)),
    }));
    // Returns no group: with thousands of members it would take most of the time, and no client reads it.
    route.changes('PATCH', '/Groups/:id', async (scim, request) => {
      await patchGroup(scim, idOf(request), request.body);
      return { status: 204 };
    });
    route.changes('DELETE', '/Groups/:id', async () => {
      throw new ScimRefusal(403, undefined, scimMessages.groupsNotDeleted);
    });
    route.changes('POST', IMPORT_PATH, async (scim, { body }) => ({
      body: await importSentRows(scim, body),
    }));
    for (const path of ['', '/*']) route.missing(path);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Client of a SCIM request, known before the first byte of the body is read. */
    scimClient: AuthenticatedClient | null;
  }
}

const idOf = ({ params }: FastifyRequest): string => (params as Params).id;
const shownIn = ({ query }: FastifyRequest): Projection => readProjection(query as never);

async function shownUser(scim: ScimCall, uid: string, shown: Projection): Promise<Answer> {
  const { resource, version } = await readUser(scim, uid, shown);
  const { location } = (resource as { readonly meta: { readonly location: string } }).meta;
  return { body: project(resource, shown), version, location };
}

const tokenIn = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** Identifies the client by its token and counts the call. @throws Refusal `unauthenticated`, `tooManyRequests` */
async function authenticate(
  { db, clock }: Services,
  limits: CallLimits,
  request: FastifyRequest,
): Promise<void> {
  const token = tokenIn(request);
  const client = token ? await findClient(db, token, clock.now()) : undefined;
  if (!client) throw new Refusal('unauthenticated', { detail: scimMessages.tokenIsMissing });
  limits.countStaff(`${client.customerCode} ${authorOf(client)}`);
  request.scimClient = client;
}

/** Returns functions that register routes of the server. */
function routesOf(scope: FastifyInstance, services: Services, calls: ConsoleCalls, limits: CallLimits) {
  // Public for the console's checks, because a SCIM client authenticates with its own token instead of a permission.
  const options = { config: { access: 'public' as const } };
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, body, version, location }: Answer,
  ) => {
    if (version !== undefined) reply.header('etag', weak(version));
    if (location !== undefined) reply.header(status === 201 ? 'location' : 'content-location', location);
    const seen = version !== undefined && request.headers['if-none-match'] === weak(version);
    if (request.method === 'GET' && seen) return reply.code(304).send();
    if (!body) return reply.code(status).send();
    return reply.code(status).type(SCIM_TYPE).send(JSON.stringify(body));
  };
  const register = (method: string, path: string, reads: boolean, work: Work) =>
    scope.route({
      ...options,
      method,
      url: `${SCIM_PATH}${path}`,
      handler: async (request, reply) => {
        const client = request.scimClient;
        if (!client) throw new Refusal('unauthenticated');
        refuseUnstorable(request);
        const who = { person: authorOf(client), customerCode: client.customerCode };
        const endTurn = reads ? await limits.turn(who, true) : undefined;
        try {
          return send(request, reply, await inTransaction(services, calls, client, request, reads, work));
        } finally {
          endTurn?.();
        }
      },
    });
  return {
    reads: (method: 'GET' | 'POST', path: string, work: Work) => register(method, path, true, work),
    changes: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, work: Work) =>
      register(method, path, false, work),
    fixed: (path: string, answer: (id: string) => object) =>
      scope.get(`${SCIM_PATH}${path}`, options, async (request, reply) =>
        send(request, reply, { body: answer(idOf(request)) }),
      ),
    missing: (path: string) =>
      scope.route({
        ...options,
        method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url: `${SCIM_PATH}${path}`,
        handler: async () => {
          throw new Refusal('notFound');
        },
      }),
  };
}

function refuseUnstorable({ params, query, body }: FastifyRequest): void {
  if (unstorable(params).length > 0) throw new Refusal('notFound');
  const errors = [...unstorable(query), ...unstorable(body)];
  if (errors.length > 0) throw new Refusal('invalid', { errors });
}

type Change = Pick<ScimChange, 'kind' | 'target'>;

/**
 * Runs a request in one transaction. For a client on trial, makes each change and rolls it back, and records what would
 * happen. A refused change is recorded in another transaction.
 */
async function inTransaction(
  services: Services,
  calls: ConsoleCalls,
  client: AuthenticatedClient,
  request: FastifyRequest,
  reads: boolean,
  work: Work,
): Promise<Answer> {
  const { db, clock } = services;
  const tenant = { customerCode: client.customerCode, person: authorOf(client) };
  const tried: Change[] = [];
  const attempt = async (): Promise<Answer> => {
    tried.length = 0;
    const later: (() => Promise<void>)[] = [];
    const answer = await db.inSchool(
      tenant,
      async (tx) => {
        // The token may have been replaced, or the trial ended, since the body began to arrive.
        const now = clock.now();
        const current = await clientBy(tx, tokenIn(request), now);
        if (!current) throw new Refusal('unauthenticated');
        await noteUse(tx, current, now);
        const audited: AuditedChange[] = [];
        const call = callOf(services, tx, current, request, now, audited, later);
        const scim = scimCallOf(call, current, calls, (kind, target) => void tried.push({ kind, target }));
        if (reads) return work(scim, request);
        if (current.mode === 'prova') {
          const answer = await onTrial(scim, tried, () => work(scim, request));
          later.length = 0;
          return answer;
        }
        const done = await work(scim, request);
        await forgetChanges(tx, current, tried);
        await recordAudit(tx, actorOf(current, request, now), audited);
        return done;
      },
      CALL_WITHIN[reads ? 'read' : 'change'],
    );
    for (const one of later) await one();
    return answer;
  };
  try {
    return await retryCollisions(attempt);
  } catch (error) {
    if (error instanceof Refusal && tried.length > 0)
      await keepRefusal(services, client, request, tried, error);
    throw error;
  }
}

async function onTrial(
  scim: ScimCall,
  tried: readonly Change[],
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { call, client } = scim;
  await sql`savepoint trial`.execute(call.tx);
  const answer = await work();
  await sql`rollback to savepoint trial`.execute(call.tx);
  await recordChanges(call.tx, client, tried, { outcome: 'tried' }, call.now);
  return answer;
}

/** Records refused changes for the supervisor; also in the audit log unless the same refusals are recorded already. */
async function keepRefusal(
  { db, clock }: Services,
  client: AuthenticatedClient,
  request: FastifyRequest,
  tried: readonly Change[],
  error: Refusal,
): Promise<void> {
  // Earlier changes of the same request were rolled back but not refused, so they are not recorded.
  const refused =
    error instanceof RefusedMembers
      ? tried.filter(({ target }) => error.refused.some(({ id }) => id === target))
      : tried.slice(-1);
  const now = clock.now();
  await db.inSchool({ customerCode: client.customerCode, person: authorOf(client) }, async (tx) => {
    const current = await clientBy(tx, tokenIn(request), now);
    if (!current) return;
    const reason = reasonOf(error);
    const isNew = await recordChanges(tx, current, refused, { outcome: 'refused', reason }, now);
    if (!isNew) return;
    const lines = refused.map(({ kind, target }) => ({
      entity: 'user',
      action: kind,
      id: target,
      reason: error.code,
    }));
    await recordAudit(tx, actorOf(current, request, now), lines);
  });
}

const actorOf = (client: AuthenticatedClient, request: FastifyRequest, at: Date) => ({
  customerCode: client.customerCode,
  who: authorOf(client),
  asWhom: authorOf(client),
  address: request.ip,
  at,
});

/** Creates the context with which the console's calls run for a client, with the rights of a user manager. */
function callOf(
  { config, signers, objects }: Services,
  tx: Tx,
  client: AuthenticatedClient,
  { ip }: FastifyRequest,
  now: Date,
  audited: AuditedChange[],
  later: (() => Promise<void>)[],
): Call {
  const { customerCode, name } = client;
  const author = authorOf(client);
  const caller: Caller = {
    sub: author,
    person: author,
    uid: author,
    customerCode,
    userType: 'PEOPLE',
    groups: [],
    roles: ['teacherManager'],
    name,
    program: true,
  };
  const viewer: Viewer = { now, uid: author, customerCode, roles: caller.roles };
  return {
    tx,
    caller,
    now,
    address: ip,
    endSession: async () => undefined,
    afterCommit: (work) => void later.push(work),
    config,
    signers,
    objects,
    ahead: undefined,
    file: undefined,
    viewer,
    uploadToken: undefined,
    expectedVersion: undefined,
    audit: (...changes) => void audited.push(...changes),
    auditInSchool: () => {
      throw new Error('only the provider’s staff acts in several schools');
    },
    version: () => undefined,
  };
}

/** Returns the SCIM form of an error of the server’s own parsing. */
function parsingProblem(error: unknown) {
  const status = (error as { readonly statusCode?: unknown }).statusCode;
  if (status === 413) return scimProblemOf(new Refusal('tooLarge'));
  if (status === 415) return scimProblemOf(new Refusal('unsupportedMedia'));
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  return scimProblemOf(new ScimRefusal(400, 'invalidSyntax', scimMessages.bodyOfRequest));
}

const internalProblem = () =>
  scimProblemOf(new Refusal('internal')) as NonNullable<ReturnType<typeof scimProblemOf>>;
