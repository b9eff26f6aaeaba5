// What an ejected page tells of a record.
import { cellOf } from './cells.mjs';

/** What the page tells besides the title: what is declared, else the columns; and what the form would ask for. */
export function factsOf({ show, list, title }, inputs = []) {
  const declared = show ?? list.columns.map(({ field }) => field);
  return [...new Set([...declared, ...inputs])].filter((field) => field !== title);
}

/** The same as source that reads `record`. */
export const factsSource = (resource, facts) => `<dl>
${facts
  .map(
    (field) => `          <dt>{translate('resources.${resource.name}.fields.${field}')}</dt>
          <dd style={{ whiteSpace: 'pre-line' }}>{${cellOf(resource, field)} || '–'}</dd>`,
  )
  .join('\n')}
        </dl>`;
