import type { Tx } from '../db/database';
import { Refusal } from '../refusal';
import { schoolNamed } from './schoolNamed';

/**
 * Reads a school in order to write data for it. Refuses a school whose data were removed, because new data would not be
 * removed again.
 * @throws Refusal `notFound`
 */
export async function keptSchool(call: { readonly tx: Tx }, customerCode: string, lock = false) {
  const row = await schoolNamed(call, customerCode, lock);
  if (row.removed_at)
    throw new Refusal('notFound', { detail: `I dati della scuola ${customerCode} sono già stati rimossi.` });
  return row;
}
