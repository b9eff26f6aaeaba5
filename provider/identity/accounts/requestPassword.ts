import type { Clock } from '../../../contract/clock';
import { RESET_MINUTES } from '../../../contract/entities/password';
import { recordAudit } from '../../audit/recordAudit';
import type { Database } from '../../db/database';
import { resetMail } from '../../i18n/mail.it';
import { queueMail } from '../../mail/queueMail';
import { guesses, guessRates } from '../rateLimit/guesses';
import { count } from '../rateLimit/rateLimit';
import { findToReset } from './findToReset';
import { issueResetLink } from './passwordLinks';

/** How often: a person who hits the button again, and an office behind one address. */
export const resetRates = { ...guessRates, account: { most: 5, seconds: 60 * 60 } } as const;

interface Asking {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly username: string;
  readonly address: string;
}

/**
 * Writes a link to whoever forgot their password, where there is such an account and it is enabled. Nobody learns
 * from the outcome whether there is.
 * @returns the seconds to wait when it was asked too often; undefined otherwise
 */
export async function requestPassword({
  db,
  clock,
  publicUrl,
  ...asked
}: Asking): Promise<number | undefined> {
  const { retryAfter } = await count(db, clock, guesses('reset', asked, resetRates));
  if (retryAfter !== undefined) return retryAfter;
  const now = clock.now();
  await db.asIdentity(async (tx) => {
    const account = await findToReset(tx, asked.username);
    if (!account) return;
    const { customerCode, uid } = account;
    const link = await issueResetLink(tx, customerCode, uid, { now, publicUrl });
    const text = resetMail(account, { link, minutes: RESET_MINUTES });
    await queueMail(tx, { customerCode, uid, recipient: account.email, ...text }, now);
    const actor = { customerCode, who: uid, asWhom: uid, address: asked.address, at: now };
    await recordAudit(tx, actor, [{ entity: 'user', action: 'requestPassword', id: uid }]);
  });
  return undefined;
}
