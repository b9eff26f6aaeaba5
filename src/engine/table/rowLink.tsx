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
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(path);
  };
  return (
    <a href={path} onClick={follow}>
      {text}
    </a>
  );
}
