import { memo, useMemo } from 'react';
import type { Fields } from '../../../contract/schema/fields';
import { Icon } from '../../ui/Icon';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import { extraColumns } from '../list/extraColumns';
import { textOf } from '../record/textOf';
import { nameBeyond } from './nameBeyond';
import { renderCell } from './renderCell';
import { rowButtons } from './rowButtons';
import { rowCheckbox } from './rowCheckbox';
import { rowLink } from './rowLink';
import { tableCell } from './tableCell';
import { useRow } from './useRow';

export interface TableRowProps {
  readonly row: Row;
  readonly columns: readonly Column<Fields>[];
  /** The row's index in the whole table, from 2 on, if only a part of the table is in the document. */
  readonly place?: number;
}

/**
 * Renders a table row whose first cell is its name and the link to it. It is a single component, and re-renders only
 * when its own state changes: that is what makes a long table fast.
 */
export const TableRow = memo(function TableRow({ row, columns, place }: TableRowProps) {
  const { screen, actions, selected, failed } = useRow(row);
  const cells = useMemo(
    () => columns.slice(1).map((column) => tableCell(screen, row, column)),
    [screen, row, columns],
  );
  const buttons = useMemo(() => rowButtons(screen, row, actions), [screen, row, actions]);
  const { ticks, acts } = extraColumns(screen.resource);
  const [first] = columns;
  const name = first && textOf(screen.resource, first.field, row[first.field], screen.words);

  return (
    <tr className={selected ? 'selected' : undefined} aria-rowindex={place} data-row={row.id}>
      {ticks && <td className="select">{rowCheckbox(screen, row, selected)}</td>}
      <th scope="row" title={name}>
        {failed && <Icon name="warning" words={screen.words.failed(failed)} tone="bad" />}
        {first && rowLink(screen, row, renderCell(screen, first, row), nameBeyond(screen, first, row))}
      </th>
      {cells}
      {acts && <td className="actions">{buttons}</td>}
    </tr>
  );
});
