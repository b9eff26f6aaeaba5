import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How wide an element is, in rem: the same window has half the room for text that is twice as large.
 *
 * @returns undefined until it is measured, and where nothing is drawn
 */
export function useRoom(box: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setRoom(roomOf(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A larger text changes no width of the window: it is seen at the height of a line.
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

/** The width of an element, in rem; undefined where nothing is drawn. */
export function roomOf(element: Element | null): number | undefined {
  const width = element?.clientWidth ?? 0;
  return width === 0
    ? undefined
    : width / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
