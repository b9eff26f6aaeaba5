import { createHash, randomInt } from 'node:crypto';
import type { Tx } from '../../db/database';

/** Number of codes issued at a time. */
export const RECOVERY_CODES = 10;

/** Letters and digits that cannot be mistaken for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

interface Account {
  readonly customerCode: string;
  readonly uid: string;
}

/** Returns the hash of a code to store. A code has some 50 random bits. */
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Replaces the recovery codes of an account. @returns the new ones, in readable form: ABCDE-23456 */
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

/**
 * Marks a recovery code as used; its case and separators do not matter.
 * @returns whether it was valid; of two concurrent calls, only one returns true
 */
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

/** Counts the unused codes of an account. */
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
