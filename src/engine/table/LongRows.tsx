import { useVirtualizer } from '@tanstack/react-virtual';
import { type ComponentType, type RefObject, useLayoutEffect, useState } from 'react';
import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import { extraColumns } from '../list/extraColumns';
import { useRowScreen } from '../list/ListScreen';
import type { TableRowProps } from './TableRow';

/** From as many rows on as could be shown, only those in sight are in the page: a search must not turn one kind of table into the other. */
export const LONG = 100;

interface LongRowsProps {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Fields>[];
  readonly box: RefObject<HTMLDivElement | null>;
  /** How high a row is. */
  readonly rem: number;
  /** What draws one. */
  readonly row: ComponentType<TableRowProps>;
}

/** The rows in sight of a long table, between two gaps as high as the rows that are not. */
export function LongRows({ rows, columns, box, rem, row: Line }: LongRowsProps) {
  const height = useRowHeight(rem);
  const { ticks, acts } = extraColumns(useRowScreen().resource);
  const width = columns.length + Number(ticks) + Number(acts);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
    // The head covers the first row's height of the box.
    scrollPaddingStart: height,
  });
  const inSight = virtual.getVirtualItems();
  const above = inSight[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0);

  return (
    <>
      <Gap height={above} columns={width} />
      {inSight.map(({ index }) => {
        const row = rows[index];
        return row && <Line key={row.id} row={row} columns={columns} place={index + 2} />;
      })}
      <Gap height={below} columns={width} />
    </>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className="gap" aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

/** In pixels, at the text size in use. */
function useRowHeight(rem: number): number {
  const [height, setHeight] = useState(rem * 16);
  useLayoutEffect(() => {
    setHeight(rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  }, [rem]);
  return height;
}
