import { usersEnableSpid } from '../../../contract/users/endpoints';
import { implement } from '../../http/call';
import { runUsersInCall } from './runUsersInCall';
import { readUsers } from './userStore';

/**
 * Enables SPID for several users (bulk call of the specification). The response has the anomalies of tax codes in the
 * words of the console.
 */
export const enableSpidMany = implement(usersEnableSpid, async (call, { params, body }) => {
  const outcome = await runUsersInCall(call, 'enableSpid', body, {});
  const left = outcome.skipped.map(({ uid }) => uid);
  const stored = await readUsers(call.tx, params.customerCode, left);
  const anomalies = stored
    .filter(({ user }) => user.anomaliaCodiceFiscale)
    .map(({ user: { uid, labelNomeCognome, codicefiscale } }) => ({ uid, labelNomeCognome, codicefiscale }));
  return { ...outcome, anomalies };
});
