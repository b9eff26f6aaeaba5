import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint';
import { may, type Permission } from '../../contract/permissions';
import type { Viewer } from '../../contract/where';
import { type AuditedChange, recordAudit } from '../audit/recordAudit';
import type { Tx } from '../db/database';
import type { Call, Implementation } from './call';
import type { Caller } from './caller';
import { identify } from './identified';
import { idempotencyKey, once } from './once';
import { recordRefusal } from './recordRefusal';
import { Refusal } from './refusal';
import type { Services } from './services';
import { uploadedFile } from './uploads';
import type { Sent } from './validate';
import { etag, expectedVersion } from './version';

export interface Guarded extends Implementation {
  readonly checkInput: (sent: Sent, viewer: Viewer) => unknown;
  /** Only the provider's own staff may call it. */
  readonly byOperator: boolean;
}

/** What a call has once its transaction has begun. */
interface Begun {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
  readonly endSession: () => Promise<void>;
  readonly afterCommit: (() => Promise<void>)[];
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
  const identified = await identify(services, guarded.byOperator, request);
  const now = services.clock.now();
  const endSession = async () => {
    if (identified.holder) await services.identity.end(identified.holder);
  };
  const afterCommit: Begun['afterCommit'] = [];
  let caller: Caller | undefined;
  try {
    const answer = await identified.inTransaction(services.db, async (tx) => {
      caller = await identified.caller(tx);
      return work(services, guarded, request, reply, { tx, caller, now, endSession, afterCommit });
    });
    for (const later of afterCommit) await later();
    return answer === undefined ? reply.code(204).send() : reply.send(answer);
  } catch (error) {
    if (error instanceof Refusal) {
      await recordRefusal(services, guarded.endpoint, { identified, caller, request, error, now });
    }
    throw error;
  }
}

async function work(
  services: Services,
  guarded: Guarded,
  request: FastifyRequest,
  reply: FastifyReply,
  begun: Begun,
): Promise<unknown> {
  const { endpoint } = guarded;
  const { tx, caller, now } = begun;
  if (!may(caller.roles, endpoint.access as Permission)) throw new Refusal('forbidden');
  const file = endpoint.upload && uploadedFile(request.body, endpoint.upload);
  const sent: Sent = { params: request.params, query: request.query, body: file ? undefined : request.body };
  ofOwnSchool(sent, caller);
  const viewer: Viewer = { now, uid: caller.uid, customerCode: caller.customerCode };
  const input = guarded.checkInput(sent, viewer);
  const changes: AuditedChange[] = [];
  const call: Call = {
    tx,
    caller,
    now,
    address: request.ip,
    endSession: begun.endSession,
    afterCommit: (later) => void begun.afterCommit.push(later),
    config: services.config,
    file,
    viewer,
    expectedVersion: endpoint.effect === 'update' ? expectedVersion(request.headers['if-match']) : undefined,
    audit: (...more) => void changes.push(...more),
    version: (version) => void reply.header('etag', etag(version)),
  };
  const run = () => guarded.handle(call, input as never);
  const answer =
    endpoint.effect === 'command' ? await runOnce(endpoint, request, begun, sent, run) : await run();
  const { customerCode, sub, uid } = caller;
  await recordAudit(tx, { customerCode, who: sub, asWhom: uid, address: request.ip, at: now }, changes);
  return answer;
}

function runOnce(
  endpoint: Endpoint,
  request: FastifyRequest,
  { tx, caller, now }: Begun,
  sent: Sent,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const key = idempotencyKey(request.headers['idempotency-key']);
  const { customerCode, person } = caller;
  return once(tx, { customerCode, person, key, request: { endpoint: endpoint.id, ...sent }, now }, run);
}

/** Another school's address looks exactly like one that does not exist. */
function ofOwnSchool({ params }: Sent, caller: Caller): void {
  const { customerCode } = params as { customerCode?: string };
  if (customerCode !== undefined && customerCode !== caller.customerCode) throw new Refusal('notFound');
}
