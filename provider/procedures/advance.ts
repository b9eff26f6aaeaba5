import * as proceduresMessages from '../../contract/messages/it/procedures';
import {
  answerProblems,
  BACK,
  CHANGE,
  changeable,
  firstStep,
  type Line,
  lineFor,
} from '../../contract/procedures/procedure';
import type { FieldError } from '../../contract/schema/errors';
import {
  type ProcedureInstance,
  readRun,
  removeRun,
  renameRun,
  type Which,
  writeRun,
} from '../db/procedureRuns';
import { etag } from '../http/version';
import { Refusal } from '../refusal';
import { type Doing, type Effect, type Given, type ProcedureHandlers, Renamed } from './handlers';
import { personName } from './personName';
import { tellCancelled } from './tellCancelled';

/** An action of a person in a procedure: an event of its table, with answers. */
export interface Happening {
  readonly event: string;
  /** The step whose answers are sent; the current step when absent. */
  readonly step?: string | null | undefined;
  readonly answers?: Readonly<Record<string, unknown>> | null | undefined;
  /** The version of the run that the person saw; absent if the caller checks it. */
  readonly expected?: number | undefined;
}

/** The part of a call that identifies a procedure. */
type Looking = Pick<Doing, 'tx' | 'caller' | 'subject'>;

export const whichOf = (
  { caller, subject }: Pick<Doing, 'caller' | 'subject'>,
  { procedure }: Pick<ProcedureHandlers, 'procedure'>,
): Which => ({
  customerCode: caller.customerCode,
  procedure: procedure.name,
  ...(subject !== undefined && { subject }),
});

/** Reads the progress of a procedure; without a stored run, returns the first step with no answers. */
export async function currentRun(
  doing: Looking,
  arrangement: Pick<ProcedureHandlers, 'procedure' | 'begin'>,
  lock = false,
): Promise<ProcedureInstance> {
  const found = await readRun(doing.tx, whichOf(doing, arrangement), lock);
  if (found) return found;
  const begun = await arrangement.begin?.(doing);
  const none = { version: 0, startedAt: undefined, saved: undefined };
  return { ...none, step: begun?.step ?? firstStep(arrangement.procedure), answers: begun?.answers ?? {} };
}

const ELSEWHERE = proceduresMessages.elsewhere;

/**
 * Applies a line of the procedure's table: checks the answers, then its condition, performs its effect and stores the
 * resulting step. All of this happens in the transaction of the call.
 * @throws Refusal `stale` with the current run if somebody else advanced it in the meantime, `conflict` if the event is
 *   not possible at the current step, `invalid` if the answers are wrong
 */
export async function advance(
  doing: Doing,
  arrangement: ProcedureHandlers,
  happening: Happening,
): Promise<ProcedureInstance> {
  const { procedure } = arrangement;
  const { event, expected } = happening;
  const run = await currentRun(doing, arrangement, true);
  if (expected !== undefined && expected !== run.version) throw stale(run);
  const line = lineFor(procedure, run.step, event);
  const step = happening.step ?? run.step;
  const known = event === CHANGE ? changeable(procedure, run.step).includes(step) : step === run.step;
  if (!line || !known) throw new Refusal('conflict', { detail: ELSEWHERE });
  const sent = happening.answers;
  const viewer = { now: doing.now, customerCode: doing.caller.customerCode, uid: doing.caller.uid };
  const errors = sent ? answerProblems(procedure, step, sent, viewer) : [];
  if (errors.length > 0) throw new Refusal('invalid', { errors });
  const given = { doing, run, answers: sent ? { ...run.answers, [step]: sent } : run.answers };
  await check(arrangement, line, step, given);
  const kept = line.effect ? await arrangement.effects[line.effect]?.(given) : undefined;
  const shown = line.cancels && arrangement.shown?.(doing);
  if (shown) await tellCancelled(doing, { ...shown, startedBy: run.startedBy ?? run.saved?.uid });
  return keep(given, arrangement, { to: line.to, event, kept });
}

const stale = (run: ProcedureInstance) =>
  new Refusal('stale', { current: run, currentVersion: etag(run.version) });

/**
 * Checks the guard of an action. A change made in the summary must also satisfy the guard of the step to which it
 * belongs.
 */
async function check(
  { procedure, guards }: ProcedureHandlers,
  line: Line,
  step: string,
  given: Given,
): Promise<void> {
  const own = procedure.table.find(({ at, event, guard }) => at === step && event !== BACK && guard)?.guard;
  const names = line.event === CHANGE ? [own, line.guard] : [line.guard];
  for (const name of new Set(names)) {
    const why = name && (await guards[name]?.(given));
    if (typeof why === 'string' && why) throw new Refusal('conflict', { detail: why });
    if (why && why.length > 0) throw new Refusal('invalid', { errors: why as readonly FieldError[] });
  }
}

interface Outcome {
  readonly to: string;
  readonly event: string;
  readonly kept: Awaited<ReturnType<Effect>>;
}

async function keep(
  { doing, run, answers }: Given,
  arrangement: ProcedureHandlers,
  { to, event, kept }: Outcome,
) {
  const { tx, caller, now } = doing;
  const which = whichOf(doing, arrangement);
  const after = { from: run.step, to };
  doing.audit({ entity: arrangement.entity, action: event, id: doing.subject ?? caller.customerCode, after });
  if (kept === 'forget') {
    await removeRun(tx, which);
    return currentRun(doing, arrangement);
  }
  const name = await personName(doing);
  const renamed = kept instanceof Renamed ? kept : undefined;
  if (renamed) await renameRun(tx, which, renamed.subject);
  const next: ProcedureInstance = {
    step: to,
    answers: kept instanceof Renamed ? answers : (kept ?? answers),
    version: run.version + 1,
    startedAt: run.startedAt ?? now,
    saved: { uid: caller.uid, name, at: now },
  };
  if (!(await writeRun(tx, { ...which, ...renamed }, next, now)))
    throw stale(await currentRun(doing, arrangement));
  return next;
}
