import { memo } from 'react';
import { Link } from 'react-router';
import type { Fields } from '../../../contract/fields';
import { RowActions } from '../actions/RowActions';
import { Cell } from '../cells/Cell';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import { useRowScreen } from '../list/ListScreen';
import { markOf } from '../list/useMarks';
import { useSelected } from '../list/useSelection';
import { FailedMark } from './FailedMark';
import { pathTo } from './pathTo';
import { Tick } from './Tick';

interface TableRowProps {
  readonly row: Row;
  readonly columns: readonly Column<Fields>[];
  /** Its place in the whole table, from 2 on, where only a part of the table is in the page. */
  readonly place?: number;
}

/** One row: its first cell is its name and the link to it. Drawn again only when something of its own changes. */
export const TableRow = memo(function TableRow({ row, columns, place }: TableRowProps) {
  const { resource, words, viewer, selection, marks } = useRowScreen();
  const selected = useSelected(selection, row.id);

  return (
    <tr className={selected ? 'selected' : undefined} aria-rowindex={place}>
      <td className="select">
        <Tick row={row} />
      </td>
      {columns.map((column, i) => {
        const cell = <Cell resource={resource} column={column} row={row} viewer={viewer} words={words} />;
        const chips = marks.get(markOf(column.field, row.id));
        const text = typeof row[column.field] === 'string' ? String(row[column.field]) : undefined;
        if (i === 0) {
          return (
            <th key={column.field} scope="row" title={text}>
              <span className="named">
                <FailedMark id={row.id} />
                <span>
                  <Link to={pathTo(resource, row)}>{cell}</Link>
                </span>
              </span>
            </th>
          );
        }
        return (
          <td key={column.field} title={column.tone ? undefined : text} className="number">
            {chips ? (
              <span className="named">
                <span>{cell}</span>
                {chips.map((chip) => (
                  <span key={chip} className="chip">
                    {chip}
                  </span>
                ))}
              </span>
            ) : (
              cell
            )}
          </td>
        );
      })}
      <td className="actions">
        <RowActions row={row} />
      </td>
    </tr>
  );
});
