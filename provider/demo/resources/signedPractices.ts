import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { transfer } from '../../../contract/transfer/procedure';
import { areaNames, attachmentSize, subjectOf, transferNames } from '../../../contract/transfer/transfer';
import { dayInRome, showDay, workingDayAfter } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { insertReceipt } from '../../db/procedureRuns';
import type { Tables } from '../../db/tables';
import { makeTransferDocument } from '../../documents/transfer';
import { TRANSFER_DOCUMENT, transferWords } from '../../i18n/transfer.it';
import type { DemoSchool } from '../school';
import { headOf, insertSignedDocument } from './signedDocument';

interface Around {
  readonly dataDir: string;
  /** The contact named in receipts. */
  readonly contact: string;
}

type Row = Selectable<Tables['practice']>;

/**
 * Gives the signed transfers of the demo their documents, signatures and receipts. The files that they name do not
 * exist.
 */
export async function insertSignedPractices(
  tx: Tx,
  schools: readonly DemoSchool[],
  around: Around,
): Promise<void> {
  const rows = await tx.selectFrom('practice').selectAll().where('status', '=', 'SIGNED').execute();
  for (const row of rows) {
    const school = schools.find(({ plan }) => plan.customerCode === row.customer_code);
    if (school) await insertSigned(tx, school, row, around);
  }
}

async function insertSigned(
  tx: Tx,
  school: DemoSchool,
  row: Row,
  { dataDir, contact }: Around,
): Promise<void> {
  const { customerCode, registered } = school.plan;
  const head = headOf(school);
  const { area, cod_min_altri: source, updated_date: signedAt, applicativi, pec } = row;
  if (!head || area === '') return;
  const person = `${head.givenName} ${head.surname}`;
  const files = applicativi.map(({ appCode, fornitore: supplier }, place) => {
    const name = `${appCode}-${source}.zip`;
    const sha256 = createHash('sha256').update(name).digest('hex');
    return { name, supplier, sha256, hasPassword: place > 0, size: attachmentSize(48_000_000 * (place + 1)) };
  });
  const { content, pages } = await makeTransferDocument(
    {
      area: areaNames[area],
      source,
      pec,
      financialYear: row.anno_finanziario,
      files,
      note: null,
      school: { customerCode, codMin: registered.codMin, name: registered.name, city: registered.city },
      head: { name: person, taxCode: head.taxCode },
      applications: applicativi.map(({ appCode, fornitore }) => [transferNames[appCode], fornitore]),
      day: showDay(dayInRome(signedAt)),
    },
    signedAt,
  );
  const fileName = `trasferimento-${source}-${area.toLowerCase()}-${customerCode}.pdf`;
  const { id, sha256, fileSha256 } = await insertSignedDocument(tx, {
    customerCode,
    name: TRANSFER_DOCUMENT,
    fileName,
    content,
    pages,
    signedAt,
    head,
    dataDir,
  });
  await tx
    .updateTable('practice')
    .set({ document_id: id, prefix_key_file_signed: `signed/${id}` })
    .where('customer_code', '=', customerCode)
    .where('cod_min_altri', '=', source)
    .where('area', '=', area)
    .execute();
  const supervisor = school.accounts.find(({ username }) => username === 'supervisor');
  const signed = { firmatario: person, firmatoIl: signedAt.toISOString() };
  await insertReceipt(
    tx,
    { customerCode, procedure: transfer.name, subject: subjectOf({ codMinAltri: source, area }) },
    (place) => ({
      numero: `TRA-${dayInRome(signedAt).slice(0, 4)}-${customerCode}-${place}`,
      data: signedAt.toISOString(),
      persona: supervisor ? `${supervisor.cn} ${supervisor.sn}` : person,
      scuola: `${registered.name} (${customerCode})`,
      contatto: contact,
      perEmail: false,
      procedura: transferWords.receipt.procedure(areaNames[area], source),
      documenti: [
        {
          nome: TRANSFER_DOCUMENT,
          file: `${fileName}.p7m`,
          sha256: fileSha256,
          sha256Originale: sha256,
          ...signed,
        },
      ],
      allegati: files.map((file) => ({ file: file.name, sha256: file.sha256 })),
      prossimo: transferWords.receipt.next,
      entro: workingDayAfter(signedAt, 20),
    }),
    signedAt,
  );
}
