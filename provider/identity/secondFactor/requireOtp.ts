import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { endAccess } from '../access/endAccess';

/** Returns the account that every school has, and that needs a code first. */
const supervisorOf = (customerCode: string) => `supervisor.${customerCode}`;

/**
 * Applies the consequences of switching one-time codes on in a school: its supervisor needs one from the next sign-in
 * on, and must link an app there first. The caller writes the switch itself (`school.otp_enabled`).
 */
export async function requireOtp(tx: Tx, customerCode: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({ otp_enabled: true, version: sql<number>`version + 1` })
    .where('customer_code', '=', customerCode)
    .where('uid', '=', supervisorOf(customerCode))
    .where('otp_enabled', '=', false)
    .execute();
}

/**
 * Applies the consequences of switching one-time codes off in a school: nobody needs one any longer, and linked apps
 * are deleted, so that switching it on again starts from scratch.
 * @returns the number of accounts that needed one
 */
export async function releaseOtp(tx: Tx, customerCode: string, now: Date): Promise<number> {
  await endAccess(tx, 'codesSwitchedOff', { customerCode }, now);
  for (const table of ['otp_method', 'recovery_code'] as const) {
    await tx.deleteFrom(table).where('customer_code', '=', customerCode).execute();
  }
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ otp_enabled: false, version: sql<number>`version + 1` })
    .where('customer_code', '=', customerCode)
    .where('otp_enabled', '=', true)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
