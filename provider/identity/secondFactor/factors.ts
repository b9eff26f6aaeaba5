import type { Tx } from '../../db/database';
import { forgetRecoveryCodes } from './recoveryCodes';

interface Account {
  readonly customerCode: string;
  readonly uid: string;
}

/** Second factor requirements of an account. */
export interface Need {
  /** True if the school uses one-time codes. */
  readonly school: boolean;
  /** True if this account needs a code at each sign-in; never if the school does not use codes. */
  readonly account: boolean;
}

/** Reads whether the school of an account uses codes, and whether the account needs one. */
export async function codeNeeded(tx: Tx, { customerCode, uid }: Account): Promise<Need> {
  const row = await tx
    .selectFrom('account')
    .innerJoin('school', 'school.customer_code', 'account.customer_code')
    .select(['account.otp_enabled as own', 'school.otp_enabled as school'])
    .where('account.customer_code', '=', customerCode)
    .where('account.uid', '=', uid)
    .executeTakeFirst();
  const school = row?.school ?? false;
  return { school, account: school && (row?.own ?? false) };
}

/** Reads the authenticator apps of an account, the oldest first; never their secrets. */
export function methodsOf(tx: Tx, { customerCode, uid }: Account) {
  return tx
    .selectFrom('otp_method')
    .select(['id', 'name', 'activated_at', 'used_at'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .orderBy('activated_at')
    .orderBy('id')
    .execute();
}

/** Deletes every second factor of an account. @returns the number of apps */
export async function forgetFactors(tx: Tx, account: Account): Promise<number> {
  const { customerCode, uid } = account;
  await forgetRecoveryCodes(tx, account);
  const { numDeletedRows } = await tx
    .deleteFrom('otp_method')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
