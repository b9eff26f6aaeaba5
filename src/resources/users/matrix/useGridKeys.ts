import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A cell of the grid: the row and the column, from 0 on. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Grid {
  readonly box: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly columns: number;
  /** How many rows are in sight at once. */
  readonly page: () => number;
  /** Brings a cell into the page, so that it can have the focus. */
  readonly show: (cell: Cell) => void;
}

/**
 * Arrows, Home, End and Page keys move between the cells of a grid, of which the Tab key reaches one (WAI-ARIA grid
 * pattern). Cells that are not in the page yet are scrolled to first.
 */
export function useGridKeys({ box, rows, columns, page, show }: Grid) {
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const moved = useRef(false);
  const cell = { row: Math.min(active.row, rows - 1), column: Math.min(active.column, columns - 1) };

  // It may be drawn some frames after it was scrolled to.
  useEffect(() => {
    if (!moved.current) return undefined;
    let frame = 0;
    const focus = () => {
      const at = box.current?.querySelector<HTMLElement>(
        `[data-row="${active.row}"] [data-column="${active.column}"]`,
      );
      if (at) {
        moved.current = false;
        at.focus({ preventScroll: true });
      } else frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [box, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = event.ctrlKey || event.metaKey;
    const to = target(event.key, cell, { rows, columns }, page(), all);
    if (!to || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const next = {
      row: Math.max(0, Math.min(rows - 1, to.row)),
      column: Math.max(0, Math.min(columns - 1, to.column)),
    };
    moved.current = true;
    show(next);
    setActive(next);
  };
  /** Where the focus came by another way. */
  const onFocus = useCallback(({ target: at }: { target: EventTarget }) => {
    if (!(at instanceof HTMLElement)) return;
    const row = at.closest<HTMLElement>('[data-row]')?.dataset.row;
    const { column } = at.dataset;
    if (row === undefined || column === undefined) return;
    const now = { row: Number(row), column: Number(column) };
    setActive((before) => (before.row === now.row && before.column === now.column ? before : now));
  }, []);

  return { active: cell, onKeyDown, onFocus };
}

function target(
  key: string,
  { row, column }: Cell,
  { rows, columns }: Pick<Grid, 'rows' | 'columns'>,
  page: number,
  all: boolean,
): Cell | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    case 'Home':
      return { row: all ? 0 : row, column: 0 };
    case 'End':
      return { row: all ? rows - 1 : row, column: columns - 1 };
    default:
      return undefined;
  }
}
