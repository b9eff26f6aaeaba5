import type { LicenceProduct } from '../../../contract/licences/licenceProduct';
import * as licencesMessages from '../../../contract/messages/it/licences';
import { dayInRome } from '../../../contract/values/dates';
import type { Call } from '../../http/call';
import { productOn } from '../../platform/products';
import { Refusal } from '../../refusal';

/**
 * Reads a product that the school has bought.
 * @throws Refusal `notFound`
 */
export async function productNamed({ tx, caller, now }: Call, idProdotto: string): Promise<LicenceProduct> {
  const row = await tx
    .selectFrom('licence_product')
    .selectAll()
    .where('customer_code', '=', caller.customerCode)
    .where('id_prodotto', '=', idProdotto)
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound', { detail: licencesMessages.schoolDoesNotHaveProgram });
  return productOn(row, dayInRome(now));
}
