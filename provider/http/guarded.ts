import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/schema/endpoint';
import type { Viewer } from '../../contract/schema/where';
import { type AuditedChange, recordAudit } from '../audit/recordAudit';
import { Collided, DatabaseUnavailable, type Tx } from '../db/database';
import { Refusal } from '../refusal';
import type { Call, Implementation } from './call';
import type { Caller } from './caller';
import { checkPermitted } from './checkPermitted';
import type { Identified } from './identified';
import { inTurns } from './inTurns';
import type { CallLimits } from './limits/callLimits';
import { type Intention, idempotencyKey, once, wasMeant } from './once';
import { propose } from './propose';
import type { RefusalLog } from './refusalLog';
import type { Services } from './services';
import { partsBeside, type UploadedFile, uploadedFile } from './uploads';
import type { Sent } from './validate';
import { etag, expectedVersion } from './version';
import { withoutSecrets } from './withoutSecrets';

/** How often a call is done again that PostgreSQL ended because it and another one waited for each other. */
const COLLISIONS = 2;

/** Milliseconds after which a call asks nothing more of the database: whoever waits has given up. */
const WITHIN = { read: 8_000, change: 15_000 };

export interface Guarded extends Implementation {
  readonly checkInput: (sent: Sent, viewer: Viewer) => unknown;
  /** Only the provider's own staff may call it. */
  readonly byOperator: boolean;
  /** A person of the staff only proposes it, for a second administrator to confirm. */
  readonly needsSecond: boolean;
  /** It takes its turn among what the same person and school do at once. */
  readonly costsMuch: boolean;
  readonly limits: CallLimits;
  readonly refusals: RefusalLog;
}

/** What a call has once its transaction has begun. */
interface Begun {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
  readonly endSession: Call['endSession'];
  readonly afterCommit: (() => Promise<void>)[];
  readonly ahead: unknown;
  /** Is told that the call is done now, and not answered as before. */
  readonly handling: () => void;
  /** What the work before the transaction found. */
  readonly prepared: unknown;
  /** It is kept for a second administrator, in place of being done. */
  readonly proposes: boolean;
}

/** What the first transaction of a call in steps leaves; `answered`: it was done before, nothing is to be worked. */
interface FirstStep {
  readonly answered: boolean;
  readonly found: unknown;
  readonly input: unknown;
  readonly caller: Caller;
  readonly file: UploadedFile | undefined;
}

/** What a step came to; `handled`: it was done in it, and not answered as before. */
interface Ran {
  readonly answer: unknown;
  readonly handled: boolean;
}

/** A call that finds what it needs, works outside of any transaction and stores what came of it, one after the other. */
async function inSteps(
  services: Services,
  { ahead }: Guarded,
  run: (ahead: unknown, step?: 'find') => Promise<Ran>,
): Promise<Ran> {
  const { answered, found, input, caller, file } = (await run(undefined, 'find')).answer as FirstStep;
  if (answered) return run(undefined);
  const { config, db, clock, objects, signers } = services;
  const outside = { config, db, clock, objects, signers, caller, file, now: clock.now() };
  const worked = await ahead?.work(found as never, outside, input as never);
  const undo = () => ahead?.undo?.(worked as never, outside).catch(() => undefined);
  try {
    const ran = await run({ found, worked });
    // Another process did the same thing meanwhile.
    if (!ran.handled) await undo();
    return ran;
  } catch (error) {
    // Where the database was lost it may be stored all the same.
    if (!(error instanceof DatabaseUnavailable)) await undo();
    throw error;
  }
}

