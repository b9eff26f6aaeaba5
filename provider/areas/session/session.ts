import { sessionClose, sessionOpen } from '../../../contract/endpoints/session';
import { implement } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { readProfile } from '../../identity/accounts/readProfile';

export const open = implement(sessionOpen, async ({ tx, caller, now }) => {
  const profile = await readProfile(tx, caller);
  const account = await tx
    .selectFrom('account')
    .select('previous_login')
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', caller.uid)
    .executeTakeFirst();
  if (!profile || !account) throw new Refusal('unauthenticated');
  const school = await tx
    .selectFrom('school')
    .selectAll()
    .where('customer_code', '=', caller.customerCode)
    .executeTakeFirstOrThrow();
  return {
    profile,
    school: {
      customerCode: school.customer_code,
      codMin: school.cod_min,
      name: school.name,
      city: school.city,
      privateSchool: school.private_school,
      leadSchool: school.lead_school,
      spidEnabled: school.spid_enabled,
      otpEnabled: school.otp_enabled,
    },
    roles: caller.roles,
    ...(account.previous_login && { lastLogin: account.previous_login.toISOString() }),
    now: now.toISOString(),
  };
});

/** Ends this session alone; the person's others go on. The identity provider's own sign-out follows. */
export const close = implement(sessionClose, async (call) => {
  call.audit({ entity: 'session', action: 'close', id: call.caller.uid });
  call.afterCommit(call.endSession);
  return undefined;
});
