import { sql } from 'kysely';
import * as resizingMessages from '../../../contract/messages/it/resizing';
import { message } from '../../../contract/messages/message';
import {
  type MergedSchool,
  type ResizingApplication,
  reasonProblem,
  resizingNames,
} from '../../../contract/resizing/resizing';
import { showInstant } from '../../../contract/values/dates';
import { advance, currentRun } from '../../procedures/advance';
import type { Doing } from '../../procedures/handlers';
import { personName } from '../../procedures/personName';
import { Refusal } from '../../refusal';
import { received, receiving } from './receiving';

const NOT_OFFERED = resizingMessages.notOffered;
/** PostgreSQL error codes for a choice that no longer exists, or was removed while this call waited for it. */
const WITHDRAWN: readonly string[] = ['42501', '23503'];

interface NewAnswer {
  readonly customerCode: string;
  readonly appCode: ResizingApplication;
  readonly status: 'ACCEPTED' | 'REFUSED';
  readonly reason: string | null;
}

/**
 * Selects the new answers in the request: the others are unchanged or still open.
 * @throws Refusal
 */
async function newAnswers(
  doing: Doing,
  sent: readonly MergedSchool[],
  known: readonly MergedSchool[],
): Promise<readonly NewAnswer[]> {
  const answers: NewAnswer[] = [];
  for (const [at, { customerCode, applicationData }] of sent.entries()) {
    const school = known.find((one) => one.customerCode === customerCode);
    for (const [nth, { appCode, status, description, saved }] of applicationData.entries()) {
      const now = school?.applicationData.find((one) => one.appCode === appCode);
      if (!school || !now) throw new Refusal('conflict', { detail: NOT_OFFERED });
      const reason = status === 'REFUSED' ? (description ?? '').trim() : null;
      // The person has not answered this one, even if a colleague has in the meantime.
      if (status === 'PENDING' && !saved) continue;
      const isSame = now.status === status && (saved || (reason ?? undefined) === now.description);
      if (now.saved && isSame) continue;
      if (now.saved) throw new Refusal('conflict', { detail: await alreadySaid(doing, school, now) });
      if (status === 'PENDING') continue;
      const message = status === 'REFUSED' ? reasonProblem(description) : undefined;
      const field = `[${at}].applicationData[${nth}].description`;
      if (message) throw new Refusal('invalid', { errors: [{ field, message }] });
      answers.push({ customerCode, appCode, status, reason });
    }
  }
  return answers;
}

/**
 * Returns the message about an answer that was not stored because another person had already answered. It names the
 * other person and the caller.
 */
async function alreadySaid(
  doing: Doing,
  { customerCode, name: school }: MergedSchool,
  { appCode, status }: MergedSchool['applicationData'][number],
): Promise<string> {
  const { tx, caller } = doing;
  const found = await tx
    .selectFrom('resizing_answer as answer')
    .leftJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'answer.receiving_code')
        .onRef('account.uid', '=', 'answer.answered_by'),
    )
    .select(['account.cn', 'account.sn', 'answer.answered_by', 'answer.answered_at'])
    .where('answer.receiving_code', '=', caller.customerCode)
    .where('answer.customer_code', '=', customerCode)
    .where('answer.application', '=', appCode)
    .executeTakeFirstOrThrow();
  const by = found.sn === null ? found.answered_by : `${found.cn} ${found.sn}`;
  const when = showInstant(found.answered_at.toISOString());
  const what = `${resizingNames[appCode]} di ${school}`;
  const mine = await personName(doing);
  return status === 'ACCEPTED'
    ? message(resizingMessages.answeredAccepted, { what, by, when, mine })
    : message(resizingMessages.answeredRefused, { what, by, when, mine });
}

async function write(doing: Doing, answers: readonly NewAnswer[]): Promise<void> {
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

/**
 * Makes calls with answers of the same school run one after the other, so that each sees the earlier answers. It uses
 * an advisory lock, because there may be no row to lock yet.
 */
const lockAnswers = ({ tx, caller }: Doing) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`answers ${caller.customerCode}`}, 0))`.execute(tx);

/**
 * Stores the answers of a receiving school, and advances its procedure.
 * @throws Refusal
 */
export async function giveAnswers(doing: Doing, sent: readonly MergedSchool[]): Promise<void> {
  await lockAnswers(doing);
  await receiving.open(doing);
  const answers = await newAnswers(doing, sent, await received(doing));
  if (answers.length === 0) return;
  await write(doing, answers);
  // A person who answers has read the information, even if another browser is still at the first step.
  const { step } = await currentRun(doing, receiving);
  if (step === 'informativa') await advance(doing, receiving, { event: 'next' });
  await advance(doing, receiving, { event: 'answer' });
  for (const { customerCode, ...after } of answers)
    doing.audit({ entity: 'resizing', action: 'answer', id: customerCode, after });
}
