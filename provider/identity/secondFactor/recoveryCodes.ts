import { randomBytes, randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
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

const derive = promisify<string, string, number, Buffer>(scrypt);

/**
 * Returns what is stored of a code: the salt, which all codes issued together share, and the hash. A code has about 50
 * random bits, too few for a fast hash: somebody who reads the database could try all codes.
 */
const hashOf = async (code: string, salt: string): Promise<string> =>
  `${salt}.${(await derive(code, salt, 32)).toString('base64url')}`;

const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Replaces the recovery codes of an account. @returns the new ones, in readable form: ABCDE-23456 */
export async function makeRecoveryCodes(tx: Tx, { customerCode, uid }: Account): Promise<readonly string[]> {
  await forgetRecoveryCodes(tx, { customerCode, uid });
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const salt = randomBytes(16).toString('base64url');
  const hashes = await Promise.all(codes.map((code) => hashOf(code, salt)));
  const rows = hashes.map((code_hash) => ({ customer_code: customerCode, uid, code_hash, used_at: null }));
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
  const unused = await tx
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .where('used_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!unused) return false;
  const [salt = ''] = unused.code_hash.split('.');
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .where('code_hash', '=', await hashOf(code, salt))
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
