import { CONFIRMED_MINUTES } from '../../contract/account/confirmation';
import { type Permission, rolesWith } from '../../contract/permissions/permissions';
import { isWithheldCall } from '../../contract/permissions/withheldFromSupport';
import type { Endpoint } from '../../contract/schema/endpoint';
import {
  CONFIRM_FIRST,
  NOT_FOR_PROGRAMS,
  NOT_FOR_ROLE,
  NOT_IN_SCOPES,
} from '../../contract/staff/operatorRights';
import { scopeOf } from '../../contract/staff/operatorScopes';
import { isGrave, staffMay } from '../../contract/staff/staffPermissions';
import { Refusal } from '../refusal';
import { type Caller, whyForbidden } from './caller';

/**
 * Refuses a call without permission. People of a school need a role, the provider's staff a staff role, its programs a
 * scope. For support, some calls are withheld.
 * @throws Refusal `forbidden`, `notForSupport`, `confirmationNeeded`
 */
export function checkPermitted(caller: Caller, endpoint: Endpoint, now: Date): void {
  const access = endpoint.access as Permission;
  if (caller.roles.includes('operator')) {
    checkStaff(caller, access, now);
    return;
  }
  const withheld =
    caller.userType === 'SUPPORT' && isWithheldCall(endpoint as Endpoint & { access: Permission });
  if (withheld || !rolesWith(access).some((role) => caller.roles.includes(role)))
    throw new Refusal(whyForbidden(caller));
}

function checkStaff({ staffRole, scopes, staffSession }: Caller, access: Permission, now: Date): void {
  if (!staffRole) {
    if (isGrave(access)) throw new Refusal('forbidden', { detail: NOT_FOR_PROGRAMS });
    // A permission missing from the table of staff roles is refused, even if a scope has its name.
    if (!staffMay('administrator', access) || !scopes?.includes(scopeOf(access)))
      throw new Refusal('forbidden', { detail: NOT_IN_SCOPES });
    return;
  }
  if (!staffMay(staffRole, access)) throw new Refusal('forbidden', { detail: NOT_FOR_ROLE });
  // Commands on the server have no session to confirm: their secret is readable only by the server's administrator, who
  // has all other keys too.
  if (!staffSession || !isGrave(access)) return;
  const since = now.getTime() - (staffSession.confirmedAt?.getTime() ?? Number.NEGATIVE_INFINITY);
  if (since > CONFIRMED_MINUTES * 60_000) throw new Refusal('confirmationNeeded', { detail: CONFIRM_FIRST });
}
