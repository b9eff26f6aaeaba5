import { may } from '../../../contract/permissions/permissions';
import { sessionClose, sessionOpen, sessionUpdate } from '../../../contract/session/endpoints';
import type { Session } from '../../../contract/session/session';
import { type Call, implement } from '../../http/call';
import { isLinked, linkedAccounts } from '../../identity/accounts/linkedAccounts';
import { readProfile } from '../../identity/accounts/readProfile';
import { Refusal } from '../../refusal';
import { linksFor } from './linksFor';
import { servicesOf } from './services';
import { closeSupport, supportShown } from './supportShown';

export const open = implement(sessionOpen, workspace);

/** Returns the session; the console calls it after a part of the session has changed. */
export const update = implement(sessionUpdate, workspace);

async function workspace(call: Call): Promise<Session> {
  const { tx, caller, config, now } = call;
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
  const linked = caller.userType === 'ALIAS' ? await linkedAccounts(tx) : [];
  const current = linked.find(({ uid }) => uid === caller.uid);
  return {
    profile,
    school: {
      customerCode: school.customer_code,
      codMin: school.cod_min,
      name: school.name,
      city: school.city,
      privateSchool: school.private_school,
      leadSchool: school.lead_school && may(caller.roles, ['school', 'lead']),
      spidEnabled: school.spid_enabled,
      otpEnabled: school.otp_enabled,
    },
    roles: caller.roles,
    ...(await servicesOf(call)),
    ...(config.campus && { campus: true }),
    ...(current && { accountNumber: current.number }),
    ...(config.oidc && {
      signInElsewhere: { ...(config.oidc.accountUrl && { account: config.oidc.accountUrl }) },
    }),
    alias: caller.userType === 'ALIAS' || (await isLinked(tx, caller.uid)),
    links: linksFor(config.links, school.customer_code, school.cod_min),
    ...(await supportShown(call)),
    ...(account.previous_login && { lastLogin: account.previous_login.toISOString() }),
    now: now.toISOString(),
  };
}

/** Ends this session only; the person's others continue. The identity provider's own sign-out follows. */
export const close = implement(sessionClose, async (call) => {
  call.audit({ entity: 'session', action: 'close', id: call.caller.uid });
  await closeSupport(call);
  call.afterCommit(() => call.endSession());
  return undefined;
});
