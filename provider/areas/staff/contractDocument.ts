import { contractStatus } from '../../../contract/contracts/contractDocument';
import type { InputOf } from '../../../contract/schema/endpoint';
import { platformContractDocument } from '../../../contract/staff/endpoints/contracts';
import { freezeDocument } from '../../documentSigning/frozenDocuments';
import { examinePdf } from '../../documents/pdf/examinePdf';
import { type Call, implementInSteps } from '../../http/call';
import { offeredTo } from '../../platform/contracts';
import { Refusal } from '../../refusal';
import { refusedFile } from './refusedFile';

/**
 * Replaces the generated document of a contract by one that the provider uploads. People who read the earlier document
 * must read the new one before they sign.
 * @throws Refusal `conflict` if the contract is signed, or a signature is being checked
 */
export const contractDocument = implementInSteps(platformContractDocument, {
  find: findContract,
  work: (_, { file }) => examinePdf(file ?? new Uint8Array()),
  store: async (call, input, { pages, unreadable }) => {
    const { tx, file, now } = call;
    const { school, fileName } = input.params;
    const row = await findContract(call, input);
    if (!file || !pages || unreadable) throw refusedFile('file', unreadable ?? 'broken');
    const { id, sha256 } = await freezeDocument(tx, {
      customerCode: school,
      name: row.name,
      fileName,
      pages,
      content: Buffer.from(file),
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
});

/**
 * Finds and locks the contract whose document is replaced.
 * @throws Refusal if it does not exist, or is signed or being signed
 */
async function findContract(
  call: Call,
  { params: { school, fileName } }: InputOf<typeof platformContractDocument>,
) {
  const row = await call.tx
    .selectFrom('contract_document')
    .select(['name', 'status', 'document_id'])
    .where('customer_code', '=', school)
    .where('file_name', '=', fileName)
    // Waits for a signature that is being stored.
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound', { detail: `La scuola ${school} non ha il contratto ${fileName}.` });
  if (await isBeingSigned(call, school, row))
    throw new Refusal('conflict', {
      detail: 'Il contratto è firmato, o una firma è in verifica: il documento resta quello.',
    });
  return row;
}

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
