import type { Practice } from '../../../contract/transfer/practice';
import { areaNames, attachmentSize, transferNames } from '../../../contract/transfer/transfer';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { type FrozenDocument, freezeDocument as freeze } from '../../documentSigning/frozenDocuments';
import { makeTransferDocument } from '../../documents/transfer';
import { TRANSFER_DOCUMENT } from '../../i18n/transfer.it';
import type { Doing } from '../../procedures/handlers';
import { filesOf } from './practiceFiles';
import type { PracticeRow } from './practiceStore';

type Columns =
  | 'cod_min_altri'
  | 'area'
  | 'nome_ds'
  | 'cognome_ds'
  | 'tax_code_ds'
  | 'pec'
  | 'anno_finanziario';
type ToWrite = Pick<PracticeRow, Columns | 'note'> & Pick<Practice, 'applicativi'>;

/** Creates the document of a practice and freezes it, so that people sign what they read. */
export async function freezeDocument({ tx, caller, now }: Doing, row: ToWrite): Promise<FrozenDocument> {
  const { customerCode } = caller;
  const { cod_min, name, city } = await tx
    .selectFrom('school')
    .select(['cod_min', 'name', 'city'])
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  const { area, cod_min_altri: source } = row;
  const files = await filesOf(tx, customerCode, { codMinAltri: source, area });
  const { content, pages } = await makeTransferDocument(
    {
      school: { customerCode, codMin: cod_min, name, city },
      head: { name: `${row.nome_ds} ${row.cognome_ds}`, taxCode: row.tax_code_ds ?? '' },
      area: area ? areaNames[area] : '',
      source,
      pec: row.pec,
      financialYear: row.anno_finanziario,
      applications: row.applicativi.map(({ appCode, fornitore }) => [transferNames[appCode], fornitore]),
      files: files.map(({ row: { name: file, size, sha256 }, supplier, hasPassword }) => ({
        name: file,
        supplier,
        hasPassword,
        sha256: sha256 ?? '',
        size: attachmentSize(size),
      })),
      note: row.note,
      day: showDay(dayInRome(now)),
    },
    now,
  );
  return freeze(tx, {
    customerCode,
    name: TRANSFER_DOCUMENT,
    pages,
    content,
    now,
    fileName: `trasferimento-${source}-${area.toLowerCase()}-${customerCode}.pdf`,
  });
}
