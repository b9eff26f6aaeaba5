import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/schema/endpoint';
import type { Viewer } from '../../contract/schema/where';
import { type AuditedChange, recordAudit, recordStaffAudit } from '../audit/recordAudit';
import { DatabaseUnavailable, type Tx } from '../db/database';
import { Refusal } from '../refusal';
import type { Call, Implementation } from './call';
import type { Caller } from './caller';
import { checkPermitted } from './checkPermitted';
import { type IdempotentRequest, idempotencyKey, wasExecuted, withIdempotency } from './idempotency';
import type { Identified } from './identified';
import { inTurns } from './inTurns';
import type { CallLimits } from './limits/callLimits';
import { propose } from './propose';
import type { RefusalLog } from './refusalLog';
import { CALL_WITHIN, retryCollisions } from './retryCollisions';
import type { Services } from './services';
import { partsBeside, type UploadedFile, uploadedFile } from './uploads';
import type { Sent } from './validate';
import { etag, expectedVersion } from './version';
import { withoutSecrets } from './withoutSecrets';

export interface AuthenticatedRoute extends Implementation {
  readonly checkInput: (sent: Sent, viewer: Viewer) => unknown;
  /** True if only the provider's own staff may call it. */
  readonly byOperator: boolean;
  /** True if people of the staff can only propose the call, and a second administrator confirms it. */
  readonly needsSecond: boolean;
  /** True if it counts against the concurrency limits of the person and the school. */
  readonly costsMuch: boolean;
  readonly limits: CallLimits;
  readonly refusals: RefusalLog;
}

/** State of a call once its transaction has begun. */
interface Begun {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
  readonly endSession: Call['endSession'];
  readonly afterCommit: (() => Promise<void>)[];
  readonly ahead: unknown;
  /** Called when the handler really runs, not when a stored response is replayed. */
  readonly handling: () => void;
  /** Result of the work before the transaction. */
  readonly prepared: unknown;
  /** True if the call is stored for a second administrator instead of being executed. */
  readonly proposes: boolean;
}

/**
 * Result of the first transaction of a call in steps. `answered`: a response to the same command is already stored, so
 * the work is skipped.
 */
interface FirstStep {
  readonly answered: boolean;
  readonly found: unknown;
  readonly input: unknown;
  readonly caller: Caller;
  readonly file: UploadedFile | undefined;
}

/** Result of a step; `handled`: the handler ran, no stored response was replayed. */
interface Ran {
  readonly answer: unknown;
  readonly handled: boolean;
}

/** Runs a call in steps: find the data, work outside any transaction, store the result. */
async function inSteps(
  services: Services,
  { ahead }: AuthenticatedRoute,
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
    // Another process executed the same command meanwhile.
    if (!ran.handled) await undo();
    return ran;
  } catch (error) {
    // If the connection was lost, the transaction may have been committed, so the work must stay.
    if (!(error instanceof DatabaseUnavailable)) await undo();
    throw error;
  }
}

/**
 * Returns the name under which copies of one command run one after the other, so that later ones get the first one's
 * response; undefined for other calls.
 */
const turnOf = (
  identified: Identified,
  { endpoint }: AuthenticatedRoute,
  request: FastifyRequest,
): string | undefined =>
  endpoint.effect === 'command'
    ? `${identified.holder?.person ?? ''} ${String(request.headers['idempotency-key'])}`
    : undefined;

/**
 * Runs a guarded call in one transaction: reads the caller's rights, checks permission, school and input, runs the
 * handler, and writes the audit log. If any of these refuses, nothing is stored.
 */
