import type { Selectable, Updateable } from 'kysely';
import * as transferMessages from '../../../contract/messages/it/transfer';
import type { Practice } from '../../../contract/transfer/practice';
import { keyOf, type PracticeKey } from '../../../contract/transfer/transfer';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';
import type { Doing } from '../../procedures/handlers';
import { Refusal } from '../../refusal';

export type PracticeRow = Selectable<Tables['practice']>;

/** Returns a practice in the form of the response. */
export const practiceOf = (row: PracticeRow): Practice => ({
  customerCodeArgo: row.customer_code,
  codMinAltri: row.cod_min_altri,
  status: row.status,
  statusOperatore: row.status_operatore,
  createdDate: row.created_date.toISOString(),
  updatedDate: row.updated_date.toISOString(),
  area: row.area || null,
  applicativi: row.applicativi,
  ds: row.nome_ds && row.cognome_ds ? { nomeDs: row.nome_ds, cognomeDs: row.cognome_ds } : null,
  pec: row.pec,
  annoFinanziario: row.anno_finanziario,
  anno: row.anno,
  prefixKeyFileOriginal: row.prefix_key_file_original,
  prefixKeyFileSigned: row.prefix_key_file_signed,
  progress: row.progress,
});

/** Reads a school's practices of one source: for one area, or all of them. */
export const readPractices = (
  tx: Tx,
  customerCode: string,
  { codMinAltri, area }: PracticeKey,
  lock = false,
) =>
  tx
    .selectFrom('practice')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where('cod_min_altri', '=', codMinAltri)
    .$if(area !== undefined && area !== null, (found) => found.where('area', '=', area ?? ''))
    .orderBy('area')
    .$if(lock, (found) => found.forUpdate())
    .execute();

/** Returns the key of a stored practice. */
export const keyIn = ({ cod_min_altri, area }: Pick<PracticeRow, 'cod_min_altri' | 'area'>) => ({
  codMinAltri: cod_min_altri,
  area,
});

const NONE = transferMessages.none;
const SEVERAL = transferMessages.several;
const SIGNED = transferMessages.signed;
const DOCUMENT_THERE = transferMessages.documentThere;

/**
 * Reads the practice named in a call.
 * @throws Refusal if there is none, or the call names no area and there are several
 */
export async function thePractice(
  { tx, caller }: Pick<Doing, 'tx' | 'caller'>,
  { customer, ...key }: PracticeKey & { readonly customer?: string },
  lock = false,
): Promise<PracticeRow> {
  const own = customer === undefined || customer === caller.customerCode;
  const found = own ? await readPractices(tx, caller.customerCode, key, lock) : [];
  if (found.length > 1) throw new Refusal('conflict', { detail: SEVERAL });
  const [row] = found;
  if (!row) throw new Refusal('notFound', { detail: NONE });
  return row;
}

/**
 * Reads the practice named in a call.
 * @throws Refusal if there is none, if several match, or if it is signed
 */
export async function openPractice(...asked: Parameters<typeof thePractice>): Promise<PracticeRow> {
  const row = await thePractice(...asked);
  if (row.status !== 'CREATED') throw new Refusal('conflict', { detail: SIGNED });
  return row;
}

/**
 * Checks that the files of a practice may change.
 * @throws Refusal if its document already names them
 */
export function refuseDocument({ status, document_id }: Pick<PracticeRow, 'status' | 'document_id'>): void {
  if (status !== 'CREATED') throw new Refusal('conflict', { detail: SIGNED });
  if (document_id) throw new Refusal('conflict', { detail: DOCUMENT_THERE });
}

/**
 * Returns the key of the practice that a run of the procedure is about.
 * @throws Refusal `notFound` if the run is not about a practice
 */
export function keyOfRun({ subject }: Pick<Doing, 'subject'>): PracticeKey {
  const key = keyOf(subject ?? '');
  if (!key) throw new Refusal('notFound', { detail: NONE });
  return key;
}

/**
 * Reads the practice of a run, which must still be unsigned.
 * @throws Refusal
 */
export const practiceOfRun = async (doing: Doing, lock = false): Promise<PracticeRow> =>
  openPractice(doing, keyOfRun(doing), lock);

/** Returns the practice named in a query or a body. */
export const asked = (query: {
  readonly customer?: string;
  readonly codMin: string;
  readonly area?: Practice['area'];
}) => ({
  ...(query.customer !== undefined && { customer: query.customer }),
  codMinAltri: query.codMin,
  ...(query.area && { area: query.area }),
});

export async function changePractice(
  tx: Tx,
  { customer_code, cod_min_altri, area }: Pick<PracticeRow, 'customer_code' | 'cod_min_altri' | 'area'>,
  change: Updateable<Tables['practice']>,
): Promise<void> {
  await tx
    .updateTable('practice')
    .set(change)
    .where('customer_code', '=', customer_code)
    .where('cod_min_altri', '=', cod_min_altri)
    .where('area', '=', area)
    .execute();
}
