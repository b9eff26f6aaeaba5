import { type ContractType, contractStatus } from '../../../contract/contracts/contractDocument';
import * as ordersMessages from '../../../contract/messages/it/orders';
import type { Variant } from '../../../contract/orders/orderWizard';
import type { Call } from '../../http/call';
import { contractFacts } from '../../platform/contracts';
import { Refusal } from '../../refusal';
import type { OrderRow } from './orderStore';

const contractTypeOf = ({ kind, services }: Variant): ContractType => {
  if (kind === 'renewal') return services ? 'S' : 'C';
  return services ? 'RS' : 'R';
};

const MEANWHILE = ordersMessages.meanwhile;

/**
 * Accepts an order: extends its products to the end of the ordered period, and creates the contract to be signed. The
 * document of the contract is created when it is first opened.
 * @returns the file name of the contract
 * @throws Refusal `conflict` if a product of the order was renewed in the meantime
 */
export async function acceptOrder({ tx, now }: Call, row: OrderRow): Promise<string> {
  for (const {
    idProdotto,
    dataFineAssistenza,
    dataInizioProposta,
    dataFineProposta,
    importoCanoneProposto,
  } of row.lines) {
    const { numUpdatedRows } = await tx
      .updateTable('yearly_contract')
      .set({
        starts_on: dataInizioProposta,
        ends_on: dataFineProposta,
        fee: importoCanoneProposto,
        // The proposed fee was for the year that is now ordered.
        proposed_fee: null,
      })
      .where('customer_code', '=', row.customer_code)
      .where('product', '=', idProdotto)
      .where('ends_on', '=', dataFineAssistenza)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal('conflict', { detail: MEANWHILE });
  }
  const type = contractTypeOf(row);
  const starts = row.lines.map(({ dataInizioProposta }) => dataInizioProposta).sort()[0] ?? '';
  const { name, anno, fileName } = contractFacts({ type, year: Number(starts.slice(0, 4)) });
  const file = fileName.replace(/\.pdf$/, `-ordine-${row.number}.pdf`);
  await tx
    .insertInto('contract_document')
    .values({
      customer_code: row.customer_code,
      file_name: file,
      type,
      anno,
      name: `${name}, ordine n. ${row.number}`,
      status: contractStatus.toSign,
      document_id: null,
      created_at: now,
    })
    .execute();
  return file;
}
