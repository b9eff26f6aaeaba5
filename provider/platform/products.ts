import type { Selectable } from 'kysely';
import { contractStateOn } from '../../contract/contracts/contractState';
import type { LicenceProduct } from '../../contract/licences/licenceProduct';
import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';
import type { Tables } from '../db/tables';

const productColumns = {
  customer_code: 'text',
  id_prodotto: 'text',
  tipo: 'text',
  descrizione: 'text',
  tipo_movimento_vendita: 'text',
  numero_installazione: 'text',
  stato_contratto: 'text',
  data_scadenza_assistenza: 'date',
  link_download: 'text',
  link_codici: 'text',
  link_codici_agg: 'text',
  anomalia: 'text',
} as const;

/** A product that a school has bought. */
export interface BoughtProduct {
  readonly customerCode: string;
  readonly product: LicenceProduct;
}

/** Writes the products that schools have bought: inserts new ones and replaces existing ones. */
export function writeProducts(tx: Tx, bought: readonly BoughtProduct[]): Promise<number> {
  const [customer, id, ...set] = Object.keys(productColumns) as [string, string, ...string[]];
  return insertRows(
    tx,
    'licence_product',
    productColumns,
    bought.map(({ customerCode, product }) => [
      customerCode,
      product.idProdotto,
      product.tipo,
      product.descrizione,
      product.tipoMovimentoVendita ?? null,
      product.numeroInstallazione ?? null,
      product.statoContratto,
      product.dataScadenzaAssistenza ?? null,
      product.linkDownload ?? null,
      product.linkCodici ?? null,
      product.linkCodiciAgg ?? null,
      product.anomalia ?? null,
    ]),
    { key: [customer, id], set },
  );
}

/** Converts a row to a product as written by the provider's staff. */
const productOf = (row: Selectable<Tables['licence_product']>): LicenceProduct => ({
  idProdotto: row.id_prodotto,
  tipo: row.tipo,
  descrizione: row.descrizione,
  statoContratto: row.stato_contratto,
  tipoMovimentoVendita: row.tipo_movimento_vendita,
  numeroInstallazione: row.numero_installazione,
  dataScadenzaAssistenza: row.data_scadenza_assistenza,
  linkDownload: row.link_download,
  linkCodici: row.link_codici,
  linkCodiciAgg: row.link_codici_agg,
  anomalia: row.anomalia,
});

/** Converts a row to a product as its school sees it on a day: with the state that its contract has on that day. */
export function productOn(row: Selectable<Tables['licence_product']>, today: string): LicenceProduct {
  const product = productOf(row);
  return { ...product, statoContratto: contractStateOn(product, today) };
}

/** Reads the products that a school has bought. */
export async function readProducts(tx: Tx, customerCode: string): Promise<readonly LicenceProduct[]> {
  const rows = await tx
    .selectFrom('licence_product')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .orderBy('descrizione')
    .orderBy('id_prodotto')
    .execute();
  return rows.map(productOf);
}
