import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useListRow, useListRows } from './listContexts';
import { rememberLeft, type UsedRow, useLeftList } from './listMemory';

/** The attribute of a row or a card with the key of its record. */
export const ROW_KEY = 'data-row';

const CONTROLS = 'a[href], button, input';
/** The number of frames for which a row of a long list is looked for. */
const TRIES = 30;

/**
 * Remembers which row a person uses and how far the list is scrolled. If the person comes back from a record, the list
 * is scrolled as before and the same control of the row has the focus; if the row is no longer there, the one that took
 * its place has it.
 *
 * @param box the element around the rows
 */
export function useRowMemory(box: RefObject<HTMLElement | null>): void {
  const { resource } = useListRow();
  const { shown, phase } = useListRows();
  const { used } = useLeftList(resource);
  const rows = useRef(shown);
  useLayoutEffect(() => {
    rows.current = shown;
  }, [shown]);

  useEffect(() => {
    const element = box.current;
    const note = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest(`[${ROW_KEY}]`) : null;
      const id = row?.getAttribute(ROW_KEY);
      if (!row || !id || !element) return;
      const scroller = scrollerIn(element);
      rememberLeft(resource, {
        used: {
          id,
          place: rows.current.findIndex((one) => one.id === id),
          control: controlsOf(row).findIndex((control) => control.contains(target as Element)),
          windowTop: window.scrollY,
          boxTop: scroller?.scrollTop ?? 0,
          boxLeft: scroller?.scrollLeft ?? 0,
        },
      });
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('click', note, true);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('click', note, true);
    };
  }, [box, resource]);

  const isDue = useRef(used !== undefined);
  useEffect(() => {
    if (!used || !isDue.current || phase !== 'ready') return undefined;
    isDue.current = false;
    return bringBack(box, used, () => rows.current);
  }, [box, used, phase]);
}

/** Scrolls to a row and focuses it, once it is rendered. @returns a function that stops it */
function bringBack(
  box: RefObject<HTMLElement | null>,
  used: UsedRow,
  rows: () => readonly { readonly id: string }[],
): () => void {
  let tries = 0;
  // After the page has focused its heading.
  let frame = requestAnimationFrame(look);
  const scrollOnce = () => {
    const scroller = box.current && scrollerIn(box.current);
    if (window.scrollY !== used.windowTop) document.documentElement.scrollTop = used.windowTop;
    if (scroller) Object.assign(scroller, { scrollTop: used.boxTop, scrollLeft: used.boxLeft });
  };

  function look() {
    const element = box.current;
    const all = rows();
    const known = all.findIndex(({ id }) => id === used.id);
    const place = known < 0 ? Math.min(used.place, all.length - 1) : known;
    const wanted = all[place]?.id;
    if (!element || wanted === undefined) return;
    if (tries === 0) scrollOnce();
    const row = element.querySelector(`[${ROW_KEY}="${CSS.escape(wanted)}"]`);
    const controls = row ? controlsOf(row) : [];
    if (row && controls.length > 0) {
      (
        controls[known < 0 ? -1 : used.control] ??
        row.querySelector<HTMLElement>('a[href]') ??
        controls[0]
      )?.focus({
        preventScroll: true,
      });
      row.scrollIntoView?.({ block: 'nearest' });
      return;
    }
    const scroller = scrollerIn(element);
    tries += 1;
    if (!scroller || tries > TRIES) return;
    if (tries > 1)
      scroller.scrollTop = (place / all.length) * scroller.scrollHeight - scroller.clientHeight / 2;
    frame = requestAnimationFrame(look);
  }
  return () => cancelAnimationFrame(frame);
}

const controlsOf = (row: Element): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROLS)];

/** Returns the element in which a table or long cards scroll. */
const scrollerIn = (box: HTMLElement): Element | null =>
  box.querySelector(':scope > div[aria-busy], :scope > .long');
