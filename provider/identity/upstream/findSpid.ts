import { sql } from 'kysely';
import { asTaxCode, type TaxCode } from '../../../contract/values/codiceFiscale';
import type { Tx } from '../../db/database';

/** An account that a digital identity can open. */
export interface SpidAccount {
  readonly uid: string;
  readonly school: string;
  readonly city: string;
}

/** Reads a tax code from a claim: with the SPID prefix, in any case. */
export const taxCodeIn = (claim: unknown): TaxCode | undefined =>
  typeof claim === 'string' ? asTaxCode(claim.trim().replace(/^TINIT-/i, '')) || undefined : undefined;

/**
 * Returns the accounts with this tax code that a digital identity can open: enabled, with Spid on the account and on
 * the school, which is not a private one and is open.
 */
export function findSpid(tx: Tx, taxCode: TaxCode): Promise<SpidAccount[]> {
  return tx
    .selectFrom('account')
    .innerJoin('school', 'school.customer_code', 'account.customer_code')
    .select(['account.uid', 'school.name as school', 'school.city'])
    .where(sql`upper(account.codice_fiscale)`, '=', taxCode)
    .where('account.enabled', '=', true)
    .where('account.spid_enabled', '=', true)
    .where('school.spid_enabled', '=', true)
    .where('school.private_school', '=', false)
    .where('school.closed_at', 'is', null)
    .orderBy('account.uid')
    .execute();
}
