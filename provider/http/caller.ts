import { type Role, rolesOf, supportRoles } from '../../contract/permissions/roles';
import type { StaffRole } from '../../contract/staff/operatorPermissions';
import type { Tx } from '../db/database';
import { readRights } from '../identity/accounts/readRights';
import type { TokenHolder } from '../identity/identity';
import { Refusal } from '../refusal';

/** Who is calling, with the rights of this very moment. */
export interface Caller {
  /** The subject of the token: who answers for what is done. */
  readonly sub: string;
  readonly person: string;
  /** The account acted as. */
  readonly uid: string;
  readonly customerCode: string;
  readonly userType: TokenHolder['userType'];
  readonly groups: readonly string[];
  readonly roles: readonly Role[];
  /** What the session of the token granted; the provider's own staff has no session. */
  readonly grant?: string;
  /** Of the provider's own staff. */
  readonly name?: string;
  /** Of a person of the provider, and of the machine. */
  readonly staffRole?: StaffRole;
  /** Of a program of the provider, in place of a role. */
  readonly scopes?: readonly string[];
  /** Of a person of the provider: the session of the console at /gestore. */
  readonly staffSession?: { readonly tokenHash: string; readonly confirmedAt: Date | null };
  /** Of a program of the provider that is bound to some schools: these. */
  readonly schools?: readonly string[];
}

/**
 * The caller behind a valid token. Read from the database at every call, so that a right that is taken
 * away stops working at once, not when the token expires.
 *
 * @param whileDisabled let in the person of an alias though the account that they act as is disabled
 * @throws Refusal `unauthenticated` when the session has been ended since, `notAuthorised` when the account is disabled, `supportOver` when
 * the consent to operate for somebody is
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
  // Disabled comes first: somebody who has just signed in to a disabled account is told why nothing works.
  const mayStay = whileDisabled && holder.userType === 'ALIAS' && rights.personEnabled;
  if (!rights.enabled && !mayStay) throw new Refusal(isSupport ? 'supportOver' : 'notAuthorised');
  // An earlier consent is over, whatever was consented to since.
  if (holder.authenticatedAt.getTime() < rights.from) throw new Refusal('unauthenticated');
  const { groups } = rights;
  const roles = isSupport ? supportRoles(groups) : rolesOf(groups);
  const { sub, person, uid, customerCode, userType, grant } = holder;
  return { sub, person, uid, customerCode, userType, grant, groups, roles };
}

/** Why somebody may not do what only some may. */
export const whyForbidden = ({ userType }: Pick<Caller, 'userType'>): 'notForSupport' | 'forbidden' =>
  userType === 'SUPPORT' ? 'notForSupport' : 'forbidden';
