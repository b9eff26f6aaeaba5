import { type Expression, sql } from 'kysely';
import { mayList } from '../../../contract/permissions/permissions';
import type { Viewer } from '../../../contract/schema/where';
import type { ResourceWorks } from '../../operations/resourceWork';

interface Reader {
  readonly customerCode: string;
  readonly viewer: Viewer;
  /** Stands in place of a name that the person may not read. */
  readonly hidden: Expression<string | null>;
}

/**
 * Returns the name of a referenced record as the console shows it: its key if there is no such record.
 * @param to the resource that is referred to
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
  // In a subquery of its own, the key of a reference to the same resource is still that of the outer row.
  return sql<string>`coalesce((
    select ${label} from ${sql.table(table)}, (select ${key} as key) as referred
    where ${sql.ref(`${table}.customer_code`)} = ${customerCode} and ${id} = referred.key), ${key})`;
}
