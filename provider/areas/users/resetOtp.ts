import { NO_OTP_IN_THIS_SCHOOL, otpResetRules } from '../../../contract/account/otp';
import { userOtpReset } from '../../../contract/account/otpEndpoints';
import { brokenRule } from '../../../contract/schema/actionRule';
import { reservedRule } from '../../../contract/users/user';
import { implementConfirmedAtTimes } from '../../http/implementConfirmed';
import { otpMail } from '../../i18n/mail.it';
import { endAccess } from '../../identity/access/endAccess';
import { forgetPasskeys } from '../../identity/passkeys/passkeys';
import { codeNeeded, forgetFactors } from '../../identity/secondFactor/factors';
import { issueOtpLink, OTP_MAIL_DAYS } from '../../identity/secondFactor/otpLinks';
import { queueMail } from '../../mail/queueMail';
import { Refusal } from '../../refusal';
import { readUser } from './userStore';

const APP = 'App di autenticazione';
const DAY_MINUTES = 24 * 60;

/**
 * Resets the factors of a user who lost the phone: apps and passkeys are deleted, and a mail explains how to link a new
 * app.
 */
export const resetOtp = implementConfirmedAtTimes(userOtpReset, async (call, { params }, mustBeConfirmed) => {
  const { tx, now, config } = call;
  const stored = await readUser(tx, params.customerCode, params.uid, true);
  if (!stored) throw new Refusal('notFound');
  const { user } = stored;
  if (!(await codeNeeded(tx, params)).school)
    throw new Refusal('conflict', { detail: NO_OTP_IN_THIS_SCHOOL });
  const broken = brokenRule(otpResetRules, user, call.viewer);
  if (broken) throw new Refusal(broken === reservedRule ? 'forbidden' : 'conflict', { detail: broken.say });
  // Last, so that nobody is asked for a password unnecessarily.
  mustBeConfirmed();
  const { customerCode, uid } = params;
  await endAccess(tx, 'factorsReset', { customerCode, uids: [uid] }, now);
  const apps = await forgetFactors(tx, params);
  const passkeys = await forgetPasskeys(tx, params.uid);
  const path = await issueOtpLink(tx, params, { name: APP, now, minutes: OTP_MAIL_DAYS * DAY_MINUTES });
  const text = otpMail(user, { link: config.publicUrl + path, days: OTP_MAIL_DAYS });
  await queueMail(tx, { customerCode, uid, recipient: user.email, ...text }, now);
  call.audit({ entity: 'user', action: 'resetOtp', id: uid, before: { apps, passkeys } });
  return undefined;
});
