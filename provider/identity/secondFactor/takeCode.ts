import type { Tx } from '../../db/database';
import { secretOf } from './otpLinks';
import { spendRecoveryCode } from './recoveryCodes';
import type { Seal } from './seal';
import { stepOf } from './totp';

interface Account {
  readonly customerCode: string;
  readonly uid: string;
}

/** Maximum length of a code, with its spaces. */
export const CODE_LIMIT = 40;

/**
 * Checks and uses up a code: the current one of an app, or a recovery code. Each works once.
 * @returns whether it was valid
 */
export async function takeCode(
  tx: Tx,
  seal: Seal,
  account: Account,
  typed: string,
  at: Date,
): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  if (code.length > CODE_LIMIT) return false;
  return (await takeAppCode(tx, seal, account, code, at)) || (await spendRecoveryCode(tx, account, code, at));
}

async function takeAppCode(tx: Tx, seal: Seal, account: Account, code: string, at: Date): Promise<boolean> {
  const { customerCode, uid } = account;
  const methods = await tx
    .selectFrom('otp_method')
    .select(['id', 'secret'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .execute();
  for (const { id, secret } of methods) {
    const step = stepOf(seal.open(secret, secretOf(account)), code, at);
    if (step === undefined) continue;
    const { numUpdatedRows } = await tx
      .updateTable('otp_method')
      .set({ last_step: step, used_at: at })
      .where('customer_code', '=', customerCode)
      .where('id', '=', id)
      // A code that was seen, over a shoulder or in transit, cannot be used again.
      .where('last_step', '<', step)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) return true;
  }
  return false;
}
