import type { Call } from '../../http/call';
import { schoolNamed } from '../../platform/schoolNamed';
import { Refusal } from '../../refusal';

/**
 * Returns a school that is not closed. Mails to people of a closed school would be pointless, because they cannot sign
 * in.
 * @throws Refusal `notFound`, `conflict`
 */
export async function openSchool(call: Pick<Call, 'tx'>, customerCode: string, lock = false) {
  const row = await schoolNamed(call, customerCode, lock);
  if (row.closed_at) throw new Refusal('conflict', { detail: `La scuola ${customerCode} è chiusa.` });
  return row;
}
