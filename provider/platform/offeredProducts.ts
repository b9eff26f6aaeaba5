import type { OfferedProduct } from '../../contract/licences/offeredProduct';
import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';

const columns = {
  id_prodotto: 'text',
  tipo: 'text',
  descrizione: 'text',
  about: 'text',
  link: 'text',
  withdrawn_at: 'timestamptz',
} as const;

/** Reads the products that schools can order, by description. */
export async function readOffered(tx: Tx): Promise<OfferedProduct[]> {
  const rows = await tx
    .selectFrom('offered_product')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .orderBy('descrizione')
    .orderBy('id_prodotto')
    .execute();
  return rows.map(({ id_prodotto, withdrawn_at: _, ...row }) => ({ idProdotto: id_prodotto, ...row }));
}

/** Replaces the products that schools can order: those not listed are withdrawn. */
export async function writeOffered(tx: Tx, products: readonly OfferedProduct[], now: Date): Promise<void> {
  await tx
    .updateTable('offered_product')
    .set({ withdrawn_at: now })
    .where('withdrawn_at', 'is', null)
    .execute();
  await insertRows(
    tx,
    'offered_product',
    columns,
    products.map(({ idProdotto, tipo, descrizione, about, link }) => [
      idProdotto,
      tipo,
      descrizione,
      about,
      link ?? null,
      null,
    ]),
    { key: ['id_prodotto'], set: Object.keys(columns).slice(1) },
  );
}
