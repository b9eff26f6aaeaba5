import { preservationDocuments } from '../../../contract/preservation/preservation';
import type { Receipt } from '../../../contract/procedures/receipt';
import { workingDayAfter } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { preservationReceiptWords } from '../../i18n/preservation/receiptWords.it';
import { filenameOf } from './fileNames';
import { type Activation, readDocuments } from './preservationStore';

/** Working days within which the provider activates the service. */
const WORKING_DAYS = 5;

/** Returns the day by which the service works. */
export const dueDay = (completedAt: Date): string => workingDayAfter(completedAt, WORKING_DAYS);

/** Builds the receipt of an activation; undefined before it is completed. */
export async function receiptOf(
  tx: Tx,
  { customer_code: customerCode, completed_at, completed_by, receipt_number, receipt_mailed }: Activation,
  contact: string,
): Promise<Receipt | undefined> {
  if (!completed_at || !receipt_number) return undefined;
  const documents = await readDocuments(tx, customerCode);
  const { name } = await tx
    .selectFrom('school')
    .select('name')
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  return {
    numero: receipt_number,
    data: completed_at.toISOString(),
    persona: completed_by ?? '',
    procedura: preservationReceiptWords.procedure,
    scuola: `${name} (${customerCode})`,
    documenti: documents.map((row) => ({
      nome: preservationDocuments[row.kind].name,
      file: `${filenameOf(row.kind, customerCode)}.p7m`,
      sha256: row.file_sha256 ?? '',
      sha256Originale: row.sha256 ?? '',
      firmatario: row.signer_name,
      firmatoIl: (row.signed_at ?? completed_at).toISOString(),
    })),
    prossimo: preservationReceiptWords.next,
    entro: dueDay(completed_at),
    ...(receipt_mailed !== null && { perEmail: receipt_mailed }),
    contatto: contact,
  };
}
