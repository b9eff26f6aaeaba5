import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { endAccess } from '../access/endAccess';

/** The account that every school has, and that goes first. */
const supervisorOf = (customerCode: string) => `supervisor.${customerCode}`;

/**
 * What follows when a school switches the one-time code on: its supervisor needs one from the next sign-in on, and
 * is led there to link an app first. The switch itself (`school.otp_enabled`) is the caller's to write.
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
 * What follows when a school switches the one-time code off: nobody of it needs one, and what was linked is
 * forgotten, so that switching it on again begins anew.
 * @returns how many accounts needed one
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
