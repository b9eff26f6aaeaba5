import { type Selectable, sql } from 'kysely';
import type { ImportColumn, SentRow } from '../../contract/imports/imported';
import * as operationsMessages from '../../contract/messages/it/operations';
import type { Tx } from '../db/database';
import type { Tables } from '../db/tables';
import type { StoredOperation } from './operationStore';
import type { TakenIds, ValidatedImport } from './resourceWork';

type Key = Pick<StoredOperation, 'customer_code' | 'id'>;
export type ImportRow = Selectable<Tables['operation_row']>;

/** Reason stored for a row that equals the existing record. */
export const UNCHANGED = operationsMessages.unchanged;

/** Returns a function that selects those of the given ids that rows of an import already use. */
export const takenIdsOf =
  (tx: Tx, { customer_code, id }: Key): TakenIds =>
  async (ids) => {
    const rows = await tx
      .selectFrom('operation_row')
      .select('id')
      .where('customer_code', '=', customer_code)
      .where('operation', '=', id)
      .where('id', '=', sql<string>`any(${ids}::text[])`)
      .execute();
    return new Set(rows.map((row) => row.id));
  };

/** Reads the position of the last received row; 0 before the first. */
export async function lastPosition(tx: Tx, { customer_code, id }: Key): Promise<number> {
  const { last } = await tx
    .selectFrom('operation_row')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('customer_code', '=', customer_code)
    .where('operation', '=', id)
    .executeTakeFirstOrThrow();
  return last;
}

/** Stores judged rows of a file. Those that would create or change a record wait, the others are skipped. */
export async function addImportRows(
  tx: Tx,
  { customer_code, id }: Key,
  sent: readonly SentRow[],
  judged: readonly ValidatedImport[],
): Promise<void> {
  const rows = judged.map((row, index) => ({
    position: row.position,
    // Only a row with an effect has the id of its record, because several refused rows may be about the same record.
    id: row.verdict === 'create' || row.verdict === 'update' ? row.id : `#${row.position}`,
    label: row.label,
    state: row.verdict === 'create' || row.verdict === 'update' ? 'waiting' : 'skipped',
    reason: reasonOf(row),
    given: sent[index]?.cells,
    verdict: row.verdict,
  }));
  await sql`
    insert into operation_row (customer_code, operation, position, id, label, state, reason, given, verdict)
    select ${customer_code}, ${id}, r.position, r.id, r.label, r.state, r.reason, r.given, r.verdict
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(position integer, id text, label text, state text, reason text, given jsonb, verdict text)`.execute(
    tx,
  );
}

function reasonOf({ verdict, problems }: ValidatedImport): string | null {
  if (verdict === 'unchanged') return UNCHANGED;
  return verdict === 'refused' ? problems.map(({ message }) => message).join('. ') : null;
}

/** Stores which columns of the school's files map to which fields; the latest mapping wins. */
export async function rememberColumns(
  tx: Tx,
  customerCode: string,
  resource: string,
  columns: readonly ImportColumn[],
): Promise<void> {
  const once = [
    ...new Map(columns.map(({ header, field }) => [header, { header, field: field ?? '' }])).values(),
  ];
  await sql`
    insert into import_column (customer_code, resource, header, field)
    select ${customerCode}, ${resource}, c.header, c.field
    from jsonb_to_recordset(${JSON.stringify(once)}::jsonb) as c(header text, field text)
    on conflict (customer_code, resource, header) do update set field = excluded.field`.execute(tx);
}
