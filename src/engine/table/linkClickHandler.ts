import type { MouseEvent } from 'react';
import type { ListRowState } from '../list/listContexts';

/** Returns the click handler of a link. @param go navigates to an address of the console */
export const linkClickHandler = (path: string, go: ListRowState['go']) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(path);
};
