import { memo, useMemo } from 'react';
import type { Fields } from '../../../contract/fields';
import { Glyph } from '../../ui/Glyph';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import { extraColumns } from '../list/extraColumns';
import type { RowScreen } from '../list/ListScreen';
import { markOf } from '../list/useMarks';
import { textOf } from '../record/textOf';
import { renderCell } from './renderCell';
import { rowButtons } from './rowButtons';
import { rowCheckbox } from './rowCheckbox';
import { rowLink } from './rowLink';
import { useRow } from './useRow';

interface TableRowProps {
  readonly row: Row;
  readonly columns: readonly Column<Fields>[];
  /** Its place in the whole table, from 2 on, where only a part of the table is in the page. */
  readonly place?: number;
}

/**
 * One row: its first cell is its name and the link to it. It is one component, whatever it holds, and is
 * drawn again only when something of its own changes: that is what makes a long table quick.
 */
export const TableRow = memo(function TableRow({ row, columns, place }: TableRowProps) {
  const { screen, actions, selected, failed } = useRow(row);
  const cells = useMemo(
    () => columns.slice(1).map((column) => cellOf(screen, row, column)),
    [screen, row, columns],
  );
  const buttons = useMemo(() => rowButtons(screen, row, actions), [screen, row, actions]);
  const { ticks, acts } = extraColumns(screen.resource);
  const [first] = columns;
  const name = first && textOf(screen.resource, first.field, row[first.field], screen.words);

  return (
    <tr className={selected ? 'selected' : undefined} aria-rowindex={place}>
      {ticks && <td className="select">{rowCheckbox(screen, row, selected)}</td>}
      <th scope="row" title={name}>
        {failed && <Glyph name="warning" words={screen.words.failed(failed)} tone="bad" />}
        {first && rowLink(screen, row, renderCell(screen, first, row), nameBeyond(screen, first, row))}
      </th>
      {cells}
      {acts && <td className="actions">{buttons}</td>}
    </tr>
  );
});

/** How a record is called, where its first cell is only the beginning of that. */
const nameBeyond = ({ resource: { called = [] }, words }: RowScreen, { field }: Column<Fields>, row: Row) =>
  called.length > 1 && called[0] === field ? words.title(row) : undefined;

function cellOf(screen: RowScreen, row: Row, column: Column<Fields>) {
  const { field, tone } = column;
  const cell = renderCell(screen, column, row);
  const chips = screen.marks.get(markOf(field, row.id));
  const whole = !tone && typeof cell === 'string' && cell !== '' ? cell : undefined;
  if (!chips) {
    return (
      <td key={field} title={whole} className="number">
        {cell}
      </td>
    );
  }
  return (
    <td key={field} title={whole}>
      <span className="named">
        <span>{cell}</span>
        {chips.map((chip) => (
          <span key={chip} className="chip">
            {chip}
          </span>
        ))}
      </span>
    </td>
  );
}
