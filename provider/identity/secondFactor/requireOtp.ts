import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { endAccess } from '../access/endAccess';

/** Returns the uid of the supervisor, which every school has. */
const supervisorOf = (customerCode: string) => `supervisor.${customerCode}`;

/**
 * Makes the supervisor of a school need one-time codes, when a school starts to use them. At the next sign-in the
 * supervisor has to link an app. The caller sets `school.otp_enabled`.
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
 * Makes no account of a school need one-time codes, when a school stops using them, and deletes all apps and recovery
 * codes. The caller sets `school.otp_enabled`.
 * @returns the number of accounts that needed a code
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
