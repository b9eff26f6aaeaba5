import type { LicenceDocument } from '../../contract/licences/licenceDocument';
import type { Tx } from '../db/database';

/**
 * Reads the files about the licences of a school, newest first.
 * @param of only files with these values
 */
export async function licenceDocumentsOf(
  tx: Tx,
  customerCode: string,
  of: Partial<Pick<LicenceDocument, 'kind' | 'idProdotto' | 'filename'>> = {},
): Promise<LicenceDocument[]> {
  const rows = await tx
    .selectFrom('licence_document')
    .select(['filename', 'kind', 'id_prodotto', 'added_at'])
    .where('customer_code', '=', customerCode)
    .$if(of.kind !== undefined, (query) => query.where('kind', '=', of.kind ?? 'licence'))
    .$if(of.idProdotto !== undefined, (query) => query.where('id_prodotto', '=', of.idProdotto ?? ''))
    .$if(of.filename !== undefined, (query) => query.where('filename', '=', of.filename ?? ''))
    .orderBy('added_at', 'desc')
    .orderBy('filename')
    .execute();
  return rows.map(({ filename, kind, id_prodotto, added_at }) => ({
    filename,
    kind,
    idProdotto: id_prodotto,
    addedAt: added_at.toISOString(),
  }));
}

export interface HandedIn extends Pick<LicenceDocument, 'filename' | 'kind' | 'idProdotto'> {
  readonly customerCode: string;
  readonly content: Buffer;
}

/** Writes files about licences: inserts new ones and replaces existing ones. */
export async function writeLicenceDocuments(tx: Tx, files: readonly HandedIn[], at: Date): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map(({ customerCode, filename, kind, idProdotto, content }) => ({
    customer_code: customerCode,
    filename,
    kind,
    id_prodotto: idProdotto,
    content,
    added_at: at,
  }));
  await tx
    .insertInto('licence_document')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['customer_code', 'filename']).doUpdateSet({
        kind: (build) => build.ref('excluded.kind'),
        id_prodotto: (build) => build.ref('excluded.id_prodotto'),
        content: (build) => build.ref('excluded.content'),
        added_at: (build) => build.ref('excluded.added_at'),
      }),
    )
    .execute();
}
