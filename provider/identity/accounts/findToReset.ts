import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { customerCodeOf } from '../subject';

/** An account whose password may be replaced, and where to write. */
export interface ToReset {
  readonly customerCode: string;
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  readonly email: string;
}

/** The enabled school account of this name, whatever its case. */
export async function findToReset(tx: Tx, username: string): Promise<ToReset | undefined> {
  const row = await tx
    .selectFrom('account')
    .select(['customer_code', 'uid', 'sn', 'cn', 'email'])
    .where('customer_code', '=', customerCodeOf(username))
    .where(sql`lower(uid)`, '=', username.toLowerCase())
    .where('enabled', '=', true)
    .executeTakeFirst();
  return row && { ...row, customerCode: row.customer_code };
}
