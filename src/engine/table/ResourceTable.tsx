import { type CSSProperties, memo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Fields } from '../../../contract/fields';
import { useOwnPreference } from '../../session/useOwnPreference';
import type { Width } from '../../ui/useWidth';
import type { Column } from '../declaration/declaration';
import { columnsFor } from '../list/columnsFor';
import { useListRows, useRowScreen } from '../list/ListScreen';
import { type Density, densities } from './density';
import { extraColumns, roomFor } from './extraColumns';
import { HeadCell } from './HeadCell';
import { LONG, LongRows } from './LongRows';
import { SelectAllCheckbox } from './SelectAllCheckbox';
import { TableRow } from './TableRow';
import { TableSkeleton } from './TableSkeleton';
import { TableBox } from './tableStyles';

type Columns = readonly Column<Fields>[];

/** The rows as a table: as many columns as there is room for, the head always in sight. */
export function ResourceTable({ width, printing }: { width: Exclude<Width, 'phone'>; printing: boolean }) {
  const [density] = useOwnPreference<Density>('density', 'comfortable');
  const rem = densities[density];
  const { shown, most, phase, awaited } = useListRows();
  const screen = useRowScreen();
  const box = useRef<HTMLDivElement>(null);
  const columns = columnsFor(screen.columns, width);
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
        <Head columns={columns} place={long ? 1 : undefined} />
        <tbody>
          {phase === 'loading' && <TableSkeleton columns={columns} />}
          {long ? (
            <LongRows key={density} rows={shown} columns={columns} box={box} rem={rem} />
          ) : (
            shown.map((one) => <TableRow key={one.id} row={one} columns={columns} />)
          )}
        </tbody>
      </table>
    </TableBox>
  );
}

const Head = memo(function Head({ columns, place }: { columns: Columns; place: number | undefined }) {
  const translate = useTranslate();
  const { resource } = useRowScreen();
  const { ticks, acts, buttons } = extraColumns(resource);
  const shares = columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 0), 0);
  return (
    <>
      <colgroup>
        {ticks && <col className="extra" style={{ width: '2.75rem' }} />}
        {columns.map(({ field, width }) => (
          <col
            key={field}
            style={{ width: typeof width === 'number' ? `${(width / shares) * 100}%` : width }}
          />
        ))}
        {acts && <col className="extra" style={{ width: `max(5rem, ${roomFor(buttons)} + .75rem)` }} />}
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
