import { LAST_METHOD_STAYS, NO_APP_YET, NO_OTP_IN_THIS_SCHOOL } from '../../../contract/account/otp';
import {
  otpLinkMake,
  otpMethodRemove,
  recoveryCodesMake,
  securityRead,
} from '../../../contract/account/otpEndpoints';
import { type Call, implement } from '../../http/call';
import { implementConfirmed } from '../../http/implementConfirmed';
import { endAccess } from '../../identity/access/endAccess';
import { codeNeeded, forgetFactors, methodsOf } from '../../identity/secondFactor/factors';
import { mailAboutFactor } from '../../identity/secondFactor/mailAboutFactor';
import { issueOtpLink, OTP_LINK_MINUTES } from '../../identity/secondFactor/otpLinks';
import { makeRecoveryCodes } from '../../identity/secondFactor/recoveryCodes';
import { Refusal } from '../../refusal';
import { readSecurity } from './readSecurity';

export const read = implement(securityRead, ({ tx, caller, config }) => readSecurity(tx, caller, config));

/** Issues a link for adding an authenticator app. Only the response contains it, not the log or the database. */
export const makeLink = implementConfirmed(otpLinkMake, async (call, { body }) => {
  const { tx, caller, now } = call;
  const need = await codeNeeded(tx, caller);
  if (!need.school) throw new Refusal('conflict', { detail: NO_OTP_IN_THIS_SCHOOL });
  const name = body.name.trim();
  const link = await issueOtpLink(tx, caller, { name, now, minutes: OTP_LINK_MINUTES });
  call.audit({ entity: 'account', action: 'linkOtp', id: caller.uid, after: { app: name } });
  return { link };
});

/**
 * Locks the account, so that changes to its authenticator apps and codes run one after another, including those by an
 * alias that acts as the account.
 */
const lockAccount = ({ tx, caller }: Call) =>
  tx
    .selectFrom('account')
    .select('uid')
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', caller.uid)
    .forNoKeyUpdate()
    .execute();

/** Removes an app; the last one stays while a code is required, because nobody could sign in without it. */
export const removeMethod = implementConfirmed(otpMethodRemove, async (call, { params }) => {
  const { tx, caller, now, config } = call;
  await lockAccount(call);
  const methods = await methodsOf(tx, caller);
  const method = methods.find(({ id }) => id === params.id);
  if (!method) throw new Refusal('notFound');
  const last = methods.length === 1;
  if (last && (await codeNeeded(tx, caller)).account) {
    throw new Refusal('conflict', { detail: LAST_METHOD_STAYS });
  }
  await endAccess(tx, 'factorRemoved', caller, now, { but: caller.grant });
  if (last) await forgetFactors(tx, caller);
  else {
    await tx
      .deleteFrom('otp_method')
      .where('customer_code', '=', caller.customerCode)
      .where('id', '=', params.id)
      .execute();
  }
  const news = { what: 'appRemoved', name: method.name, publicUrl: config.publicUrl } as const;
  await mailAboutFactor(tx, caller, news, now);
  call.audit({ entity: 'account', action: 'unlinkOtp', id: caller.uid, before: { app: method.name } });
  return undefined;
});

/** Makes new recovery codes. Only the response contains them. */
export const makeCodes = implementConfirmed(recoveryCodesMake, async (call) => {
  const { tx, caller, now, config } = call;
  await lockAccount(call);
  const methods = await methodsOf(tx, caller);
  if (methods.length === 0) throw new Refusal('conflict', { detail: NO_APP_YET });
  const codes = await makeRecoveryCodes(tx, caller);
  await endAccess(tx, 'factorAdded', caller, now);
  const news = { what: 'codesMade', name: '', publicUrl: config.publicUrl } as const;
  await mailAboutFactor(tx, caller, news, now);
  call.audit({ entity: 'account', action: 'makeRecoveryCodes', id: caller.uid });
  return { codes };
});
