import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import { useEditedRows } from '../list/editedRows';
import { extraColumns } from '../list/extraColumns';
import { useListRow } from '../list/listContexts';

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
  readonly draw: (row: Row, place: number) => ReactNode;
}

/** Renders the visible rows of a long table and those being edited, between spacers as high as the others. */
export function LongRows({ rows, columns, box, rem, draw }: LongRowsProps) {
  const height = useRowHeight(rem);
  const screen = useListRow();
  const { ticks, acts } = extraColumns(screen.resource);
  const ids = [...useEditedRows(screen.edited)];
  const edited = ids.map((id) => rows.findIndex((row) => row.id === id)).filter((index) => index >= 0);
  const width = columns.length + Number(ticks) + Number(acts);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
    // An edited row that scrolls out of sight must not lose its focus and its guard.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...edited])].sort((a, b) => a - b),
    // The sticky header covers one row's height of the box.
    scrollPaddingStart: height,
  });
  const inSight = virtual.getVirtualItems();

  return (
    <>
      {inSight.map(({ index, start }, at) => {
        const row = rows[index];
        return (
          row && (
            <Fragment key={row.id}>
              <Gap height={start - (inSight[at - 1]?.end ?? 0)} columns={width} />
              {draw(row, index + 2)}
            </Fragment>
          )
        );
      })}
      <Gap height={virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0)} columns={width} />
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
