import { memo } from 'react';
import { Link } from 'react-router';
import { RowActions } from '../actions/RowActions';
import { Cell } from '../cells/Cell';
import type { Row } from '../declaration/defineResource';
import { useRowScreen } from '../list/ListScreen';
import { markOf } from '../list/useMarks';
import { useSelected } from '../list/useSelection';
import { FailedMark } from './FailedMark';
import { pathTo } from './pathTo';
import { Tick } from './Tick';

interface RowCardProps {
  readonly row: Row;
  /** In a long list: its place, and who measures how high it is. */
  readonly place?: number;
  readonly measure?: (card: HTMLLIElement | null) => void;
}

/** A row on a phone: the same values and the same actions, one below the other. */
export const RowCard = memo(function RowCard({ row, place, measure }: RowCardProps) {
  const { resource, words, viewer, selection, marks, columns } = useRowScreen();
  const selected = useSelected(selection, row.id);
  const told = columns.filter(({ field, icons }) => field !== resource.title && (icons || row[field]));

  return (
    <li className={selected ? 'selected' : undefined} data-index={place} ref={measure}>
      <Tick row={row} />
      <h3>
        <FailedMark id={row.id} />
        <Link to={pathTo(resource, row)}>{words.title(row)}</Link>
        {marks.get(markOf(resource.title, row.id))?.map((chip) => (
          <span key={chip} className="chip">
            {chip}
          </span>
        ))}
      </h3>
      <div>
        <RowActions row={row} />
      </div>
      <dl>
        {told.map((column) => (
          <div key={column.field} style={{ display: 'contents' }}>
            <dt>{words.label(column.field)}</dt>
            <dd>
              <Cell resource={resource} column={column} row={row} viewer={viewer} words={words} spelt />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
});
