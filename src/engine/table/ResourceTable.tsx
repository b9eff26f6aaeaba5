import { type ComponentType, type CSSProperties, memo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Fields } from '../../../contract/schema/fields';
import { useOwnPreference } from '../../session/useOwnPreference';
import type { Column } from '../declaration/declaration';
import { widthsOf } from '../list/columnsFor';
import { extraColumns } from '../list/extraColumns';
import { useListRow, useListRows } from '../list/listContexts';
import { type Density, densities } from './density';
import { HeadCell } from './HeadCell';
import { LONG, LongRows } from './LongRows';
import { SelectAllCheckbox } from './SelectAllCheckbox';
import { TableRow, type TableRowProps } from './TableRow';
import { TableSkeleton } from './TableSkeleton';
import { TableBox } from './tableStyles';

type Columns = readonly Column<Fields>[];

interface ResourceTableProps {
  readonly columns: Columns;
  /** The width of all columns together, in rem; undefined if unknown. */
  readonly room: number | undefined;
  readonly printing: boolean;
  /** The component that renders a row in place of the console's own. */
  readonly row?: ComponentType<TableRowProps>;
}

/** Shows the rows as a table with as many columns as fit, under a sticky header. */
export function ResourceTable({ columns, room, printing, row: Line = TableRow }: ResourceTableProps) {
  const [density] = useOwnPreference<Density>('density', 'comfortable');
  const rem = densities[density];
  const { shown, most, phase, awaited } = useListRows();
  const screen = useListRow();
  const box = useRef<HTMLDivElement>(null);
  const long = most > LONG && !printing;

  return (
    <TableBox
      ref={box}
      className={long ? 'long' : undefined}
      aria-busy={phase === 'loading' || awaited}
      style={{ '--row': `${rem}rem` } as CSSProperties}
    >
      <table aria-rowcount={long ? shown.length + 1 : undefined}>
        <caption>{screen.words.say('caption')}</caption>
        <Head columns={columns} room={room} place={long ? 1 : undefined} />
        <tbody>
          {phase === 'loading' && <TableSkeleton columns={columns} />}
          {long ? (
            <LongRows key={density} rows={shown} columns={columns} box={box} rem={rem} row={Line} />
          ) : (
            shown.map((one) => <Line key={one.id} row={one} columns={columns} />)
          )}
        </tbody>
      </table>
    </TableBox>
  );
}

interface HeadProps extends Pick<ResourceTableProps, 'columns' | 'room'> {
  readonly place: number | undefined;
}

const Head = memo(function Head({ columns, room, place }: HeadProps) {
  const translate = useTranslate();
  const { resource } = useListRow();
  const { ticks, acts, tickWidth, actWidth } = extraColumns(resource);
  const widths = widthsOf(columns, room);
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
