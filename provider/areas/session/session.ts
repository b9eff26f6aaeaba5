import { sql } from 'kysely';
import { sessionClose, sessionOpen } from '../../../contract/endpoints/session';
import { implement } from '../../http/call';

export const open = implement(sessionOpen, async ({ tx, caller, now }) => {
  const account = await tx
    .selectFrom('account')
    .select(['sn', 'cn', 'previous_login'])
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', caller.uid)
    .executeTakeFirstOrThrow();
  const school = await tx
    .selectFrom('school')
    .selectAll()
    .where('customer_code', '=', caller.customerCode)
    .executeTakeFirstOrThrow();
  const licences = await tx
    .selectFrom('licence')
    .select('ac')
    .where('customer_code', '=', caller.customerCode)
    .where('status', '=', true)
    .orderBy('ac')
    .execute();
  return {
    profile: {
      sub: caller.sub,
      given_name: account.cn,
      family_name: account.sn,
      preferred_username: caller.uid,
      user_type: caller.userType,
      roles: caller.groups,
      licenses: licences.map((licence) => licence.ac),
      customer_code: caller.customerCode,
      selected_account: { username: caller.uid },
    },
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

/** Signing out ends what this account's tokens can do; the identity provider's own sign-out follows. */
export const close = implement(sessionClose, async (call) => {
  await call.tx
    .updateTable('account')
    .set({ rights_from: call.now, version: sql<number>`version` })
    .where('customer_code', '=', call.caller.customerCode)
    .where('uid', '=', call.caller.uid)
    .execute();
  call.audit({ entity: 'session', action: 'close', id: call.caller.uid });
  return undefined;
});
