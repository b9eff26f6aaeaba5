import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TableReading } from '../../contract/imports/tableReading';
import type { ImportedSchool, PlatformImport, PlatformImportLine } from '../../contract/staff/platformImport';
import { importedSchoolFields } from '../../contract/staff/platformImport';
import { normalised, storable } from '../../contract/values/normalText';
import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';
import { unknownApplications } from './licences';
import type { ReadRow } from './readSchoolFile';

const SHOWN = 200;
const LISTED = 50;

type Problem = ReadRow['problems'][number];

const schoolField = { kind: 'record', of: importedSchoolFields } as const;

/**
 * Returns the content of a row normalised. Characters that cannot be stored are replaced; the row is refused because of
 * them.
 */
const asStored = (content: object): unknown =>
  JSON.parse(JSON.stringify(normalised(schoolField, content)), (_name, value) =>
    typeof value === 'string' ? storable(value) : value,
  );

/**
 * Stores a file that was read, each row with all its problems: codes that exist or occur twice, unknown applications.
 */
export async function storeImport(
  tx: Tx,
  rows: readonly ReadRow[],
  reading: TableReading | null,
  { now, who }: { readonly now: Date; readonly who: string },
): Promise<string> {
  const id = randomUUID();
  const contents = rows.map(({ content }) => asStored(content));
  const schools = contents as unknown as readonly ImportedSchool[];
  const codes = schools.map(({ customerCode }) => customerCode);
  const known = await tx
    .selectFrom('school')
    .select('customer_code')
    .where('customer_code', '=', sql<string>`any(${codes.map(String)})`)
    .execute();
  const taken = new Set(known.map((row) => row.customer_code));
  const named = schools.flatMap(({ licences }) =>
    (Array.isArray(licences) ? licences : []).map(({ ac }) => ac),
  );
  const unknown = new Set(await unknownApplications(tx, named));
  const seen = new Set<string>();
  const judged = rows.map(({ problems }, index) => {
    const { customerCode, licences } = schools[index] as ImportedSchool;
    const more: Problem[] = [];
    if (taken.has(customerCode)) more.push({ field: 'customerCode', message: 'La scuola esiste già' });
    if (seen.has(customerCode))
      more.push({ field: 'customerCode', message: 'Il codice è già in una riga precedente' });
    seen.add(customerCode);
    const strange = (Array.isArray(licences) ? licences : []).find(({ ac }) => unknown.has(ac));
    if (strange) more.push({ field: 'licences', message: `L'applicazione ${strange.ac} non c'è` });
    const all = [...problems, ...more];
    const code = typeof customerCode === 'string' ? customerCode.slice(0, 20) : null;
    const state = all.length > 0 ? 'refused' : 'ready';
    return [id, index + 1, code, JSON.stringify(contents[index]), JSON.stringify(all), state];
  });
  await tx
    .insertInto('platform_import')
    .values({
      id,
      created_at: now,
      created_by: who,
      state: 'previewed',
      reading: reading && JSON.stringify(reading),
    })
    .execute();
  const columns = {
    import: 'uuid',
    position: 'integer',
    customer_code: 'text',
    content: 'jsonb',
    problems: 'jsonb',
    state: 'text',
  } as const;
  await insertRows(tx, 'platform_import_row', columns, judged);
  return id;
}

/** Reads and locks an import; undefined if there is none. */
export const findImport = (tx: Tx, id: string) =>
  tx.selectFrom('platform_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Reads the progress of the latest fifty imports, or of one. */
export async function listImports(tx: Tx, id?: string): Promise<PlatformImportLine[]> {
  const rows = (state: string) => sql`(count(*) filter (where r.state = ${state}))::int`;
  const { rows: found } = await sql<
    Omit<PlatformImportLine, 'createdAt' | 'doneAt'> & { createdAt: Date; doneAt: Date | null }
  >`
    select i.id::text as id, i.state, i.created_at as "createdAt", i.created_by as "createdBy", i.done_at as "doneAt",
      ${rows('ready')} as ready, ${rows('refused')} as refused, ${rows('done')} as done, ${rows('skipped')} as skipped,
      ${rows('takenBack')} as "takenBack", ${rows('kept')} as kept
    from (select * from platform_import ${id === undefined ? sql`` : sql`where id = ${id}`}
      order by created_at desc limit ${LISTED}) i
    left join platform_import_row r on r.import = i.id
    group by i.id, i.state, i.created_at, i.created_by, i.done_at order by i.created_at desc`.execute(tx);
  return found.map(({ createdAt, doneAt, ...line }) => ({
    ...line,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }));
}

/** Reads the progress of an import, and the problems of its rows. */
export async function readImport(tx: Tx, id: string): Promise<PlatformImport | undefined> {
  const [line] = await listImports(tx, id);
  if (!line) return undefined;
  const wrong = await tx
    .selectFrom('platform_import_row')
    .select(['position', 'customer_code', 'problems'])
    .where('import', '=', id)
    .where('state', '=', 'refused')
    .orderBy('position')
    .limit(SHOWN)
    .execute();
  const { reading } = await tx
    .selectFrom('platform_import')
    .select('reading')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...line,
    reading: reading as TableReading | null,
    problems: wrong.flatMap(({ position, customer_code, problems }) =>
      (problems as Problem[]).map((problem) => ({ row: position, customerCode: customer_code, ...problem })),
    ),
  };
}

/**
 * Changes the state of an import.
 * @param doneAt when it ended; null if it continues
 */
export async function markImport(
  tx: Tx,
  id: string,
  state: PlatformImport['state'],
  doneAt?: Date | null,
): Promise<void> {
  await tx
    .updateTable('platform_import')
    .set({ state, ...(doneAt !== undefined && { done_at: doneAt }) })
    .where('id', '=', id)
    .execute();
}

/** Sets the outcome of rows. */
export async function markRows(
  tx: Tx,
  id: string,
  positions: readonly number[],
  state: 'done' | 'skipped',
): Promise<void> {
  await sql`update platform_import_row set state = ${state}
    where import = ${id} and position = any(${positions}::integer[])`.execute(tx);
}

/** Reads and locks the next rows of an import whose schools are still to be created. */
export const nextRows = (tx: Tx, id: string, most: number) =>
  tx
    .selectFrom('platform_import_row')
    .select(['position', 'content'])
    .where('import', '=', id)
    .where('state', '=', 'ready')
    .orderBy('position')
    .limit(most)
    .forUpdate()
    .execute();

/** Number of schools removed per statement, which has a timeout of four seconds. */
const REMOVED_AT_ONCE = 1000;

/**
 * Removes those schools created from a file that are unused. The others are marked as kept; a repetition tries them
 * again.
 */
export async function takeBackImport(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('platform_import_row')
    .set({ state: 'done' })
    .where('import', '=', id)
    .where('state', '=', 'kept')
    .execute();
  let moved = 1n;
  while (moved > 0n) {
    const { numAffectedRows = 0n } = await sql`
      with chosen as (
        select position, customer_code from platform_import_row where import = ${id} and state = 'done'
        order by position limit ${REMOVED_AT_ONCE}),
      gone as (select take_back_schools(array(select customer_code from chosen)) as code)
      update platform_import_row as done
      set state = case when done.customer_code in (select code from gone) then 'takenBack' else 'kept' end
      from chosen where done.import = ${id} and done.position = chosen.position`.execute(tx);
    moved = numAffectedRows;
  }
  await markImport(tx, id, 'takenBack');
}
