import * as proceduresMessages from '../../contract/messages/it/procedures';
import { PRESENCE_LASTS } from '../../contract/procedures/procedureCalls';
import type { Receipt } from '../../contract/procedures/receipt';
import type { ChangedBy } from '../../contract/schema/errors';
import { lastAction } from '../db/lastChange';
import { type ProcedureInstance, readPresent, readReceipt, writePresence } from '../db/procedureRuns';
import { makeProcedureReceipt } from '../documents/procedureReceipt';
import { type Call, type Implementation, implement } from '../http/call';
import { Refusal } from '../refusal';
import { advance, currentRun, whichOf } from './advance';
import type { Doing, ProcedureHandlers } from './handlers';
import { personName } from './personName';

const NO_RECEIPT = proceduresMessages.noReceipt;

/** Returns the implementations of the four calls of a procedure. */
export function procedureRoutes(arrangement: ProcedureHandlers): readonly Implementation[] {
  const { calls } = arrangement;
  const answer = (call: CallAbout, run: ProcedureInstance) => runAnswer(call, arrangement, run);
  return [
    implement(calls.read, async (of, input) => {
      const call = about(of, input);
      await arrangement.open(call);
      return answer(call, await currentRun(call, arrangement));
    }),
    implement(calls.go, async (of, { params, body }) => {
      const call = about(of, { params });
      await arrangement.open(call);
      try {
        return await answer(
          call,
          await advance(call, arrangement, { ...body, expected: call.expectedVersion }),
        );
      } catch (error) {
        throw await withAnswer(error, call, arrangement);
      }
    }),
    implement(calls.present, async (of, input) => {
      const call = about(of, input);
      await arrangement.open(call, 'presence');
      const { tx, caller, now } = call;
      const name = await personName(call);
      await writePresence(tx, { ...whichOf(call, arrangement), uid: caller.uid, name, now });
      return answer(call, await currentRun(call, arrangement));
    }),
    implement(calls.receipt, async (of, input) => {
      const call = about(of, input);
      const receipt = await readReceipt(call.tx, whichOf(call, arrangement));
      if (!receipt) throw new Refusal('notFound', { detail: NO_RECEIPT });
      return receiptAnswer(receipt);
    }),
  ];
}

/** Returns the response body for a receipt: its data, and the receipt as a PDF. */
export async function receiptAnswer(receipt: Receipt) {
  const pdf = await makeProcedureReceipt(receipt);
  return { ...receipt, nomeFile: `ricevuta-${receipt.numero}.pdf`, pdf: pdf.toString('base64') };
}

/** A call about a procedure; `subject` says which, if a school has several. */
type CallAbout = Call & Pick<Doing, 'subject'>;

const about = (call: Call, { params: { subject } }: { params: { subject?: string | null } }): CallAbout => ({
  ...call,
  ...(subject && { subject }),
});

/** Returns the response body for a run, and sets the version (ETag) of the response. */
export async function runAnswer(call: CallAbout, arrangement: ProcedureHandlers, run: ProcedureInstance) {
  call.version(run.version);
  return answerOf(call, arrangement, run);
}

/** Returns a run in the form of the API. */
export async function answerOf(call: CallAbout, arrangement: ProcedureHandlers, run: ProcedureInstance) {
  const { tx, caller, now } = call;
  const which = whichOf(call, arrangement);
  const present = await readPresent(tx, which, caller.uid, new Date(now.getTime() - PRESENCE_LASTS));
  const receipt = await readReceipt(tx, which);
  const cancelled = await readCancelled(call, arrangement);
  return {
    step: run.step,
    answers: run.answers,
    ...(run.startedAt && { startedAt: run.startedAt.toISOString() }),
    ...(run.saved && { saved: { name: run.saved.name, at: run.saved.at.toISOString() } }),
    ...(cancelled && { cancelled }),
    others: present.map(({ name, at }) => ({ name, at: at.toISOString() })),
    ...(receipt && { receipt: receipt.numero }),
  };
}

/** Reads who cancelled the procedure, if cancelling was the last action on it. */
async function readCancelled(
  { tx, caller, subject }: CallAbout,
  { procedure, entity }: ProcedureHandlers,
): Promise<ChangedBy | undefined> {
  const cancelling = procedure.table.filter(({ cancels }) => cancels).map(({ event }) => event);
  if (cancelling.length === 0) return undefined;
  const last = await lastAction(tx, caller.customerCode, entity, subject ?? caller.customerCode);
  return last && cancelling.includes(last.action) ? { name: last.name, at: last.at } : undefined;
}

/**
 * Returns the error to throw: a `stale` refusal with its current run in the form of the API, any other error unchanged.
 */
export async function withAnswer(
  error: unknown,
  call: CallAbout,
  arrangement: ProcedureHandlers,
): Promise<unknown> {
  if (!(error instanceof Refusal) || error.code !== 'stale') return error;
  const current = await answerOf(call, arrangement, await currentRun(call, arrangement));
  return new Refusal('stale', { ...error.details, current });
}
