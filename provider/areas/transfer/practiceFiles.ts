import { folderOf, type PracticeKey } from '../../../contract/transfer/transfer';
import type { Tx } from '../../db/database';
import { ofArchive, vaultOf } from '../../db/sealed';
import { type UploadWithParts, uploadsIn } from '../../db/uploads';

/** A file of a practice: its upload, its supplier and whether it has a password. */
export interface PracticeFile extends UploadWithParts {
  readonly supplier: string;
  readonly hasPassword: boolean;
}

/** Reads the files of a practice, in the order in which their uploads began. */
export async function filesOf(tx: Tx, customerCode: string, key: PracticeKey): Promise<PracticeFile[]> {
  const uploads = await uploadsIn(tx, customerCode, folderOf(key));
  if (uploads.length === 0) return [];
  const said = await tx
    .selectFrom('practice_file')
    .select(['upload_id', 'supplier', 'has_password'])
    .where('customer_code', '=', customerCode)
    .where(
      'upload_id',
      'in',
      uploads.map(({ row }) => row.id),
    )
    .execute();
  return uploads.map((upload) => {
    const found = said.find(({ upload_id }) => upload_id === upload.row.id);
    return { ...upload, supplier: found?.supplier ?? '', hasPassword: found?.has_password ?? false };
  });
}

interface Said {
  readonly customerCode: string;
  readonly uploadId: string;
  readonly supplier: string;
  readonly password: string | null | undefined;
}

/**
 * Stores the supplier and password of a file. The password is encrypted, and schools cannot read it. If an upload is
 * resumed without a password, the stored one stays, because the person cannot see whether there is one.
 */
export async function storeFileFacts(
  tx: Tx,
  { customerCode, uploadId, supplier, password }: Said,
): Promise<void> {
  const said = {
    supplier,
    ...(password && { password: vaultOf(tx).close(password, ofArchive(uploadId)) }),
  };
  await tx
    .insertInto('practice_file')
    .values({ customer_code: customerCode, upload_id: uploadId, ...said })
    .onConflict((known) => known.columns(['customer_code', 'upload_id']).doUpdateSet(said))
    .execute();
}
