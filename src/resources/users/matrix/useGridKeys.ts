import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A cell of the grid: row and column, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Grid {
  readonly box: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly columns: number;
  /** Returns the number of visible rows. */
  readonly page: () => number;
  /** Scrolls a cell into view, so that it can take the focus. */
  readonly show: (cell: Cell) => void;
  /** The cell that has the focus at first, if the person comes back to it. */
  readonly start: Cell | undefined;
}

const FIRST: Cell = { row: 0, column: 0 };

/**
 * Returns the active cell and the event handlers of a grid: arrows, Home, End and Page keys move between cells, and one
 * cell is tabbable (WAI-ARIA grid pattern). Cells outside the DOM are scrolled into view first.
 */
export function useGridKeys({ box, rows, columns, page, show, start }: Grid) {
  const [active, setActive] = useState(start ?? FIRST);
  const moved = useRef(start !== undefined);
  const cell = { row: Math.min(active.row, rows - 1), column: Math.min(active.column, columns - 1) };

  // The cell may be rendered some frames after scrolling.
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
  /** Makes a cell active when it takes the focus without these keys, such as by a click. */
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
