import { useEffect } from 'react';
import { SEARCH_ID } from './SearchBox';

/**
 * Makes Ctrl+F focus the search of a long list, because the browser would find only the rows in sight: the others are
 * not in the document. Pressed again in the search, Ctrl+F opens the browser's own.
 */
export function useFindInList(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isFind || event.key.toLowerCase() !== 'f' || event.defaultPrevented) return;
      const search = document.getElementById(SEARCH_ID);
      const isLong = document.querySelector('main .long') !== null;
      if (!(search instanceof HTMLInputElement) || !isLong || search === document.activeElement) return;
      if (document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      search.focus();
      search.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
