import { useVirtualizer } from '@tanstack/react-virtual';
import { type ComponentType, type RefObject, useLayoutEffect, useState } from 'react';
import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import { extraColumns } from '../list/extraColumns';
import { useListRow } from '../list/listContexts';
import type { TableRowProps } from './TableRow';

/**
 * From this page size on, the table is virtualised. The page size decides, not the number of rows, because a search
 * must not switch between the two kinds of table.
 */
export const LONG = 100;

interface LongRowsProps {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Fields>[];
  readonly box: RefObject<HTMLDivElement | null>;
  /** The height of a row, in rem. */
  readonly rem: number;
  /** The component that renders a row. */
  readonly row: ComponentType<TableRowProps>;
}

/** Renders the visible rows of a long table, between two spacers as high as the others. */
export function LongRows({ rows, columns, box, rem, row: Line }: LongRowsProps) {
  const height = useRowHeight(rem);
  const { ticks, acts } = extraColumns(useListRow().resource);
  const width = columns.length + Number(ticks) + Number(acts);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
    // The sticky header covers one row's height of the box.
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

/** Returns the height of a row in pixels at the current text size. */
function useRowHeight(rem: number): number {
  const [height, setHeight] = useState(rem * 16);
  useLayoutEffect(() => {
    setHeight(rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  }, [rem]);
  return height;
}
