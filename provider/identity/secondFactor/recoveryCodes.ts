import { createHash, randomInt } from 'node:crypto';
import type { Tx } from '../../db/database';

/** How many are given at a time. */
export const RECOVERY_CODES = 10;

/** No letter or digit that is taken for another one. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

interface Account {
  readonly customerCode: string;
  readonly uid: string;
}

/** Fifty bits: who reads the database cannot try them all, and nobody can at the sign-in page. */
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Gives an account new recovery codes in place of those it had. @returns them, as people read them: ABCDE-23456 */
export async function makeRecoveryCodes(tx: Tx, { customerCode, uid }: Account): Promise<readonly string[]> {
  await forgetRecoveryCodes(tx, { customerCode, uid });
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const rows = codes.map((code) => ({
    customer_code: customerCode,
    uid,
    code_hash: hashOf(code),
    used_at: null,
  }));
  await tx.insertInto('recovery_code').values(rows).execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

export async function forgetRecoveryCodes(tx: Tx, { customerCode, uid }: Account): Promise<void> {
  await tx
    .deleteFrom('recovery_code')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .execute();
}

/** Uses a recovery code up, however it was typed. @returns whether it was one: of two calls at once, for one of them */
export async function spendRecoveryCode(
  tx: Tx,
  { customerCode, uid }: Account,
  typed: string,
  at: Date,
): Promise<boolean> {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (code.length !== LENGTH) return false;
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** How many an account may still use. */
export async function recoveryCodesLeft(tx: Tx, { customerCode, uid }: Account): Promise<number> {
  const rows = await tx
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .where('used_at', 'is', null)
    .execute();
  return rows.length;
}
