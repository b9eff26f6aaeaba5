import type { Tx } from '../../db/database';
import { Refusal } from '../../refusal';
import type { Subject } from '../subject';

/** The signed-in owner: an alias identity, or a school account. */
export interface Owner {
  /** The name with which the owner signs in: a uid, or the e-mail of an alias. */
  readonly username: string;
  readonly email: string;
  /** Alias identities only. */
  readonly telephone: string | null;
  readonly passwordHash: string | null;
}

/** Reads the owner of the sign-in (ACC-027). @throws Refusal `unauthenticated` when it no longer exists */
export async function readOwner(
  tx: Tx,
  { userType, person, customerCode, uid }: Pick<Subject, 'userType' | 'person' | 'customerCode' | 'uid'>,
): Promise<Owner> {
  if (userType === 'ALIAS') {
    const alias = await tx
      .selectFrom('alias')
      .select(['email', 'telephone', 'password_hash'])
      .where('person', '=', person)
      .executeTakeFirst();
    if (!alias) throw new Refusal('unauthenticated');
    const { email, telephone, password_hash } = alias;
    return { username: email, email, telephone, passwordHash: password_hash };
  }
  const account = await tx
    .selectFrom('account')
    .select(['email', 'password_hash'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!account) throw new Refusal('unauthenticated');
  return { username: uid, email: account.email, telephone: null, passwordHash: account.password_hash };
}
