// biome-ignore-all lint/a11y/useSemanticElements: each cell has a place of its own, which the browser gives to none of a table
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Viewer } from '../../../../contract/schema/where';
import { useSay } from '../../../i18n/useSay';
import { previousPage } from '../../../ui/previousPage';
import { useBreakpoint } from '../../../ui/useBreakpoint';
import type { UserRow } from '../roles/foreseen';
import type { RoleOptions } from '../roles/useRoleCatalogue';
import { MatrixRow, type MatrixRowProps } from './MatrixRow';
import type { MatrixFilter } from './matrixRows';
import { GridBox, sizes } from './matrixStyles';
import { type Cell, useGridKeys } from './useGridKeys';
import { useMatrixWords } from './useMatrixWords';

interface MatrixGridProps {
  readonly known: RoleOptions;
  readonly people: readonly UserRow[];
  /** Current filter. */
  readonly filter: MatrixFilter;
  readonly viewer: Viewer;
  /** Initial position of the first grid on the page. The grid clears it once it is rendered. */
  readonly from: RefObject<GridPosition | undefined>;
  readonly open: MatrixRowProps['open'];
}

/** Position in a grid when the person left it: the active cell and the scroll offsets in pixels. */
export interface GridPosition {
  readonly cell: Cell;
  readonly top: number;
  readonly left: number;
}

/** Position in the last grid, kept until the browser reloads the console. */
let lastLeft: GridPosition | undefined;

/** Returns the position in the last grid if the person comes back from the page of a user; otherwise undefined. */
export const leftGrid = (): GridPosition | undefined =>
  previousPage()?.startsWith('/user/') ? lastLeft : undefined;

/** Renders people and applications; only the visible rows and columns are in the DOM. */
export const MatrixGrid = memo(function MatrixGrid(props: MatrixGridProps) {
  const { known, people, filter, viewer, from, open } = props;
  const say = useSay();
  const words = useMatrixWords(known);
  const name = useBreakpoint().width === 'phone' ? sizes.nameOnPhone : sizes.name;
  const columns = known.applications.length + 2;
  const box = useRef<HTMLDivElement>(null);
  const [before] = useState(from.current);
  const down = useVirtualizer({
    count: people.length,
    getScrollElement: () => box.current,
    estimateSize: () => sizes.row,
    getItemKey: (index) => people[index]?.id ?? index,
    overscan: 6,
    scrollPaddingStart: sizes.row,
    initialOffset: before?.top ?? 0,
  });
  const across = useVirtualizer({
    horizontal: true,
    count: columns - 1,
    getScrollElement: () => box.current,
    estimateSize: (index) => (index === 0 ? sizes.like : sizes.application),
    overscan: 2,
    scrollPaddingStart: name,
    initialOffset: before?.left ?? 0,
  });
  const { active, onKeyDown, onFocus } = useGridKeys({
    box,
    rows: people.length,
    columns,
    page: () => Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / sizes.row) - 2),
    show: ({ row, column }) => {
      down.scrollToIndex(row);
      if (column > 0) across.scrollToIndex(column - 1);
    },
    start: before?.cell,
  });
  // Another filter starts at the first person; a change of roles must not scroll.
  const filtered = useRef(filter);
  useEffect(() => {
    if (box.current && filtered.current !== filter) box.current.scrollTop = 0;
    filtered.current = filter;
  }, [filter]);

  const left = useRef<GridPosition>(undefined);
  useLayoutEffect(() => {
    left.current = { cell: active, top: down.scrollOffset ?? 0, left: across.scrollOffset ?? 0 };
  });
  useEffect(() => {
    from.current = undefined;
    return () => {
      lastLeft = left.current;
    };
  }, [from]);

  const inSight = across.getVirtualItems();
  const width = name + across.getTotalSize();

  return (
    <GridBox
      ref={box}
      role="grid"
      aria-label={say('roles.matrix.caption')}
      aria-rowcount={people.length + 1}
      aria-colcount={columns}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <div
        style={{ position: 'relative', width, height: down.getTotalSize() + sizes.row }}
        role="presentation"
      >
        <div role="row" className="head" aria-rowindex={1} style={{ width }} tabIndex={-1}>
          <div role="columnheader" aria-colindex={1} className="name" style={{ width: name }} tabIndex={-1}>
            <span>{say('roles.matrix.person')}</span>
          </div>
          {inSight.map(({ index, start, size }) => (
            <div
              key={index}
              role="columnheader"
              aria-colindex={index + 2}
              style={{ left: name + start, width: size }}
              tabIndex={-1}
            >
              <span className={index === 0 ? 'unseen' : undefined}>
                {known.applications[index - 1]?.description ?? words.like}
              </span>
            </div>
          ))}
        </div>
        {down.getVirtualItems().map(({ index, start, key }) => {
          const person = people[index];
          return (
            person && (
              <MatrixRow
                key={String(key)}
                known={known}
                words={words}
                person={person}
                viewer={viewer}
                place={index}
                top={start + sizes.row}
                columns={inSight}
                width={width}
                name={name}
                active={active.row === index ? active.column : undefined}
                open={open}
              />
            )
          );
        })}
      </div>
    </GridBox>
  );
});
