import type { ReactNode } from 'react';
import type { Row } from '../declaration/defineResource';
import type { RowScreen } from '../list/ListScreen';
import { recordPath } from '../record/recordPath';
import { linkClickHandler } from './linkClickHandler';

/**
 * The link to a record: a plain one, followed inside the console unless the person asked for a new tab.
 * The router's own link is five hooks, for each of the rows.
 *
 * @param name what it is called where its text alone is several records'
 */
export function rowLink({ resource, go }: RowScreen, row: Row, text: ReactNode, name?: string) {
  const path = recordPath(resource, row);
  return (
    <a href={path} aria-label={name} onClick={linkClickHandler(path, go)}>
      {text}
    </a>
  );
}
