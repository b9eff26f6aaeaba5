import type { Tx } from '../../db/database';
import type { Subject } from '../subject';
import { readConsent } from './readConsent';

/**
 * Returns the first name and surname of an account; `Anna Rossi per Mario Bianchi` if Anna Rossi of support acts as it.
 */
export async function callerName(
  tx: Tx,
  subject: Pick<Subject, 'person' | 'customerCode' | 'uid'>,
): Promise<string> {
  const { cn, sn } = await tx
    .selectFrom('account')
    .select(['cn', 'sn'])
    .where('customer_code', '=', subject.customerCode)
    .where('uid', '=', subject.uid)
    .executeTakeFirstOrThrow();
  const consent = await readConsent(tx, subject);
  return consent ? `${consent.operator} per ${cn} ${sn}` : `${cn} ${sn}`;
}
