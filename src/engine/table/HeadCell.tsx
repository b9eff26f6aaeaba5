import type { Fields } from '../../../contract/schema/fields';
import { Icon } from '../../ui/Icon';
import type { Column } from '../declaration/declaration';
import { useListRow, useListView } from '../list/listContexts';
import { parseSort } from '../query/listState';

/**
 * Renders the header of a column: a button that sorts by it, then in reverse, and then by hand if the list has such an
 * order.
 */
export function HeadCell({ column }: { column: Column<Fields> }) {
  const { order, change, shape } = useListView();
  const { words, resource } = useListRow();
  const sorted = order.field === column.field;
  const descending = sorted && order.descending;
  const next =
    descending && resource.endpoints.reorder
      ? parseSort(shape.sort)
      : { field: column.field, descending: sorted && !descending };
  const direction = descending ? 'descending' : 'ascending';

  // A paged list can only be sorted by the orders that the provider takes.
  if (!shape.orders.includes(column.field)) {
    return (
      <th scope="col" className="plain">
        {words.label(column.field)}
      </th>
    );
  }
  return (
    <th scope="col" {...(sorted ? { 'aria-sort': direction } : {})}>
      <button type="button" onClick={() => change({ order: next })}>
        <span>{words.label(column.field)}</span>
        <Icon
          name={sorted ? (descending ? 'down' : 'up') : 'sortable'}
          tone={sorted ? 'sorted' : 'sortable'}
        />
      </button>
    </th>
  );
}
