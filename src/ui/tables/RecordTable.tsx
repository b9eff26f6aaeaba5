import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Loading } from '../Loading';
import { NotLoaded } from '../NotLoaded';
import { PageButtons } from '../PageButtons';
import { useBreakpoint } from '../useBreakpoint';
import { RecordTableBox } from './RecordTableBox';
import { type RowSelection, SelectAll, SelectRow } from './RowSelection';
import { useLastPage } from './useLastPage';

/** A column of a {@link RecordTable}. */
export interface RecordColumn<T> {
  /** Unique among the columns. */
  readonly name: string;
  readonly label: string;
  readonly cell: (row: T) => ReactNode;
  /** True to align the column to the right, with figures of equal width. */
  readonly numeric?: boolean;
}

interface RecordTableProps<T> {
  /** The accessible name of the table. */
  readonly caption: string;
  /** Columns; the first one names the row. */
  readonly columns: readonly RecordColumn<T>[];
  /** Undefined while they are loading. */
  readonly rows: readonly T[] | undefined;
  readonly rowKey: (row: T) => string;
  /** Loads the rows again. Given only after loading failed. */
  readonly retry?: (() => unknown) | undefined;
  /** Text shown if there are no rows; "Nessun elemento trovato!" by default. */
  readonly empty?: string;
  /** Splits the rows into pages of this size. Without it, all rows are shown. */
  readonly pageSize?: number;
  /** Buttons of a row, which are not printed. */
  readonly actions?: (row: T) => ReactNode;
  readonly selection?: RowSelection<T>;
}

/**
 * Renders a table of values; on a phone, a card for each row. It does not load, sort or filter: the list of a
 * declared resource does.
 *
 * @example
 * <RecordTable
 *   caption={say('caption')}
 *   columns={[{ name: 'who', label: say('who'), cell: ({ name }) => name }]}
 *   rows={data}
 *   rowKey={({ id }) => id}
 * />
 */
export function RecordTable<T>(props: RecordTableProps<T>) {
  const { caption, columns, rows, rowKey, retry, empty, pageSize, actions, selection } = props;
  const translate = useTranslate();
  const isPhone = useBreakpoint().width === 'phone';
  const [page, setPage] = useState(1);
  const size = pageSize ?? Math.max(1, rows?.length ?? 1);
  const pages = useLastPage({ page, turn: setPage, total: rows?.length, size });
  if (!rows) return retry ? <NotLoaded again={retry} /> : <Loading />;
  const Rows = isPhone ? Cards : Table;
  return (
    <>
      {retry && <NotLoaded again={retry} />}
      <div role="status">
        {rows.length === 0 && <Typography>{empty ?? translate('engine.list.empty')}</Typography>}
      </div>
      {rows.length > 0 && (
        // The table can scroll horizontally, so it must be reachable by keyboard.
        <RecordTableBox role="group" aria-label={caption} tabIndex={0}>
          <Rows
            caption={caption}
            columns={columns}
            all={rows}
            rows={rows.slice((page - 1) * size, page * size)}
            rowKey={rowKey}
            actions={actions}
            selection={selection}
          />
        </RecordTableBox>
      )}
      <PageButtons page={page} pages={pages} turn={setPage} />
    </>
  );
}

interface RowsProps<T> extends Pick<RecordTableProps<T>, 'caption' | 'columns' | 'rowKey'> {
  readonly all: readonly T[];
  /** The rows of the current page. */
  readonly rows: readonly T[];
  readonly actions: RecordTableProps<T>['actions'];
  readonly selection: RowSelection<T> | undefined;
}

function Table<T>({ caption, columns, all, rows, rowKey, actions, selection }: RowsProps<T>) {
  const translate = useTranslate();
  const [first, ...others] = columns;
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <td className="select">
              <SelectAll rows={all} rowKey={rowKey} selection={selection} />
            </td>
          )}
          {columns.map(({ name, label, numeric }) => (
            <th key={name} scope="col" className={numeric ? 'number' : undefined}>
              {label}
            </th>
          ))}
          {actions && (
            <th scope="col" className="actions">
              {translate('engine.list.actions')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {selection && (
              <td className="select">
                <SelectRow row={row} rowKey={rowKey} selection={selection} />
              </td>
            )}
            <th scope="row">{first?.cell(row)}</th>
            {others.map(({ name, cell, numeric }) => (
              <td key={name} className={numeric ? 'number' : undefined}>
                {cell(row)}
              </td>
            ))}
            {actions && <td className="actions">{actions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards<T>({ caption, columns, all, rows, rowKey, actions, selection }: RowsProps<T>) {
  const id = useId();
  const [first, ...others] = columns;
  return (
    <>
      {selection && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
        <label className="selectAll">
          <SelectAll rows={all} rowKey={rowKey} selection={selection} />
          <span aria-hidden>{selection.allLabel}</span>
        </label>
      )}
      <ul aria-label={caption}>
        {rows.map((row) => (
          <li key={rowKey(row)} aria-labelledby={`${id}-${rowKey(row)}`}>
            {selection && <SelectRow row={row} rowKey={rowKey} selection={selection} />}
            <div className="card">
              <div id={`${id}-${rowKey(row)}`} className="name">
                {first?.cell(row)}
              </div>
              <dl>
                {others.map(({ name, label, cell }) => {
                  const value = cell(row);
                  const isEmpty = value === undefined || value === null || value === '' || value === false;
                  return isEmpty ? null : (
                    <div key={name}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  );
                })}
              </dl>
              {actions?.(row)}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
