import type { Tx } from '../../db/database';
import type { Holder } from '../access/endAccess';

/** Stores that an alias gave a code of the account that it acts as. */
export async function noteCode(
  tx: Tx,
  { userType, person, customerCode, uid }: Holder,
  code_given_at: Date,
): Promise<void> {
  if (userType !== 'ALIAS') return;
  await tx
    .updateTable('alias_account')
    .set({ code_given_at })
    .where('person', '=', person)
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .execute();
}

/**
 * Returns whether a passkey replaces the code of an account. The passkey of an alias does only after the alias has
 * given a code of an app that the account still has, because an account can be linked to an alias by its password
 * alone.
 */
export async function passkeyStandsIn(
  tx: Tx,
  { userType, person, customerCode, uid }: Holder,
): Promise<boolean> {
  if (userType !== 'ALIAS') return true;
  const known = await tx
    .selectFrom('alias_account as linked')
    .innerJoin('otp_method as app', (join) =>
      join
        .onRef('app.customer_code', '=', 'linked.customer_code')
        .onRef('app.uid', '=', 'linked.uid')
        .onRef('app.activated_at', '<=', 'linked.code_given_at'),
    )
    .select('app.id')
    .where('linked.person', '=', person)
    .where('linked.customer_code', '=', customerCode)
    .where('linked.uid', '=', uid)
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}
