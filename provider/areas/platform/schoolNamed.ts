import type { Call } from '../../http/call';
import { findSchool } from '../../platform/schools';
import { Refusal } from '../../refusal';

/** A school that the call names. @throws Refusal `notFound` */
export async function schoolNamed({ tx }: Pick<Call, 'tx'>, customerCode: string, lock = false) {
  const row = await findSchool(tx, customerCode, lock);
  if (!row) throw new Refusal('notFound', { detail: `La scuola ${customerCode} non c'è.` });
  return row;
}
