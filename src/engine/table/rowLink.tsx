import type { ReactNode } from 'react';
import type { Row } from '../declaration/defineResource';
import type { ListRowState } from '../list/listContexts';
import { recordPath } from '../record/recordPath';
import { linkClickHandler } from './linkClickHandler';

/**
 * Renders the link to a record: a plain anchor, followed inside the console unless the person asked for a new tab. The
 * router's own Link costs five hooks for each row.
 *
 * @param name the accessible name, if the text alone is not unique
 */
export function rowLink({ resource, go }: ListRowState, row: Row, text: ReactNode, name?: string) {
  const path = recordPath(resource, row);
  return (
    <a href={path} aria-label={name} onClick={linkClickHandler(path, go)}>
      {text}
    </a>
  );
}
