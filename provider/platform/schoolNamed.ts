import type { Tx } from '../db/database';
import { Refusal } from '../refusal';
import { findSchool } from './schools';

/**
 * Creates the refusal for a school that does not exist. It is also used for a school that a program is not authorised
 * for, so that it looks the same.
 */
export const noSchool = (customerCode: string) =>
  new Refusal('notFound', { detail: `La scuola ${customerCode} non c'è.` });

/**
 * Reads the school named in the call.
 * @throws Refusal `notFound`
 */
export async function schoolNamed({ tx }: { readonly tx: Tx }, customerCode: string, lock = false) {
  const row = await findSchool(tx, customerCode, lock);
  if (!row) throw noSchool(customerCode);
  return row;
}
