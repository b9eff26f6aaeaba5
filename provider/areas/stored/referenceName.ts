import { type Expression, sql } from 'kysely';
import { mayList } from '../../../contract/permissions/permissions';
import type { Viewer } from '../../../contract/schema/where';
import type { ResourceWorks } from '../../operations/resourceWork';

interface Reader {
  readonly customerCode: string;
  readonly viewer: Viewer;
  /** The value in place of names that the person may not read. */
  readonly hidden: Expression<string | null>;
}

/**
 * Returns the SQL for the name of a referenced record as the console shows it; its key if there is no such record.
 * @param to the referenced resource
 */
export function referenceName(
  works: ResourceWorks,
  to: string,
  key: Expression<string>,
  { customerCode, viewer, hidden }: Reader,
): Expression<string | null> {
  const work = works.find(({ resource }) => resource === to);
  if (!work) return key;
  if (!mayList(viewer.roles ?? [], to)) return hidden;
  const { table, id, label } = work;
  // A statement computes this object of all names once; a subquery for each row would take most of the time.
  const names = sql`(select jsonb_object_agg(${id}, ${label}) from ${sql.table(table)}
    where ${sql.ref(`${table}.customer_code`)} = ${customerCode})`;
  return sql<string>`coalesce(${names} ->> ${key}, ${key})`;
}
