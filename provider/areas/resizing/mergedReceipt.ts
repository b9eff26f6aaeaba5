import { mergedSchool } from '../../../contract/resizing/procedure';
import { workingDayAfter } from '../../../contract/values/dates';
import { receiptDocuments } from '../../documentSigning/receiptDocuments';
import { resizingWords } from '../../i18n/resizing.it';
import type { Doing } from '../../procedures/handlers';
import { issueReceipt } from '../../procedures/issueReceipt';
import type { ResizingRow } from './resizingStore';

/** Working days within which the receiving schools answer. */
export const ANSWER_DAYS = 15;

/** Issues the receipt of a merged school, with the signed file. */
export async function mergedReceipt(doing: Doing, { document_id }: ResizingRow): Promise<void> {
  const { tx, caller, now } = doing;
  const { procedure, next, page } = resizingWords.receipt.merged;
  await issueReceipt(
    doing,
    { procedure: mergedSchool },
    {
      prefix: 'DIM',
      procedura: procedure,
      documenti: await receiptDocuments(tx, caller.customerCode, document_id),
      prossimo: next,
      entro: workingDayAfter(now, ANSWER_DAYS),
      page: { name: page, path: '/dimensionamenti-accorpata' },
    },
  );
}
