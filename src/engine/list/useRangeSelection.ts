import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { matches } from '../../../contract/schema/where';
import type { Row } from '../declaration/defineResource';
import { useListRow, useListRows } from './listContexts';
import { ROW_KEY } from './useRowMemory';

/**
 * Selects or deselects all rows between two checkboxes: the second one is pressed with Shift, by mouse or keyboard.
 * There is one listener for the whole list, because one in each row would make long lists slow.
 *
 * @param box the element around the rows
 */
export function useRangeSelection(box: RefObject<HTMLElement | null>): void {
  const { resource, viewer, selection } = useListRow();
  const { shown } = useListRows();
  const rows = useRef(shown);
  /** The key of the row whose checkbox was pressed last. */
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    rows.current = shown;
  }, [shown]);

  useEffect(() => {
    const element = box.current;
    const { selectable } = resource.list;
    if (!element || !selectable) return undefined;
    const press = (event: MouseEvent) => {
      const input = checkboxOf(event);
      const id = input?.closest(`[${ROW_KEY}]`)?.getAttribute(ROW_KEY);
      if (!input || !id || input.getAttribute('aria-disabled') === 'true') return;
      // The checkbox itself is changed by its row.
      if (event.shiftKey) {
        const others = between(rows.current, last.current, id).filter(
          (row) => row.id !== id && matches(selectable.where, row as never, viewer),
        );
        if (others.length > 0)
          selection.set(
            others.map((row) => row.id),
            input.checked,
          );
      }
      last.current = id;
    };
    // Otherwise the browser would select the text between the two.
    const down = (event: MouseEvent) => {
      const label = event.shiftKey && event.target instanceof Element && event.target.closest('label.tick');
      if (!label) return;
      event.preventDefault();
      label.querySelector('input')?.focus();
    };
    element.addEventListener('click', press);
    element.addEventListener('mousedown', down);
    return () => {
      element.removeEventListener('click', press);
      element.removeEventListener('mousedown', down);
    };
  }, [box, resource, viewer, selection]);
}

const checkboxOf = ({ target }: Event): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.type === 'checkbox' ? target : undefined;

function between(rows: readonly Row[], from: string | undefined, to: string): readonly Row[] {
  const ends = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to)];
  const [first = -1, last = -1] = ends.sort((a, b) => a - b);
  return first < 0 ? [] : rows.slice(first, last + 1);
}
