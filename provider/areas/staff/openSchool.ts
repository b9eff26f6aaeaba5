import type { Call } from '../../http/call';
import { schoolNamed } from '../../platform/schoolNamed';
import { Refusal } from '../../refusal';

/** A school whose people are written to: nobody enters one that is closed. @throws Refusal `notFound`, `conflict` */
export async function openSchool(call: Pick<Call, 'tx'>, customerCode: string, lock = false) {
  const row = await schoolNamed(call, customerCode, lock);
  if (row.closed_at) throw new Refusal('conflict', { detail: `La scuola ${customerCode} è chiusa.` });
  return row;
}
