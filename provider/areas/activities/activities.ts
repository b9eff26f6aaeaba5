import {
  activitiesFind,
  activityLogout,
  everywhereLogout,
  everywhereLogoutByGet,
  MAX_ACTIVITIES,
  othersLogout,
} from '../../../contract/activities/endpoints';
import { type Call, implement } from '../../http/call';
import { endAccess } from '../../identity/access/endAccess';
import { locationOf } from '../../identity/sessions/deviceDetails';
import { openSessions } from '../../identity/sessions/sessions';
import { Refusal } from '../../refusal';

/** Lists the latest sign-ins; a session continued by a second sign-in is shown as open only at the later one. */
export const find = implement(activitiesFind, async ({ tx, caller }) => {
  const signIns = await tx
    .selectFrom('sign_in')
    .selectAll()
    .where('person', '=', caller.person)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MAX_ACTIVITIES)
    .execute();
  const going = new Set(await openSessions(tx));
  return signIns.map((one) => {
    const location = locationOf(one.address);
    const open = one.grant_id !== null && going.delete(one.grant_id);
    return {
      id: one.id,
      type: 'LOGIN' as const,
      ip: one.address,
      date: one.at.toISOString(),
      ...(location && { location }),
      clientName: one.client_name,
      deviceDetails: one.device_details,
      selectedAccount: { username: one.uid },
      open,
      current: open && one.grant_id === caller.grant,
    };
  });
});

/** Ends all sessions of the person: every grant made up to now becomes invalid. */
async function endAll(call: Call, uid: string): Promise<undefined> {
  const { tx, caller, now } = call;
  if (uid !== caller.uid) throw new Refusal('notFound');
  const ended = await endAccess(tx, 'signedOutEverywhere', caller, now);
  call.audit({ entity: 'activity', action: 'end', id: caller.uid, after: { ended } });
  return undefined;
}

export const everywhere = implement(everywhereLogout, (call, { params }) => endAll(call, params.uid));

export const everywhereByGet = implement(everywhereLogoutByGet, (call, { params }) =>
  endAll(call, params.uid),
);

export const others = implement(othersLogout, async (call) => {
  const { tx, caller, now } = call;
  const ended = await endAccess(tx, 'signedOutElsewhere', caller, now, { but: caller.grant });
  call.audit({ entity: 'activity', action: 'end', id: caller.uid, after: { ended } });
  return { ended };
});

/** Ends one session of the person, identified by its sign-in. Has no effect on a session that has already ended. */
export const one = implement(activityLogout, async (call, { params }) => {
  const { tx, caller, now } = call;
  const signIn = await tx
    .selectFrom('sign_in')
    .select(['grant_id', 'device_details'])
    .where('person', '=', caller.person)
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!signIn) throw new Refusal('notFound');
  const only = signIn.grant_id === null ? {} : { only: signIn.grant_id };
  const ended = await endAccess(tx, 'sessionEnded', caller, now, only);
  const after = { ended, device: signIn.device_details };
  call.audit({ entity: 'activity', action: 'end', id: caller.uid, after });
  return undefined;
});
