import type { MouseEvent, ReactNode } from 'react';
import type { Row } from '../declaration/defineResource';
import type { RowScreen } from '../list/ListScreen';
import { pathTo } from './pathTo';

/**
 * The link to a record: a plain one, followed inside the console unless the person asked for a new tab.
 * The router's own link is five hooks, for each of the rows.
 */
export function rowLink({ resource, go }: RowScreen, row: Row, text: ReactNode) {
  const path = pathTo(resource, row);
  return (
    <a href={path} onClick={following(path, go)}>
      {text}
    </a>
  );
}

/** What a press on a link does. @param go goes to an address of the console */
export const following = (path: string, go: RowScreen['go']) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(path);
};
