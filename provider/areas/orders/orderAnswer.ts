import type { Order } from '../../../contract/orders/order';
import type { Tx } from '../../db/database';
import { readSignatures } from '../../db/documentSignatures';
import type { OrderRow } from './orderStore';

/** Reads the id of the frozen document that is the contract of an order; null if there is none. */
export async function contractOf(tx: Tx, { customer_code, contract_file }: OrderRow): Promise<string | null> {
  if (!contract_file) return null;
  const contract = await tx
    .selectFrom('contract_document')
    .select(['document_id'])
    .where('customer_code', '=', customer_code)
    .where('file_name', '=', contract_file)
    .executeTakeFirst();
  return contract?.document_id ?? null;
}

/** Reads when the contract of an order was signed, in ISO 8601; undefined if it is not signed. */
async function signedAt(tx: Tx, row: OrderRow): Promise<string | undefined> {
  const contract = await contractOf(tx, row);
  const signatures = await readSignatures(tx, row.customer_code, contract ? [contract] : []);
  return signatures.find(({ kind }) => kind === 'signature')?.signed_at.toISOString();
}

/**
 * Returns an order in the form of the response: it counts as signed once its contract is, regardless of where that was
 * done.
 */
export async function orderAnswer(tx: Tx, row: OrderRow): Promise<Order> {
  return answerOf(row, await signedAt(tx, row));
}

/**
 * Returns an order in the form of the response, for callers that know whether it was signed.
 * @param signed ISO 8601
 */
export function answerOf(row: OrderRow, signed?: string): Order {
  const { price } = row;
  return {
    status: signed ? 'FIRMATO' : row.status,
    numero: row.number,
    isServizi: row.services,
    sendToMepa: row.mepa,
    privato: row.private,
    errorMepa: row.mepa_error,
    ordineMepa: row.mepa_articles,
    cig: row.cig,
    numeroOrdine: row.order_number,
    dataOrdine: row.order_date,
    preview: row.contract_file,
    history: [...row.history, ...(signed ? [{ codStato: 'FIRMATO', timestamp: signed }] : [])],
    selected: row.lines,
    importoTotale: price.total,
    importoTotaleScontato: price.payable,
    scontoPercentuale: price.percent,
    scontoCalcolato: price.discount,
    contatti: price.contacts,
    iva: price.vat,
    dovuto: price.due,
    fascia: row.band,
    persona: row.created_name,
    provvisorio: row.private && row.paid_at === null,
  };
}
