import type { Receipt } from '../../contract/procedures/receipt';
import type { Tx } from '../db/database';
import { readSignatures } from '../db/documentSignatures';
import { readFrozen } from './frozenDocuments';

/** Returns the signed documents named in a procedure's receipt; a document without a signature is left out. */
export async function receiptDocuments(
  tx: Tx,
  customerCode: string,
  documentId: string | null,
): Promise<Receipt['documenti']> {
  const document = documentId ? await readFrozen(tx, customerCode, documentId) : undefined;
  const signatures = documentId ? await readSignatures(tx, customerCode, [documentId]) : [];
  const signature = signatures.find(({ kind }) => kind === 'signature');
  if (!document || !signature) return [];
  return [
    {
      nome: document.name,
      file: `${document.fileName}.p7m`,
      sha256: signature.file_sha256,
      sha256Originale: document.sha256,
      firmatario: signature.signer,
      firmatoIl: signature.signed_at.toISOString(),
    },
  ];
}
