import { type ComponentType, type CSSProperties, lazy, memo, Suspense, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Fields } from '../../../contract/schema/fields';
import { later } from '../../i18n/italian';
import { useOwnPreference } from '../../session/useOwnPreference';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import { widthsOf } from '../list/columnsFor';
import { useEditedRows } from '../list/editedRows';
import { extraColumns } from '../list/extraColumns';
import { useListRow, useListRows } from '../list/listContexts';
import { useContentWidths } from '../list/useContentWidths';
import { type Density, densities } from './density';
import { HeadCell } from './HeadCell';
import { LONG, LongRows } from './LongRows';
import { SelectAllCheckbox } from './SelectAllCheckbox';
import { TableRow, type TableRowProps } from './TableRow';
import { TableSkeleton } from './TableSkeleton';
import { TableBox } from './tableStyles';

type Columns = readonly Column<Fields>[];

const EditedRow = lazy(later(() => import('./EditedRow').then((file) => ({ default: file.EditedRow }))));

interface ResourceTableProps {
  readonly columns: Columns;
  /** The width of all columns together, in rem; undefined if unknown. */
  readonly room: number | undefined;
  readonly printing: boolean;
  /** The component that renders a row in place of the console's own. */
  readonly row?: ComponentType<TableRowProps>;
}

/**
 * Shows the rows as a table under a sticky header. If the columns need more room than there is, the table scrolls, and
 * its checkboxes, first column and buttons stay in sight.
 */
export function ResourceTable({ columns, room, printing, row: Line = TableRow }: ResourceTableProps) {
  const [density] = useOwnPreference<Density>('density', 'comfortable');
  const rem = densities[density];
  const { shown, most, phase, awaited } = useListRows();
  const screen = useListRow();
  const edited = useEditedRows(screen.edited);
  const box = useRef<HTMLDivElement>(null);
  const long = most > LONG && !printing;
  const needed = useContentWidths(room !== undefined);
  const { widths, beyond } = useMemo(() => widthsOf(columns, room, needed), [columns, room, needed]);
  const { tickWidth } = extraColumns(screen.resource);
  const draw = (one: Row, place?: number) => {
    const line = <Line key={one.id} row={one} columns={columns} {...(place && { place })} />;
    if (!edited.has(one.id)) return line;
    return (
      <Suspense key={`edited ${one.id}`} fallback={line}>
        <EditedRow row={one} columns={columns} reading={line} />
      </Suspense>
    );
  };
  const classes = [long && 'long', beyond > 0 && 'wide'].filter(Boolean).join(' ');

  return (
    <TableBox
      ref={box}
      className={classes || undefined}
      aria-busy={phase === 'loading' || awaited}
      style={{ '--row': `${rem}rem`, '--tick': `${tickWidth}rem` } as CSSProperties}
    >
      <table
        aria-rowcount={long ? shown.length + 1 : undefined}
        style={beyond > 0 ? { width: `calc(100% + ${beyond}rem)` } : undefined}
      >
        <caption>{screen.words.say('caption')}</caption>
        <Head columns={columns} widths={widths} place={long ? 1 : undefined} />
        <tbody>
          {phase === 'loading' && <TableSkeleton columns={columns} />}
          {long ? (
            <LongRows key={density} rows={shown} columns={columns} box={box} rem={rem} draw={draw} />
          ) : (
            shown.map((one) => draw(one))
          )}
        </tbody>
      </table>
    </TableBox>
  );
}

interface HeadProps {
  readonly columns: Columns;
  readonly widths: readonly string[];
  readonly place: number | undefined;
}

const Head = memo(function Head({ columns, widths, place }: HeadProps) {
  const translate = useTranslate();
  const { resource } = useListRow();
  const { ticks, acts, tickWidth, actWidth } = extraColumns(resource);
  return (
    <>
      <colgroup>
        {ticks && <col className="extra" style={{ width: `${tickWidth}rem` }} />}
        {columns.map(({ field }, at) => (
          <col key={field} style={{ width: widths[at] }} />
        ))}
        {acts && <col className="extra" style={{ width: `${actWidth}rem` }} />}
      </colgroup>
      <thead>
        <tr aria-rowindex={place}>
          {ticks && (
            <td className="select head">
              <SelectAllCheckbox />
            </td>
          )}
          {columns.map((column) => (
            <HeadCell key={column.field} column={column} />
          ))}
          {acts && (
            <th scope="col" className="plain actions">
              {translate('engine.list.actions')}
            </th>
          )}
        </tr>
      </thead>
    </>
  );
});
