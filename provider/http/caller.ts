import { type Role, rolesOf, supportRoles } from '../../contract/permissions/roles';
import type { StaffRole } from '../../contract/staff/operatorPermissions';
import type { Tx } from '../db/database';
import { readRights } from '../identity/accounts/readRights';
import type { TokenHolder } from '../identity/identity';
import { Refusal } from '../refusal';

/** The caller, with the rights of this moment. */
export interface Caller {
  /** Subject of the token: the person who is responsible for the call. */
  readonly sub: string;
  readonly person: string;
  /** The account that the person acts as. */
  readonly uid: string;
  readonly customerCode: string;
  readonly userType: TokenHolder['userType'];
  readonly groups: readonly string[];
  readonly roles: readonly Role[];
  /** Grant of the token's session; the provider's own staff has no session. */
  readonly grant?: string;
  /** Name of a member of the provider's staff, or of a program of the school. */
  readonly name?: string;
  /** True for a program of the school, which has no account. */
  readonly program?: true;
  /** Staff role of a person of the provider; commands on the server have one too. */
  readonly staffRole?: StaffRole;
  /** Scopes of a program of the provider, in place of a role. */
  readonly scopes?: readonly string[];
  /** For a person of the provider: the session of the console at `/gestore`. */
  readonly staffSession?: { readonly tokenHash: string; readonly confirmedAt: Date | null };
  /** For a program of the provider that is restricted to some schools: their codes. */
  readonly schools?: readonly string[];
}

/**
 * Returns the caller behind a valid token. Rights are read from the database at every call, so that a revoked right
 * stops working at once, not when the token expires.
 *
 * @param whileDisabled admits the person of an alias although the account that they act as is disabled
 * @throws Refusal `unauthenticated` when the session has been ended, `schoolSuspended`, `notAuthorised` when the account
 * is disabled, `supportOver` when the consent to act for somebody has ended
 */
export async function readCaller(
  tx: Tx,
  holder: TokenHolder,
  now: Date,
  whileDisabled = false,
): Promise<Caller> {
  const rights = await readRights(tx, holder, now);
  if (!rights) throw new Refusal('unauthenticated');
  const isSupport = holder.userType === 'SUPPORT';
  // Checked before the session, so that a person who has just signed in to a disabled account learns why nothing works.
  const mayStay = whileDisabled && holder.userType === 'ALIAS' && rights.personEnabled;
  if (rights.schoolSuspended && !mayStay) throw new Refusal('schoolSuspended');
  if (!rights.enabled && !mayStay) throw new Refusal(isSupport ? 'supportOver' : 'notAuthorised');
  // A token under an earlier consent stays invalid, even if there is a new consent.
  if (holder.authenticatedAt.getTime() < rights.from) throw new Refusal('unauthenticated');
  const { groups } = rights;
  const roles = isSupport ? supportRoles(groups) : rolesOf(groups);
  const { sub, person, uid, customerCode, userType, grant } = holder;
  return { sub, person, uid, customerCode, userType, grant, groups, roles };
}

/** Returns the refusal for a caller without the required right. */
export const whyForbidden = ({ userType }: Pick<Caller, 'userType'>): 'notForSupport' | 'forbidden' =>
  userType === 'SUPPORT' ? 'notForSupport' : 'forbidden';