/** Copies of one command wait for the first, and then get its answer. */
const turnOf = (
  identified: Identified,
  { endpoint }: Guarded,
  request: FastifyRequest,
): string | undefined =>
  endpoint.effect === 'command'
    ? `${identified.holder?.person ?? ''} ${String(request.headers['idempotency-key'])}`
    : undefined;

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
  const { identified } = request;
  // The route's own hook has said so before the body was read.
  if (!identified) throw new Refusal('unauthenticated');
  const now = services.clock.now();
  const endSession: Call['endSession'] = async (next) => {
    if (identified.holder) await services.identity.end(identified.holder, next);
  };
  const afterCommit: Begun['afterCommit'] = [];
  const { holder } = identified;
  const reads = guarded.endpoint.effect === 'read';
  // Commands on the machine stay the administrator's of the machine, and no program gets this far.
  const proposes = guarded.needsSecond && identified.staff?.staffSession !== undefined;
  let caller: Caller | undefined;
  let endTurn: (() => void) | undefined;
  try {
    if (guarded.costsMuch && holder) endTurn = await guarded.limits.turn(holder, reads);
    const arriving = holder && { services, holder, address: request.ip, body: request.body };
    const prepared = arriving && (await guarded.prepare?.(arriving));
    const attempt = (ahead: unknown, step?: 'find'): Promise<Ran> =>
      identified.inTransaction(
        services.db,
        async (tx) => {
          caller = await identified.caller(tx, guarded.endpoint.whileDisabled);
          let handled = false;
          const handling = () => {
            handled = true;
          };
          const begun = { tx, caller, now, endSession, afterCommit, ahead, handling, prepared, proposes };
          const answer = await work(services, guarded, request, reply, begun, step);
          return { answer, handled };
        },
        WITHIN[reads ? 'read' : 'change'],
      );
    const run = async (ahead: unknown, step?: 'find'): Promise<Ran> => {
      const before = afterCommit.length;
      for (let again = COLLISIONS; ; again -= 1) {
        try {
          return await attempt(ahead, step);
        } catch (error) {
          if (!(error instanceof Collided) || again === 0) throw error;
          afterCommit.length = before;
        }
      }
    };
    const { answer } = await (guarded.ahead && !proposes
      ? inTurns(turnOf(identified, guarded, request), () => inSteps(services, guarded, run))
      : run(undefined));
    for (const later of afterCommit) await later();
    if (proposes) reply.code(202);
    if (answer === undefined) return reply.code(204).send();
    // Nothing where a record could be: the specification has an empty string.
    return reply.send(answer ?? '');
  } catch (error) {
    if (error instanceof Refusal) {
      await guarded.refusals.record(guarded.endpoint, { identified, caller, request, error });
    }
    throw error;
  } finally {
    endTurn?.();
  }
}

async function work(
  services: Services,
  guarded: Guarded,
  request: FastifyRequest,
  reply: FastifyReply,
  begun: Begun,
  step?: 'find',
): Promise<unknown> {
  const { endpoint } = guarded;
  const { tx, caller, now } = begun;
  checkPermitted(caller, endpoint, now);
  if (endpoint.credentials && services.config.oidc) throw new Refusal('signInElsewhere');
  const parts = endpoint.body?.kind === 'record' ? Object.keys(endpoint.body.of) : [];
  const file = endpoint.upload && uploadedFile(request.body, endpoint.upload, parts);
  const beside = file && endpoint.body && partsBeside(request.body, parts);
  const sent: Sent = {
    params: request.params,
    query: request.query,
    body: file ? beside : request.body,
  };
  ofOwnSchool(sent, caller);
  const { uid: asWhom, customerCode: school, roles } = caller;
  const viewer: Viewer = { now, uid: asWhom, customerCode: school, roles };
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
    signers: services.signers,
    objects: services.objects,
    ahead: begun.ahead,
    file,
    viewer,
    uploadToken: endpoint.uploadToken ? String(request.headers['x-upload-token'] ?? '') : undefined,
    expectedVersion: endpoint.effect === 'update' ? expectedVersion(request.headers['if-match']) : undefined,
    audit: (...more) => void changes.push(...more),
    version: (version) => void reply.header('etag', etag(version)),
  };
  const intention = endpoint.effect === 'command' && intentionOf(endpoint, request, begun, sent, file);
  if (step === 'find') {
    const answered = intention !== false && (await wasMeant(tx, intention));
    const found = answered ? undefined : await guarded.ahead?.find(call, input as never);
    return { answered, found, input, caller, file } satisfies FirstStep;
  }
  const run = () => {
    begun.handling();
    if (begun.proposes) return propose(call, endpoint, input as Sent);
    return guarded.handle(call, input as never, begun.prepared as never);
  };
  const answer = intention ? await once(tx, intention, run) : await run();
  const { customerCode, sub, uid } = caller;
  await recordAudit(tx, { customerCode, who: sub, asWhom: uid, address: request.ip, at: now }, changes);
  return answer;
}

function intentionOf(
  endpoint: Endpoint,
  { headers }: FastifyRequest,
  { caller, now, proposes }: Begun,
  sent: Sent,
  file: UploadedFile | undefined,
): Intention {
  const { customerCode, person } = caller;
  const request = {
    endpoint: endpoint.id,
    ...sent,
    ...(endpoint.body && { body: withoutSecrets(endpoint.body, sent.body) }),
    // A key with which something was done is none with which it is proposed.
    ...(proposes && { proposed: true }),
    ...(file && { file: createHash('sha256').update(file).digest('hex') }),
  };
  return { customerCode, person, key: idempotencyKey(headers['idempotency-key']), request, now };
}

/** Another school's address looks exactly like one that does not exist. */
function ofOwnSchool({ params }: Sent, caller: Caller): void {
  const { customerCode } = params as { customerCode?: string };
  if (customerCode !== undefined && customerCode !== caller.customerCode) throw new Refusal('notFound');
}
