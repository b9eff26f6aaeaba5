import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, InputOf } from '../../contract/endpoint';
import { may, type Permission } from '../../contract/permissions';
import { type AuditedChange, recordAudit } from '../audit/recordAudit';
import type { Database, Tx } from '../db/database';
import type { TokenHolder } from '../identity/identity';
import type { Call, Implementation } from './call';
import { type Caller, readCaller } from './caller';
import type { Identified } from './identified';
import { idempotencyKey, once } from './once';
import { operatorCaller } from './operatorCaller';
import { recordRefusal } from './recordRefusal';
import { Refusal } from './refusal';
import type { Services } from './services';
import { etag, expectedVersion } from './version';

interface Guarded extends Implementation {
  readonly checkInput: (sent: { params: unknown; query: unknown; body: unknown }) => unknown;
  readonly byOperator: boolean;
}

/**
 * The way of every guarded call, in one transaction: who is calling, with which rights, for which school,
 * with what; then the work; then the audit log. Nothing of it stays when any of it is refused.
 */
export async function answerGuarded(
  services: Services,
  guarded: Guarded,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const identified = await identify(services, guarded, request);
  const now = services.clock.now();
  let caller: Caller | undefined;
  try {
    const answer = await identified.inTransaction(services.db, async (tx) => {
      caller = await identified.caller(tx);
      return work(services, guarded, request, reply, { tx, caller, now });
    });
    return answer === undefined ? reply.code(204).send() : reply.send(answer);
  } catch (error) {
    if (error instanceof Refusal)
      await recordRefusal(services, guarded.endpoint, { identified, caller, request, error, now });
    throw error;
  }
}

async function identify(services: Services, guarded: Guarded, request: FastifyRequest): Promise<Identified> {
  if (guarded.byOperator) {
    const caller = operatorCaller(request.headers.authorization, services.operatorSecret);
    return { holder: undefined, caller: async () => caller, inTransaction: (db, run) => db.asPlatform(run) };
  }
  const holder = await services.identity.verify({
    method: request.method,
    url: request.raw.url ?? '',
    headers: request.headers,
  });
  const tenant = { customerCode: holder.customerCode, person: holder.person };
  return {
    holder,
    caller: (tx) => readCaller(tx, holder),
    inTransaction: (db, run) => db.inSchool(tenant, run),
  };
}

interface Begun {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
}

async function work(
  services: Services,
  guarded: Guarded,
  request: FastifyRequest,
  reply: FastifyReply,
  begun: Begun,
) {
  const { endpoint } = guarded;
  const { tx, caller, now } = begun;
  if (!may(caller.roles, endpoint.access as Permission)) throw new Refusal('forbidden');
  const sent = { params: request.params, query: request.query, body: request.body };
  ofOwnSchool(sent.params, caller);
  const input = guarded.checkInput(sent);
  const changes: AuditedChange[] = [];
  const call: Call = {
    tx,
    caller,
    now,
    config: services.config,
    viewer: { now, uid: caller.uid, customerCode: caller.customerCode },
    expectedVersion: endpoint.effect === 'update' ? expectedVersion(request.headers['if-match']) : undefined,
    audit: (...more) => void changes.push(...more),
    version: (version) => void reply.header('etag', etag(version)),
  };
  const run = () => guarded.handle(call, input as InputOf<Endpoint> as never);
  const answer =
    endpoint.effect === 'command' ? await onceForKey(endpoint, request, begun, sent, run) : await run();
  const actor = {
    customerCode: caller.customerCode,
    who: caller.sub,
    asWhom: caller.uid,
    address: request.ip,
    at: now,
  };
  await recordAudit(tx, actor, changes);
  return answer;
}

function onceForKey(
  endpoint: Endpoint,
  request: FastifyRequest,
  { tx, caller, now }: Begun,
  sent: object,
  run: () => Promise<unknown>,
) {
  const key = idempotencyKey(request.headers['idempotency-key']);
  const { customerCode, person } = caller;
  return once(tx, { customerCode, person, key, request: { endpoint: endpoint.id, ...sent }, now }, run);
}

/** Another school's address looks exactly like one that does not exist. */
function ofOwnSchool(params: unknown, caller: Caller): void {
  const { customerCode } = params as { customerCode?: string };
  if (customerCode !== undefined && customerCode !== caller.customerCode) throw new Refusal('notFound');
}
