import {
  receivingAnswer,
  receivingSchools,
  receivingStatus,
  receivingSummary,
} from '../../../contract/endpoints/receiving';
import { type MergedSchool, reasonProblem } from '../../../contract/entities/resizing';
import { type Call, implement } from '../../http/call';
import { advance, currentRun } from '../../procedures/advance';
import { Refusal } from '../../refusal';
import { allAnswered, received, receiving, receivingState } from './receiving';

const status = implement(receivingStatus, async (call) => {
  const state = await receivingState(call);
  return state ? { status: state } : null;
});

const schools = implement(receivingSchools, async (call) => received(call));

const NOT_FINISHED =
  'Il riepilogo è disponibile quando tutti gli applicativi sono stati accettati o rifiutati.';

const summary = implement(receivingSummary, async (call) => {
  const found = await received(call);
  if (found.length === 0 || !allAnswered(found)) throw new Refusal('notFound', { detail: NOT_FINISHED });
  return found;
});

const NOT_OFFERED =
  'Un applicativo non è tra quelli trasmessi a questa scuola: ricaricare la pagina e riprovare.';
const SAID = 'Una scelta è già stata salvata e non si può più modificare: ricaricare la pagina.';

/** What is new in what was sent: the rest is as it was, or stays open. @throws Refusal */
function newAnswers(sent: readonly MergedSchool[], known: readonly MergedSchool[]) {
  return sent.flatMap(({ customerCode, applicationData }, at) =>
    applicationData.flatMap(({ appCode, status: said, description }, nth) => {
      const school = known.find((one) => one.customerCode === customerCode);
      const now = school?.applicationData.find((one) => one.appCode === appCode);
      if (!now) throw new Refusal('conflict', { detail: NOT_OFFERED });
      if (now.saved && now.status === said) return [];
      if (now.saved) throw new Refusal('conflict', { detail: SAID });
      if (said === 'PENDING') return [];
      const message = said === 'REFUSED' ? reasonProblem(description) : undefined;
      const field = `[${at}].applicationData[${nth}].description`;
      if (message) throw new Refusal('invalid', { errors: [{ field, message }] });
      const reason = said === 'REFUSED' ? (description ?? '').trim() : null;
      return [{ customerCode, appCode, status: said, reason }];
    }),
  );
}

async function write(call: Call, answers: ReturnType<typeof newAnswers>): Promise<void> {
  const { tx, caller, now } = call;
  const rows = answers.map(({ customerCode, appCode, status: said, reason }) => ({
    ...{ customer_code: customerCode, receiving_code: caller.customerCode, application: appCode },
    ...{ status: said, reason, answered_at: now, answered_by: caller.uid },
  }));
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('resizing_answer')
    .values(rows)
    .onConflict((there) => there.doNothing())
    .executeTakeFirst();
  // Two of the school said it at once: the first one stays.
  if (Number(numInsertedOrUpdatedRows) < rows.length) throw new Refusal('conflict', { detail: SAID });
}

const answer = implement(receivingAnswer, async (call, { body }) => {
  await receiving.open(call);
  const answers = newAnswers(body, await received(call));
  if (answers.length > 0) {
    await write(call, answers);
    // Whoever answers has read what it is about, even where another browser is still at the first step.
    const { step } = await currentRun(call, receiving);
    if (step === 'informativa') await advance(call, receiving, { event: 'next' });
    await advance(call, receiving, { event: 'answer' });
    for (const { customerCode, ...after } of answers)
      call.audit({ entity: 'resizing', action: 'answer', id: customerCode, after });
  }
  return received(call);
});

/** What answers the calls of the receiving school. */
export const receivingRoutes = [status, schools, summary, answer] as const;
