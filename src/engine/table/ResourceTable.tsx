import { useTranslate } from 'ra-core';
import { type CSSProperties, useRef } from 'react';
import { useListScreen } from '../list/ListScreen';
import { type Density, densities } from '../look/density';
import { useOwnPreference } from '../look/useOwnPreference';
import { Bones } from './Bones';
import { columnsFor, type Width } from './columnsFor';
import { HeadCell } from './HeadCell';
import { LONG, LongRows } from './LongRows';
import { TableRow } from './TableRow';
import { TickAll } from './TickAll';
import { TableBox } from './tableStyles';

/** The rows as a table: as many columns as there is room for, the head always in sight. */
export function ResourceTable({ width, printing }: { width: Exclude<Width, 'phone'>; printing: boolean }) {
  const [density] = useOwnPreference<Density>('density', 'comfortable');
  const rem = densities[density];
  const { row, shown, words, phase } = useListScreen();
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const columns = columnsFor(row.columns, width);
  const long = shown.length > LONG && !printing;
  const shares = columns.reduce(
    (sum, column) => sum + (typeof column.width === 'number' ? column.width : 0),
    0,
  );

  return (
    <TableBox
      ref={box}
      className={long ? 'long' : undefined}
      aria-busy={phase === 'loading'}
      style={{ '--row': `${rem}rem` } as CSSProperties}
    >
      <table aria-rowcount={long ? shown.length + 1 : undefined}>
        <caption>{words.say('caption')}</caption>
        <colgroup>
          <col style={{ width: '2.75rem' }} />
          {columns.map(({ field, width: of }) => (
            <col key={field} style={{ width: typeof of === 'number' ? `${(of / shares) * 100}%` : of }} />
          ))}
          <col style={{ width: '5rem' }} />
        </colgroup>
        <thead>
          <tr aria-rowindex={long ? 1 : undefined}>
            <td className="select head">
              <TickAll />
            </td>
            {columns.map((column) => (
              <HeadCell key={column.field} column={column} />
            ))}
            <th scope="col" className="plain actions">
              {translate('engine.list.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {phase === 'loading' && <Bones columns={columns} />}
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