export async function handleAuthenticated(
  services: Services,
  route: AuthenticatedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { identified } = request;
  // The route's hook has already refused unidentified callers, before the body was read.
  if (!identified) throw new Refusal('unauthenticated');
  const now = services.clock.now();
  const endSession: Call['endSession'] = async (next) => {
    if (identified.holder) await services.identity.end(identified.holder, next);
  };
  const afterCommit: Begun['afterCommit'] = [];
  const { holder } = identified;
  const reads = route.endpoint.effect === 'read';
  // Commands on the server are executed at once, because only its administrator can run them; programs cannot make such
  // calls.
  const proposes = route.needsSecond && identified.staff?.staffSession !== undefined;
  let caller: Caller | undefined;
  let endTurn: (() => void) | undefined;
  try {
    if (route.costsMuch && holder) endTurn = await route.limits.turn(holder, reads);
    const arriving = holder && { services, holder, address: request.ip, body: request.body };
    const prepared = arriving && (await route.prepare?.(arriving));
    const attempt = (ahead: unknown, step?: 'find'): Promise<Ran> =>
      identified.inTransaction(
        services.db,
        async (tx) => {
          caller = await identified.caller(tx, route.endpoint.whileDisabled);
          let handled = false;
          const handling = () => {
            handled = true;
          };
          const begun = { tx, caller, now, endSession, afterCommit, ahead, handling, prepared, proposes };
          const answer = await work(services, route, request, reply, begun, step);
          return { answer, handled };
        },
        CALL_WITHIN[reads ? 'read' : 'change'],
      );
    const run = (ahead: unknown, step?: 'find'): Promise<Ran> => {
      const before = afterCommit.length;
      return retryCollisions(() => {
        afterCommit.length = before;
        return attempt(ahead, step);
      });
    };
    const { answer } = await (route.ahead && !proposes
      ? inTurns(turnOf(identified, route, request), () => inSteps(services, route, run))
      : run(undefined));
    for (const later of afterCommit) await later();
    if (proposes) reply.code(202);
    if (answer === undefined) return reply.code(204).send();
    // A null response is sent as an empty string, as specified.
    return reply.send(answer ?? '');
  } catch (error) {
    if (error instanceof Refusal) {
      await route.refusals.record(route.endpoint, { identified, caller, request, error });
    }
    throw error;
  } finally {
    endTurn?.();
  }
}

async function work(
  services: Services,
  route: AuthenticatedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  begun: Begun,
  step?: 'find',
): Promise<unknown> {
  const { endpoint } = route;
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
  const input = route.checkInput(sent, viewer);
  const changes: AuditedChange[] = [];
  const inSchools: { readonly customerCode: string; readonly changes: readonly AuditedChange[] }[] = [];
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
    auditInSchool: (customerCode, ...more) => void inSchools.push({ customerCode, changes: more }),
    version: (version) => void reply.header('etag', etag(version)),
  };
  const intention = endpoint.effect === 'command' && intentionOf(endpoint, request, begun, sent, file);
  if (step === 'find') {
    const answered = intention !== false && (await wasExecuted(tx, intention));
    const found = answered ? undefined : await route.ahead?.find(call, input as never);
    return { answered, found, input, caller, file } satisfies FirstStep;
  }
  const run = () => {
    begun.handling();
    if (begun.proposes) return propose(call, endpoint, input as Sent);
    return route.handle(call, input as never, begun.prepared as never);
  };
  const answer = intention ? await withIdempotency(tx, intention, run) : await run();
  const { customerCode, sub, uid, name } = caller;
  const actor = { customerCode, who: sub, asWhom: uid, address: request.ip, at: now };
  // The school's log shows the person's name, but not the IP address.
  const ofStaff = { ...actor, asWhom: `Assistenza: ${name ?? uid}`, address: null };
  // Always in the same order, so that calls do not deadlock: each line locks the log of its school.
  for (const one of inSchools.sort((a, b) => (a.customerCode < b.customerCode ? -1 : 1)))
    await recordStaffAudit(tx, { ...ofStaff, customerCode: one.customerCode }, one.changes);
  await recordAudit(tx, actor, changes);
  return answer;
}

function intentionOf(
  endpoint: Endpoint,
  { headers }: FastifyRequest,
  { caller, now, proposes }: Begun,
  sent: Sent,
  file: UploadedFile | undefined,
): IdempotentRequest {
  const { customerCode, person } = caller;
  const request = {
    endpoint: endpoint.id,
    ...sent,
    ...(endpoint.body && { body: withoutSecrets(endpoint.body, sent.body) }),
    // A key used to execute a command cannot be reused to propose it.
    ...(proposes && { proposed: true }),
    ...(file && { file: createHash('sha256').update(file).digest('hex') }),
  };
  return { customerCode, person, key: idempotencyKey(headers['idempotency-key']), request, now };
}

/** Refuses a path with the code of another school in the same way as a path that does not exist. */
function ofOwnSchool({ params }: Sent, caller: Caller): void {
  const { customerCode } = params as { customerCode?: string };
  if (customerCode !== undefined && customerCode !== caller.customerCode) throw new Refusal('notFound');
}
