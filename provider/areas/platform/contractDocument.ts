import { platformContractDocument } from '../../../contract/endpoints/operators/contracts';
import { contractStatus } from '../../../contract/entities/contractDocument';
import { freezeDocument } from '../../documentSigning/frozenDocuments';
import { pageCount } from '../../documents/pageCount';
import { type Call, implement } from '../../http/call';
import { offeredTo } from '../../platform/contracts';
import { Refusal } from '../../refusal';

const NO_PDF = 'Il file deve essere un PDF con almeno una pagina';

/**
 * The document that the provider brings for a contract, in place of the one that is made. Whoever had the one before
 * reads and signs this one; what is signed, or being signed, keeps its own.
 */
export const contractDocument = implement(
  platformContractDocument,
  async (call, { params: { school, fileName } }) => {
    const { tx, file, now } = call;
    const row = await tx
      .selectFrom('contract_document')
      .select(['name', 'status', 'document_id'])
      .where('customer_code', '=', school)
      .where('file_name', '=', fileName)
      // Whoever signs it meanwhile is waited for.
      .forUpdate()
      .executeTakeFirst();
    if (!row)
      throw new Refusal('notFound', { detail: `La scuola ${school} non ha il contratto ${fileName}.` });
    if (await isBeingSigned(call, school, row))
      throw new Refusal('conflict', {
        detail: 'Il contratto è firmato, o una firma è in verifica: il documento resta quello.',
      });
    const content = file && Buffer.from(file);
    const pages = content && pageCount(content);
    if (!content || !pages) throw new Refusal('invalid', { errors: [{ field: 'file', message: NO_PDF }] });
    const { id, sha256 } = await freezeDocument(tx, {
      customerCode: school,
      name: row.name,
      fileName,
      pages,
      content,
      now,
    });
    await tx
      .updateTable('contract_document')
      .set({
        document_id: id,
        brought: true,
        ...(row.status === contractStatus.none && { status: contractStatus.toSign }),
      })
      .where('customer_code', '=', school)
      .where('file_name', '=', fileName)
      .execute();
    call.audit({
      entity: 'platformContract',
      action: 'upload',
      id: `${school}/${fileName}`.slice(0, 120),
      after: { sha256, pages },
    });
    const found = (await offeredTo(tx, school)).find((one) => one.fileName === fileName);
    if (!found) throw new Error('a contract that has just got its document is not there');
    return found;
  },
);

async function isBeingSigned(
  { tx }: Call,
  school: string,
  { status, document_id }: { readonly status: number; readonly document_id: string | null },
): Promise<boolean> {
  if (status === contractStatus.signed || status === contractStatus.counterSigned) return true;
  if (document_id === null) return false;
  const waiting = await tx
    .selectFrom('pending_signature')
    .select('document_id')
    .where('customer_code', '=', school)
    .where('document_id', '=', document_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return waiting !== undefined;
}
