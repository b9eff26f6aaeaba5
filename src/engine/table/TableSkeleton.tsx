import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import { extraColumns } from '../list/extraColumns';
import { useListRow, useListView } from '../list/listContexts';

/** Renders placeholder rows that avoid a layout shift when the rows arrive. */
export function TableSkeleton({ columns }: { columns: readonly Column<Fields>[] }) {
  const { perPage } = useListView();
  const { ticks, acts } = extraColumns(useListRow().resource);
  const rows = Array.from({ length: perPage ?? 15 }, (_, i) => i);
  return rows.map((row) => (
    <tr key={row} aria-hidden>
      {ticks && <td />}
      {columns.map(({ field }) => (
        <td key={field}>
          <span className="bone" />
        </td>
      ))}
      {acts && <td />}
    </tr>
  ));
}
