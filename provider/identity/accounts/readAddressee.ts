import type { Tx } from '../../db/database';

/** A signed-in person, as an account of a school or as an alias identity. */
interface Whose {
  readonly userType: string;
  readonly person: string;
  readonly customerCode: string;
  readonly uid: string;
}

/** Reads the e-mail, names and sign-in name of a person; `addressee` is the uid of the account, null for an alias. */
export async function readAddressee(tx: Tx, { userType, person, customerCode, uid }: Whose) {
  if (userType === 'ALIAS') {
    const alias = await tx
      .selectFrom('alias')
      .select(['email', 'sn', 'cn'])
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    // A mail to an alias does not belong to any of its accounts.
    return { ...alias, username: alias.email, addressee: null };
  }
  const account = await tx
    .selectFrom('account')
    .select(['email', 'sn', 'cn'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return { ...account, username: uid, addressee: uid };
}
