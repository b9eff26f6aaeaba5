import type { Tx } from '../db/database';
import { Refusal } from '../refusal';
import { findSchool } from './schools';

/** A school that is not there, or that looks so to a program that is not of it. */
export const noSchool = (customerCode: string) =>
  new Refusal('notFound', { detail: `La scuola ${customerCode} non c'è.` });

/** A school that the call names. @throws Refusal `notFound` */
export async function schoolNamed({ tx }: { readonly tx: Tx }, customerCode: string, lock = false) {
  const row = await findSchool(tx, customerCode, lock);
  if (!row) throw noSchool(customerCode);
  return row;
}
