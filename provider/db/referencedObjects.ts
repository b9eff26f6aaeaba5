import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database';
import type { UploadRow } from './uploads';

/** An object named by a row, and whether its bytes must exist. */
export interface ReferencedObject {
  readonly school: string;
  readonly id: string;
  readonly hasBytes: boolean;
}

/**
 * Tables that name objects. Bytes need not exist for an export that is unfinished or failed, nor for a file without a
 * record.
 */
const KNOWING = [
  { table: sql.table('upload'), id: sql.ref('id'), hasBytes: sql`true` },
  {
    table: sql.table('export_request'),
    id: sql.ref('object_id'),
    hasBytes: sql`nome_file is not null and removed_at is null`,
  },
  { table: sql.table('stored_file'), id: sql.ref('id'), hasBytes: sql`let_go_at is null` },
] as const;
type Knowing = (typeof KNOWING)[number];

/** Rows of one statement; reading all schools at once would exceed the time limit. */
const AT_ONCE = 5000;
/** Format of the provider's object names; no row refers to any other name. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Yields the objects of a store that the rows of all schools name, in portions. */
export async function* referencedObjects(
  db: Database,
  kind: UploadRow['store'],
): AsyncGenerator<readonly ReferencedObject[]> {
  for (const knowing of KNOWING) {
    for (let last: ReferencedObject | undefined; ; ) {
      const after = last
        ? sql`and (customer_code, ${knowing.id}) > (${last.school}, ${last.id}::uuid)`
        : sql``;
      const rows = await read(db, kind, knowing, after);
      yield rows;
      last = rows.at(-1);
      if (rows.length < AT_ONCE) break;
    }
  }
}

/** Yields those of the given objects that rows name, in portions. */
export async function* referencedObjectsOf(
  db: Database,
  kind: UploadRow['store'],
  some: readonly Pick<ReferencedObject, 'school' | 'id'>[],
): AsyncGenerator<readonly ReferencedObject[]> {
  const named = some.filter(({ id }) => ID.test(id));
  for (let from = 0; from < named.length; from += AT_ONCE) {
    const asked = JSON.stringify(named.slice(from, from + AT_ONCE));
    for (const knowing of KNOWING)
      yield await read(
        db,
        kind,
        knowing,
        sql`and (customer_code, ${knowing.id}) in (
          select school, id from jsonb_to_recordset(${asked}::jsonb) as asked(school text, id uuid))`,
      );
  }
}

async function read(
  db: Database,
  kind: UploadRow['store'],
  { table, id, hasBytes }: Knowing,
  which: RawBuilder<unknown>,
): Promise<readonly ReferencedObject[]> {
  const { rows } = await db.asPlatform((tx) =>
    sql<ReferencedObject>`
      select customer_code as school, ${id}::text as id, ${hasBytes} as "hasBytes" from ${table}
      where store = ${kind} and ${id} is not null ${which}
      order by customer_code, ${id} limit ${AT_ONCE}`.execute(tx),
  );
  return rows;
}
