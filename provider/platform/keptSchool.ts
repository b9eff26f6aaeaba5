import type { Tx } from '../db/database';
import { Refusal } from '../refusal';
import { schoolNamed } from './schoolNamed';

/**
 * A school to which something is written: one whose data were removed is given none anew, since nobody would remove them.
 * @throws Refusal `notFound`
 */
export async function keptSchool(call: { readonly tx: Tx }, customerCode: string, lock = false) {
  const row = await schoolNamed(call, customerCode, lock);
  if (row.removed_at)
    throw new Refusal('notFound', { detail: `I dati della scuola ${customerCode} sono già stati rimossi.` });
  return row;
}
