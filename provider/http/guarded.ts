import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AuditedChange, recordAudit } from '../audit/recordAudit';
import type { Tx } from '../db/database';
import { Refusal } from '../refusal';
import { type Asked, askedOf } from './asked';
import type { Call, Implementation } from './call';
import type { Caller } from './caller';
import { checkAll } from './checks';
import type { Guarded } from './guardedEndpoint';
import type { Identified } from './identified';
import { inTurns } from './inTurns';
import { intentionOf } from './intentionOf';
import { once, wasMeant } from './once';
import type { Services } from './services';
import { etag, expectedVersion } from './version';

/** A call that passed every check, inside its transaction. */
interface Passed {
  readonly asked: Asked;
  readonly call: Call;
  /** For the audit log, when the call has ended well. */
  readonly changes: readonly AuditedChange[];
}

/** Begins a transaction for the caller, checks the call in it, and does some work of it. */
type InTransaction = <T>(ahead: unknown, work: (passed: Passed) => Promise<T>) => Promise<T>;

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
  const { holder } = identified;
  const now = services.clock.now();
  const afterCommit: (() => Promise<void>)[] = [];
  let caller: Caller | undefined;
  let endTurn: (() => void) | undefined;
  const inTransaction: InTransaction = (ahead, work) =>
    identified.inTransaction(services.db, async (tx) => {
      caller = await identified.caller(tx, guarded.endpoint.whileDisabled);
      const asked = askedOf(services, guarded, request, caller, now);
      checkAll(asked);
      const changes: AuditedChange[] = [];
      const call: Call = {
        ...callOf(services, asked, tx, request.ip),
        ahead,
        endSession: async (next) => {
          if (holder) await services.identity.end(holder, next);
        },
        afterCommit: (later) => void afterCommit.push(later),
        audit: (...more) => void changes.push(...more),
        version: (version) => void reply.header('etag', etag(version)),
      };
      return work({ asked, call, changes });
    });
  try {
    if (guarded.costsMuch && holder) endTurn = await guarded.limits.turn(holder);
    const arriving = holder && { services, holder, address: request.ip, body: request.body };
    const prepared = arriving && (await guarded.prepare?.(arriving));
    const { ahead } = guarded;
    const answer = await (ahead
      ? inTurns(turnOf(identified, guarded, request), async () =>
          inTransaction(await workAhead(services, ahead, inTransaction), (passed) =>
            handle(passed, prepared),
          ),
        )
      : inTransaction(undefined, (passed) => handle(passed, prepared)));
    for (const later of afterCommit) await later();
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

/** Copies of one command wait for the first, and then get its answer. */
const turnOf = (
  identified: Identified,
  { endpoint }: Guarded,
  request: FastifyRequest,
): string | undefined =>
  endpoint.effect === 'command'
    ? `${identified.holder?.person ?? ''} ${String(request.headers['idempotency-key'])}`
    : undefined;

function callOf({ config, signers }: Services, asked: Asked, tx: Tx, address: string) {
  const { caller, viewer, guarded, headers } = asked;
  const { file } = asked.read();
  const version = guarded.endpoint.effect === 'update' ? expectedVersion(headers['if-match']) : undefined;
  return { tx, caller, viewer, now: viewer.now, address, config, signers, file, expectedVersion: version };
}

/**
 * The first transaction of a call in steps, then its work outside of any.
 * @returns undefined when the command was answered before: then there is nothing to work on
 */
async function workAhead(
  { config, db, clock, signers }: Services,
  { look, work }: NonNullable<Implementation['ahead']>,
  inTransaction: InTransaction,
): Promise<unknown> {
  const looked = await inTransaction(undefined, async ({ asked, call }) => {
    const intention = intentionOf(asked);
    if (intention && (await wasMeant(call.tx, intention))) return undefined;
    const input = asked.read().sent;
    return { found: await look(call, input), input, caller: call.caller, file: call.file };
  });
  if (!looked) return undefined;
  const { found, input, caller, file } = looked;
  const outside = { config, db, clock, signers, caller, file, now: clock.now() };
  return { found, worked: await work(found, outside, input) };
}

/** The transaction of the call itself: its work, once for each intention, and the audit log. */
async function handle({ asked, call, changes }: Passed, prepared: unknown): Promise<unknown> {
  const { guarded, caller } = asked;
  const intention = intentionOf(asked);
  const run = () => guarded.handle(call, asked.read().sent, prepared);
  const answer = intention ? await once(call.tx, intention, run) : await run();
  const { customerCode, sub, uid } = caller;
  const actor = { customerCode, who: sub, asWhom: uid, address: call.address, at: call.now };
  await recordAudit(call.tx, actor, changes);
  return answer;
}
