import type { ProcedureInProgress, ProcedureStateOf } from '../../../contract/procedures/procedureInProgress';
import { workingDayAfter } from '../../../contract/values/dates';
import { waitingAmong } from '../../db/pendingSignatures';
import { readReceipt } from '../../db/procedureRuns';
import { currentRun } from '../../procedures/advance';
import { endedSince, type ProcedureSource, type SourceContext } from '../../procedures/procedureSource';
import { merged, toPlace } from './merged';
import { ANSWER_DAYS } from './mergedReceipt';
import { allAnswered, received, receiving } from './receiving';
import {
  type ChoiceRow,
  parties,
  type ResizingRow,
  readChoices,
  readResizing,
  receivingOptions,
} from './resizingStore';

/** Lists the resizings of the caller's school, as the merged and as the receiving school. */
export const resizingInProgress: ProcedureSource = {
  can: ['resizing', 'read'],
  read: async (asked) => [...(await ofMerged(asked)), ...(await ofReceiving(asked))],
};

async function ofMerged(asked: SourceContext): Promise<readonly ProcedureInProgress[]> {
  const { tx, caller, now } = asked;
  const row = await readResizing(tx, caller.customerCode);
  if (!row) return [];
  const names = (row.sent_at ? await parties(tx) : await receivingOptions(tx)).map(({ name }) => name);
  const about = {
    kind: 'merged' as const,
    id: caller.customerCode,
    subject: (names.length > 0 ? names : row.destinations).join(', '),
    startedAt: row.announced_at.toISOString(),
  };
  const choices = row.sent_at ? await readChoices(tx, 'customer_code', caller.customerCode) : [];
  if (row.done_at)
    return row.done_at >= endedSince(now)
      ? [{ ...about, state: endOf(choices), endedAt: row.done_at.toISOString() }]
      : [];
  if (row.sent_at) {
    const done = choices.filter(({ status }) => status !== null).length;
    const total = choices.length;
    const over = done === total;
    const until = workingDayAfter(row.sent_at, ANSWER_DAYS);
    return [{ ...about, state: over ? 'answered' : 'sent', done, total, ...(!over && { deadline: until }) }];
  }
  if ((await toPlace(asked, row)).length === 0) return [{ ...about, state: 'notNeeded' }];
  const state = await stateOf(asked, row);
  return [{ ...about, state, ...(state !== 'checking' && { deadline: `${row.anno}-08-31` }) }];
}

/** Returns how a resizing ended: data of refused applications were not moved. */
function endOf(choices: readonly ChoiceRow[]): ProcedureStateOf<'merged'> {
  const refused = choices.filter(({ status }) => status === 'REFUSED').length;
  if (refused === 0) return 'moved';
  return refused < choices.length ? 'movedPart' : 'nothingMoved';
}

async function stateOf(
  asked: SourceContext,
  { document_id }: ResizingRow,
): Promise<ProcedureStateOf<'merged'>> {
  const { step, version } = await currentRun(asked, merged);
  if (step === 'documento' || step === 'firma') {
    const waiting = await waitingAmong(asked.tx, asked.caller.customerCode, [document_id]);
    return waiting.has(document_id) ? 'checking' : 'signing';
  }
  return version === 0 ? 'announced' : 'choosing';
}

async function ofReceiving(asked: SourceContext): Promise<readonly ProcedureInProgress[]> {
  const { tx, caller, now } = asked;
  const schools = await received(asked);
  if (schools.length === 0) return [];
  const choices = await readChoices(tx, 'receiving_code', caller.customerCode);
  const sent = choices.flatMap(({ sent_at }) => sent_at ?? []).sort((a, b) => a.getTime() - b.getTime());
  const about = {
    kind: 'receiving' as const,
    id: caller.customerCode,
    subject: schools.map(({ name }) => name).join(', '),
    startedAt: (sent[0] ?? now).toISOString(),
  };
  if (allAnswered(schools)) {
    const receipt = await readReceipt(tx, { customerCode: caller.customerCode, procedure: 'receiving' });
    const endedAt = receipt?.data ?? (sent.at(-1) ?? now).toISOString();
    return new Date(endedAt) >= endedSince(now) ? [{ ...about, state: 'answered', endedAt }] : [];
  }
  const { version } = await currentRun(asked, receiving);
  const done = choices.filter(({ status }) => status !== null).length;
  const deadline = workingDayAfter(sent.at(-1) ?? now, ANSWER_DAYS);
  return [
    { ...about, state: version === 0 ? 'toBegin' : 'answering', done, total: choices.length, deadline },
  ];
}
