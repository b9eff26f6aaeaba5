import type { MouseEvent } from 'react';
import type { RowScreen } from '../list/ListScreen';

/** Returns the click handler of a link. @param go navigates to an address of the console */
export const linkClickHandler = (path: string, go: RowScreen['go']) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(path);
};
