import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { customerCodeOf } from '../subject';

/** An account whose password may be reset, and its e-mail. */
export interface ToReset {
  readonly customerCode: string;
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
}

/** Finds the enabled school account with this name, case-insensitively, and whether its e-mail is confirmed. */
export async function findToReset(tx: Tx, username: string): Promise<ToReset | undefined> {
  const row = await tx
    .selectFrom('account')
    .select(['customer_code', 'uid', 'sn', 'cn', 'email', 'email_confirmed'])
    .where('customer_code', '=', customerCodeOf(username))
    .where(sql`lower(uid)`, '=', username.toLowerCase())
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const { customer_code: customerCode, email_confirmed: emailConfirmed, ...account } = row;
  return { ...account, customerCode, emailConfirmed };
}
