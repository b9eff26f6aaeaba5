import type { Office } from '../../contract/offices/office';
import { refusalOf } from '../../contract/signing/refusal';
import type { TaxCode } from '../../contract/values/codiceFiscale';
import type { Tx } from '../db/database';
import { readHolder } from '../db/officeHolder';
import { refused } from './storeSignature';

/** The required signer: name and tax code as the school knows them. */
export interface Signatory {
  readonly uid: string;
  readonly name: string;
  readonly taxCode: TaxCode;
}

/** Returns the holder of an office who can sign; undefined if there is none, or the tax code is missing. */
export async function signatoryOf(
  tx: Tx,
  customerCode: string,
  office: Office,
): Promise<Signatory | undefined> {
  const holder = await readHolder(tx, customerCode, office);
  if (!holder?.codice_fiscale) return undefined;
  return { uid: holder.uid, name: `${holder.cn} ${holder.sn}`, taxCode: holder.codice_fiscale };
}

/**
 * Returns the head of the school, the only person who may sign contract, clauses, activation form and resizing summary.
 * @throws Refusal `signatureRefused` if there is no head, or the head has no tax code
 */
export async function headWhoSigns(tx: Tx, customerCode: string): Promise<Signatory> {
  const head = await signatoryOf(tx, customerCode, 'DS');
  if (!head) throw refused(refusalOf('no-signer'));
  return head;
}
