import { sql } from 'kysely';
import { type MergedSchool, reasonProblem } from '../../../contract/entities/resizing';
import { advance, currentRun } from '../../procedures/advance';
import type { Doing } from '../../procedures/arrangement';
import { Refusal } from '../../refusal';
import { received, receiving } from './receiving';

const NOT_OFFERED =
  'Un applicativo non è tra quelli trasmessi a questa scuola: ricaricare la pagina e riprovare.';
const SAID = 'Una scelta è già stata salvata e non si può più modificare: ricaricare la pagina.';

/** PostgreSQL's codes for a choice that is no longer there, or was taken away while this waited for it. */
const WITHDRAWN: readonly string[] = ['42501', '23503'];

/** What is new in what was sent: the rest is as it was, or stays open. @throws Refusal */
function newAnswers(sent: readonly MergedSchool[], known: readonly MergedSchool[]) {
  return sent.flatMap(({ customerCode, applicationData }, at) =>
    applicationData.flatMap(({ appCode, status: said, description, saved }, nth) => {
      const school = known.find((one) => one.customerCode === customerCode);
      const now = school?.applicationData.find((one) => one.appCode === appCode);
      if (!now) throw new Refusal('conflict', { detail: NOT_OFFERED });
      // Untouched by whoever sends it: a colleague may have answered it since.
      if (said === 'PENDING' && !saved) return [];
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

async function write(doing: Doing, answers: ReturnType<typeof newAnswers>): Promise<void> {
  const { tx, caller, now } = doing;
  const rows = answers.map(({ customerCode, appCode, status: said, reason }) => ({
    customer_code: customerCode,
    receiving_code: caller.customerCode,
    application: appCode,
    status: said,
    reason,
    answered_at: now,
    answered_by: caller.uid,
  }));
  await tx
    .insertInto('resizing_answer')
    .values(rows)
    .execute()
    .catch((error: { code?: string }) => {
      if (!WITHDRAWN.includes(error.code ?? '')) throw error;
      throw new Refusal('conflict', { detail: NOT_OFFERED });
    });
}

/** One after the other, also where nothing is there yet that could be locked: the second sees what the first said. */
const lockAnswers = ({ tx, caller }: Doing) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`answers ${caller.customerCode}`}, 0))`.execute(tx);

/** Writes what a receiving school says, and goes on with its procedure. @throws Refusal */
export async function giveAnswers(doing: Doing, sent: readonly MergedSchool[]): Promise<void> {
  await lockAnswers(doing);
  await receiving.open(doing);
  const answers = newAnswers(sent, await received(doing));
  if (answers.length === 0) return;
  await write(doing, answers);
  // Whoever answers has read what it is about, even where another browser is still at the first step.
  const { step } = await currentRun(doing, receiving);
  if (step === 'informativa') await advance(doing, receiving, { event: 'next' });
  await advance(doing, receiving, { event: 'answer' });
  for (const { customerCode, ...after } of answers)
    doing.audit({ entity: 'resizing', action: 'answer', id: customerCode, after });
}
