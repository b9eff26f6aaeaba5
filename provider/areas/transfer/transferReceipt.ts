import { transfer } from '../../../contract/transfer/procedure';
import { areaNames } from '../../../contract/transfer/transfer';
import { workingDayAfter } from '../../../contract/values/dates';
import { receiptDocuments } from '../../documentSigning/receiptDocuments';
import { transferWords } from '../../i18n/transfer.it';
import type { Doing } from '../../procedures/handlers';
import { issueReceipt } from '../../procedures/issueReceipt';
import { filesOf } from './practiceFiles';
import type { PracticeRow } from './practiceStore';

/** Working days within which the provider moves the data. */
const MOVE_DAYS = 20;

/** Issues the receipt of a practice: the signed file, and the SHA-256 of each file handed over. */
export async function transferReceipt(doing: Doing, row: PracticeRow): Promise<void> {
  const { tx, caller, now } = doing;
  const { customerCode } = caller;
  const { area, cod_min_altri: source, document_id: id } = row;
  const { procedure, next, page } = transferWords.receipt;
  const files = await filesOf(tx, customerCode, { codMinAltri: source, area });
  await issueReceipt(
    doing,
    { procedure: transfer },
    {
      prefix: 'TRA',
      procedura: procedure(area ? areaNames[area] : '', source),
      documenti: await receiptDocuments(tx, customerCode, id),
      allegati: files.map(({ row: { name, sha256 } }) => ({ file: name, sha256: sha256 ?? '' })),
      prossimo: next,
      entro: workingDayAfter(now, MOVE_DAYS),
      page: { name: page, path: '/areaamministrativa/altri-fornitori' },
    },
  );
}
