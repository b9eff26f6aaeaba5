import { RESET_MINUTES } from '../../../contract/account/password';
import type { Clock } from '../../../contract/values/clock';
import { recordAudit } from '../../audit/recordAudit';
import type { Database } from '../../db/database';
import { resetMail } from '../../i18n/mail.it';
import { queueMail } from '../../mail/queueMail';
import { guesses, guessRates } from '../rateLimit/guesses';
import { count } from '../rateLimit/rateLimit';
import { askToConfirm } from './askToConfirm';
import { findToReset } from './findToReset';
import { issueResetLink } from './passwordLinks';

/** Limits of requests. They allow a person to press the button several times, and an office to share one address. */
export const resetRates = { ...guessRates, account: { most: 5, seconds: 60 * 60 } } as const;

interface Asking {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly username: string;
  readonly address: string;
}

interface Requested {
  /** Seconds to wait after too many requests. */
  readonly retryAfter?: number | undefined;
  /** True if the e-mail is unconfirmed; only for a signed-in person. */
  readonly unconfirmed?: boolean;
}

/**
 * Mails a link to reset the password, if the account exists, is enabled and has a confirmed e-mail. The result does not
 * tell whether it was sent. Only if the person is signed in and the e-mail is unconfirmed, it tells so, and a link to
 * confirm the e-mail is mailed.
 */
export async function requestPassword(
  { db, clock, publicUrl, ...asked }: Asking,
  { signedIn = false } = {},
): Promise<Requested> {
  const { retryAfter } = await count(db, clock, guesses('reset', asked, resetRates));
  if (retryAfter !== undefined) return { retryAfter };
  const now = clock.now();
  return db.asIdentity(async (tx): Promise<Requested> => {
    const account = await findToReset(tx, asked.username);
    if (!account) return {};
    const { customerCode, uid } = account;
    if (!account.emailConfirmed) {
      if (!signedIn) return {};
      await askToConfirm({ tx, customerCode, now, publicUrl }, [account]);
      return { unconfirmed: true };
    }
    const link = await issueResetLink(tx, customerCode, uid, { now, publicUrl });
    const text = resetMail(account, { link, minutes: RESET_MINUTES });
    await queueMail(tx, { customerCode, uid, recipient: account.email, ...text }, now);
    const actor = { customerCode, who: uid, asWhom: uid, address: asked.address, at: now };
    await recordAudit(tx, actor, [{ entity: 'user', action: 'requestPassword', id: uid }]);
    return {};
  });
}
