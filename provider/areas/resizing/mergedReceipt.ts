import { workingDayAfter } from '../../../contract/dates';
import { mergedSchool } from '../../../contract/procedures/resizing';
import { readSignatures } from '../../db/documentSignatures';
import { readFrozen } from '../../documentSigning/frozenDocuments';
import { resizingWords } from '../../i18n/resizing.it';
import type { Doing } from '../../procedures/arrangement';
import { issueReceipt } from '../../procedures/issueReceipt';
import type { ResizingRow } from './resizingStore';

/** The working days that the receiving schools have for their answers. */
export const ANSWER_DAYS = 15;

/** The receipt of a merged school, with the file that was signed. */
export async function mergedReceipt(doing: Doing, { document_id }: ResizingRow): Promise<void> {
  const { tx, caller, now } = doing;
  const { procedure, next, page } = resizingWords.receipt.merged;
  const document = document_id ? await readFrozen(tx, caller.customerCode, document_id) : undefined;
  const [signature] = document_id ? await readSignatures(tx, caller.customerCode, [document_id]) : [];
  await issueReceipt(
    doing,
    { procedure: mergedSchool },
    {
      prefix: 'DIM',
      procedura: procedure,
      documenti:
        document && signature
          ? [
              {
                nome: document.name,
                file: `${document.fileName}.p7m`,
                sha256: signature.file_sha256,
                sha256Originale: document.sha256,
                firmatario: signature.signer,
                firmatoIl: signature.signed_at.toISOString(),
              },
            ]
          : [],
      prossimo: next,
      entro: workingDayAfter(now, ANSWER_DAYS),
      page: { name: page, path: '/dimensionamenti-accorpata' },
    },
  );
}
