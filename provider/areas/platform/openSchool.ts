import type { Call } from '../../http/call';
import { Refusal } from '../../refusal';
import { schoolNamed } from './schoolNamed';

/** A school whose people are written to: nobody enters one that is closed. @throws Refusal `notFound`, `conflict` */
export async function openSchool(call: Pick<Call, 'tx'>, customerCode: string, lock = false) {
  const row = await schoolNamed(call, customerCode, lock);
  if (row.closed_at) throw new Refusal('conflict', { detail: `La scuola ${customerCode} è chiusa.` });
  return row;
}
