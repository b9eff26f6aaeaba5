import type { Tx } from '../../db/database';
import type { Subject } from '../subject';
import { readConsent } from './readConsent';

/**
 * Returns the name and surname of the account acted as; with support acting for it, `Anna Rossi per Mario Bianchi`.
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
