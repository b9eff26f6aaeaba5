import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns the width of an element in rem, because a window has half the room for text that is twice as large.
 *
 * @returns undefined until it is measured, and if the element is not rendered
 */
export function useElementRem(box: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setRoom(elementRem(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A larger font does not resize the window; a line of 1rem reveals the change.
    const line = document.createElement('span');
    Object.assign(line.style, { position: 'absolute', visibility: 'hidden', width: '1rem', height: '1rem' });
    line.ariaHidden = 'true';
    element.append(line);
    observer.observe(line);
    return () => {
      observer.disconnect();
      line.remove();
    };
  }, [box]);
  return room;
}

/** Returns the width of an element in rem; undefined if it is not rendered. */
function elementRem(element: Element | null): number | undefined {
  const width = element?.clientWidth ?? 0;
  return width === 0
    ? undefined
    : width / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
