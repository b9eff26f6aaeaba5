import type { Fields } from '../../../contract/schema/fields';
import { Glyph } from '../../ui/Glyph';
import type { Column } from '../declaration/declaration';
import { useListView, useRowScreen } from '../list/ListScreen';
import { orderOf } from '../query/listState';

/** The head of a column: a button that orders by it, then the other way round, and then by hand where the list can be. */
export function HeadCell({ column }: { column: Column<Fields> }) {
  const { order, change, shape } = useListView();
  const { words, resource } = useRowScreen();
  const sorted = order.field === column.field;
  const descending = sorted && order.descending;
  const next =
    descending && resource.wire.arrange
      ? orderOf(shape.sort)
      : { field: column.field, descending: sorted && !descending };
  const direction = descending ? 'descending' : 'ascending';

  // The provider's own order is the only one that a paged list has.
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
        <Glyph
          name={sorted ? (descending ? 'down' : 'up') : 'sortable'}
          tone={sorted ? 'sorted' : 'sortable'}
        />
      </button>
    </th>
  );
}
