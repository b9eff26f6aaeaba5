import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  areaNames,
  attachmentSize,
  folderOf,
  type PracticeArea,
  transferNames,
} from '../../../contract/transfer/transfer';
import { PART_SIZE } from '../../../contract/uploads/upload';
import { dayInRome, showDay } from '../../../contract/values/dates';
import type { Config } from '../../config';
import type { Tx } from '../../db/database';
import { addUpload, markStored } from '../../db/uploads';
import { freezeDocument } from '../../documentSigning/frozenDocuments';
import { makeTransferDocument } from '../../documents/transfer';
import { zipOf } from '../../documents/zip';
import { TRANSFER_DOCUMENT } from '../../i18n/transfer.it';
import { foldersIn } from '../../objects/disk/folders';
import { uidOf } from '../insertSchools';
import { insertPast } from '../past';
import type { DemoSchool } from '../school';
import { headOf } from './signedDocument';

const SCHOOL = 'SG10004';
const SOURCE = 'TNIC81900Q';
const AREA: PracticeArea = 'Didattica';
const SUPPLIER = 'Registro facile';
const FILE = 'alunni.zip';
const DAY = 24 * 60 * 60 * 1000;

/**
 * Inserts a transfer whose file has arrived and whose document waits for the signature of the head. It is not inserted
 * with S3, because the demo then has no files.
 */
export async function insertPracticeToSign(
  tx: Tx,
  schools: readonly DemoSchool[],
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  at: Date,
): Promise<void> {
  const school = schools.find(({ plan }) => plan.customerCode === SCHOOL);
  const head = school && headOf(school);
  const supervisor = school?.accounts.find(({ username }) => username === 'supervisor');
  if (s3 || !head || !supervisor) return;
  const { codMin, name, city } = school.plan.registered;
  const now = new Date(at.getTime() - 2 * DAY);
  const bytes = zipOf({ name: 'alunni.csv', content: Buffer.from('cognome;nome\n'), at: now });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id = randomUUID();
  const to = foldersIn(dataDir).object({ customerCode: SCHOOL, id });
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, bytes);
  const folder = folderOf({ codMinAltri: SOURCE, area: AREA });
  const row = await addUpload(tx, {
    customer_code: SCHOOL,
    id,
    folder,
    name: FILE,
    size: bytes.length,
    part_size: PART_SIZE,
    store: 'disk',
    store_id: id,
    by_uid: uidOf('supervisor', SCHOOL),
    by_name: `${supervisor.sn} ${supervisor.cn}`,
    begun_at: now,
    last_at: now,
  });
  await markStored(tx, row, { stored_at: now, sha256, checked: 'file' });
  await insertPast(tx, 'practice_file', [{ customer_code: SCHOOL, upload_id: id, supplier: SUPPLIER }]);
  const person = `${head.givenName} ${head.surname}`;
  const { content, pages } = await makeTransferDocument(
    {
      school: { customerCode: SCHOOL, codMin, name, city },
      head: { name: person, taxCode: head.taxCode },
      area: areaNames[AREA],
      source: SOURCE,
      pec: null,
      financialYear: null,
      note: null,
      applications: [[transferNames.wwa, SUPPLIER]],
      files: [
        { name: FILE, supplier: SUPPLIER, hasPassword: false, sha256, size: attachmentSize(bytes.length) },
      ],
      day: showDay(dayInRome(now)),
    },
    now,
  );
  const document = await freezeDocument(tx, {
    customerCode: SCHOOL,
    name: TRANSFER_DOCUMENT,
    pages,
    content,
    now,
    fileName: `trasferimento-${SOURCE}-${AREA.toLowerCase()}-${SCHOOL}.pdf`,
  });
  await insertPast(tx, 'practice', [
    {
      customer_code: SCHOOL,
      cod_min_altri: SOURCE,
      area: AREA,
      status: 'CREATED',
      created_date: now,
      updated_date: now,
      progress: 100,
      applicativi: JSON.stringify([{ appCode: 'wwa', fornitore: SUPPLIER }]),
      nome_ds: head.givenName,
      cognome_ds: head.surname,
      tax_code_ds: head.taxCode,
      anno: dayInRome(now).slice(0, 4),
      prefix_key_file_original: folder,
      document_id: document.id,
      by_uid: uidOf('supervisor', SCHOOL),
    },
  ]);
}
