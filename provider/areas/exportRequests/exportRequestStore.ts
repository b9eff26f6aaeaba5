import { type Selectable, sql, type Updateable } from 'kysely';
import { exportServedBy } from '../../../contract/exportRequests/exportHours';
import { type ExportRequest, exportState } from '../../../contract/exportRequests/exportRequest';
import { dayInRome } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';

type Request = Selectable<Tables['export_request']>;
export type ExportRow = Request;

/** The key of a request: its school and number. */
export interface ExportKey {
  readonly customerCode: string;
  readonly prgRichiesta: number;
}

/**
 * Reads the row of a request.
 * @param lock locks the row, because the job that serves the request may be changing it
 */
export const exportRow = (
  tx: Tx,
  { customerCode, prgRichiesta }: ExportKey,
  lock = false,
): Promise<ExportRow | undefined> =>
  tx
    .selectFrom('export_request')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where('prg_richiesta', '=', prgRichiesta)
    .$if(lock, (found) => found.forUpdate())
    .executeTakeFirst();

/**
 * Updates the progress of a request, or marks it as served.
 * @param made the file that the update concerns, if any
 * @returns false if the request was removed in the meantime, or another process started its file again
 */
export async function changeExport(
  tx: Tx,
  { customerCode, prgRichiesta }: ExportKey,
  set: Updateable<Tables['export_request']>,
  made?: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('export_request')
    .set(set)
    .where('customer_code', '=', customerCode)
    .where('prg_richiesta', '=', prgRichiesta)
    .where('removed_at', 'is', null)
    .$if(made !== undefined, (query) => query.where('object_id', '=', made ?? ''))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Finds the file of a served request in the object store; undefined if there is none. */
export async function objectOfExport(tx: Tx, customerCode: string, prgRichiesta: string) {
  const row = await exportRow(tx, { customerCode, prgRichiesta: Number(prgRichiesta) });
  return row?.object_id ? { customerCode, id: row.object_id, store: row.store } : undefined;
}
type School = Selectable<Tables['school']>;

/**
 * Makes other calls that lock the school's requests wait until this transaction ends, because each new request takes
 * the next number.
 */
export async function lockExportRequests(tx: Tx, customerCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${customerCode}, 2))`.execute(tx);
}

/** Lists the requests of a school, newest first, without the removed ones. */
export async function findExportRequests(
  tx: Tx,
  customerCode: string,
  now: Date,
  holidays: readonly string[],
): Promise<ExportRequest[]> {
  const school = await tx
    .selectFrom('school')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('export_request')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where('removed_at', 'is', null)
    .orderBy('prg_richiesta', 'desc')
    .execute();
  return rows.map((row) => requestOf(row, school, now, holidays));
}

/** Reads a request of a school, even if it was removed. */
export async function findExportRequest(
  tx: Tx,
  key: ExportKey,
  now: Date,
  holidays: readonly string[],
): Promise<ExportRequest | undefined> {
  const row = await exportRow(tx, key);
  if (!row) return undefined;
  const school = await tx
    .selectFrom('school')
    .selectAll()
    .where('customer_code', '=', key.customerCode)
    .executeTakeFirstOrThrow();
  return requestOf(row, school, now, holidays);
}

/**
 * Stores a request under the next number of its school.
 * @returns the number
 */
export async function addExportRequest(
  tx: Tx,
  request: Pick<
    Request,
    'customer_code' | 'cognome_nome_supervisor' | 'des_email' | 'data_rich' | 'requested_by' | 'begins_at'
  >,
  applications: readonly string[],
): Promise<number> {
  const last = await tx
    .selectFrom('export_request')
    .select((build) => build.fn.max('prg_richiesta').as('prg'))
    .where('customer_code', '=', request.customer_code)
    .executeTakeFirst();
  const prg_richiesta = (last?.prg ?? 0) + 1;
  await tx
    .insertInto('export_request')
    .values({ ...request, prg_richiesta, applicazioni: JSON.stringify(applications) })
    .execute();
  return prg_richiesta;
}

/**
 * Removes a request: it keeps its number, and the password of its file is deleted.
 * @param by name of the person who removes it
 */
export async function removeExportRequest(
  tx: Tx,
  customerCode: string,
  prgRichiesta: number,
  now: Date,
  by: string,
): Promise<void> {
  await tx
    .updateTable('export_request')
    .set({ removed_at: now, removed_name: by, des_password: null })
    .where('customer_code', '=', customerCode)
    .where('prg_richiesta', '=', prgRichiesta)
    .execute();
}

function requestOf(row: Request, school: School, now: Date, holidays: readonly string[]): ExportRequest {
  const served = {
    nomeFile: row.nome_file,
    dataEvasione: row.data_evasione?.toISOString() ?? null,
    scadenza: row.scadenza,
  };
  const stato = exportState(served, dayInRome(now));
  return {
    prgRichiesta: String(row.prg_richiesta),
    stato,
    applicazioni: row.applicazioni as ExportRequest['applicazioni'],
    ...served,
    codCliente: row.customer_code,
    cognomeNomeSupervisor: row.cognome_nome_supervisor,
    desEmail: row.des_email,
    dataRich: row.data_rich.toISOString(),
    desPassword: row.des_password,
    nomeScu: school.name,
    intestazioneScu: school.kind,
    comuneScu: school.city,
    provScu: school.provincia,
    inizio: row.begins_at?.toISOString() ?? null,
    evasaEntro: exportServedBy(row.data_rich, holidays),
    avanzamento: row.total > 0 ? Math.floor((row.done / row.total) * 100) : 0,
    anomalia: row.failed,
    dimensione: row.size,
    sha256: row.sha256,
    annullataIl: row.removed_at?.toISOString() ?? null,
    annullataDa: row.removed_name,
    enableDownload: stato === 'active' && row.removed_at === null,
  };
}
