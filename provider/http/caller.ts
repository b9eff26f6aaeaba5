import { sql } from 'kysely';
import { type Role, rolesOf } from '../../contract/roles';
import type { Tx } from '../db/database';
import type { TokenHolder } from '../identity/identity';
import { Refusal } from './refusal';

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
}

/**
 * The caller behind a valid token. Read from the database at every call, so that a right that is taken
 * away stops working at once, not when the token expires.
 * @throws Refusal `unauthenticated` when the session has been ended since, `notAuthorised` when the account is disabled
 */
export async function readCaller(tx: Tx, holder: TokenHolder): Promise<Caller> {
  const account = await tx
    .selectFrom('account')
    .select(['enabled', 'rights_from'])
    .select(
      sql<
        string[]
      >`array(select cn from account_group g where g.customer_code = account.customer_code and g.uid = account.uid)`.as(
        'groups',
      ),
    )
    .where('customer_code', '=', holder.customerCode)
    .where('uid', '=', holder.uid)
    .executeTakeFirst();
  if (!account) throw new Refusal('unauthenticated');
  // The account may have been disabled or signed out since; a fresh sign-in of a disabled one is told so.
  if (!account.enabled) throw new Refusal('notAuthorised');
  if (holder.authenticatedAt < account.rights_from) throw new Refusal('unauthenticated');
  return {
    sub: holder.sub,
    person: holder.person,
    uid: holder.uid,
    customerCode: holder.customerCode,
    userType: holder.userType,
    groups: account.groups,
    roles: rolesOf(account.groups),
  };
}
