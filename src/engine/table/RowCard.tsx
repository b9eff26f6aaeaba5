import { memo } from 'react';
import { Icon } from '../../ui/Icon';
import type { Row } from '../declaration/defineResource';
import { extraColumns } from '../list/extraColumns';
import { badgesOf } from './badgesOf';
import { besideName } from './besideName';
import { renderCell } from './renderCell';
import { rowButtons } from './rowButtons';
import { rowCheckbox } from './rowCheckbox';
import { rowLink } from './rowLink';
import { useRow } from './useRow';

export interface RowCardProps {
  readonly row: Row;
  /** In a virtualised list: the index from 0, the number of cards, and the callback that measures the height. */
  readonly place?: number;
  readonly count?: number;
  readonly measure?: (card: HTMLLIElement | null) => void;
}

/** Renders a row as a card, with the same values and actions as in the table, stacked vertically. */
export const RowCard = memo(function RowCard({ row, place, count, measure }: RowCardProps) {
  const { screen, actions, selected, failed } = useRow(row);
  const { resource, words, columns } = screen;
  const named = columns.find(({ field, cell }) => field === resource.title && cell);
  const shown = columns.filter(
    ({ field, icons, cell, tone }) =>
      field !== resource.title &&
      // In a column with tones, false is significant too.
      (icons || cell || row[field] || row[field] === 0 || (row[field] === false && tone)),
  );

  return (
    <li
      className={selected ? 'selected' : undefined}
      data-index={place}
      data-row={row.id}
      aria-posinset={place === undefined ? undefined : place + 1}
      aria-setsize={count}
      ref={measure}
    >
      {rowCheckbox(screen, row, selected)}
      <h2>
        {failed && <Icon name="warning" words={words.failed(failed)} tone="bad" />}
        {rowLink(screen, row, named ? renderCell(screen, named, row, true) : words.title(row))}
        {badgesOf(screen, resource.title, row)}
      </h2>
      <div style={{ minWidth: `${extraColumns(resource).buttonRoom}rem` }}>
        {rowButtons(screen, row, actions)}
      </div>
      <dl>
        {shown.map((column) => (
          <div key={column.field}>
            <dt>{words.label(column.field)}</dt>
            <dd>{besideName(screen, column, row, true)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
});
