// What npm run eject writes of a record's page: what it tells, as a component of plain ra-core.
import { cellNeeds, cellOf } from './ejectCells.mjs';
import { noticeData, noticesSource } from './ejectNotices.mjs';

const NOTICED = `import { matches, type Where } from '../../../contract/where';
import { useSession } from '../../engine/SessionContext';
import { viewerOf } from '../../engine/viewer';
`;

/**
 * The source of the page of a record, without its declaration.
 * @param {any} resource
 * @returns {{ path: string, text: string }} where it belongs, and what it is
 */
export function ejectShow(resource) {
  const { name, can } = resource;
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Show`;
  const facts = factsOf(resource, [...resource.form.inputs]);
  const { dates: needed, helper } = cellNeeds(resource, facts, []);
  const { called, dates } = calledBy(resource, needed);
  const permission = can.read ?? can.list;
  const text = `import { useGetOne, useRequireAccess, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router';
${dates.length > 0 ? `import { ${dates.join(', ')} } from '../../../contract/dates';\n` : ''}${resource.form.notices ? NOTICED : ''}
type Row = { readonly id: string } & Readonly<Record<string, unknown>>;
${helper}
${noticeData(resource)}/** A record of ${resource.path}, ejected from its declaration: from here on it is changed here. */
export function ${component}({ id }: { readonly id?: string }) {
  const params = useParams();
  const translate = useTranslate();
  const access = useRequireAccess({ resource: '${permission[0]}', action: '${permission[1]}' });
  const { data: record, error } = useGetOne<Row>('${name}', { id: id ?? params.id ?? '' });
${resource.form.notices ? '  const viewer = viewerOf(useSession());\n' : ''}  if (access.isPending) return null;
  return (
    <>
      {record && <title>{translate('resources.${name}.one', { name: ${called} })}</title>}
      <h1>{record ? translate('resources.${name}.one', { name: ${called} }) : ''}</h1>
      {error && <p role="alert">{translate('engine.list.failed')}</p>}
      {!record && !error && <p role="status">{translate('engine.list.loading')}</p>}
      ${resource.form.notices ? `{record && (<>${noticesSource(resource)}</>)}` : ''}
      {record && (
        <dl>
${facts
  .map(
    (field) => `          <dt>{translate('resources.${name}.fields.${field}')}</dt>
          <dd style={{ whiteSpace: 'pre-line' }}>{${cellOf(resource, field)} || '–'}</dd>`,
  )
  .join('\n')}
        </dl>
      )}
      <Link to="${resource.path}">{translate('engine.form.back')}</Link>
    </>
  );
}
`;
  return { path: `src/resources/${name}/${component}.tsx`, text };
}

/**
 * How a record is called, as source, and the functions of contract/dates.ts that are needed with it.
 * @param {any} resource
 * @param {string[]} needed
 */
export function calledBy({ title, called = [title], timed = [] }, needed) {
  const parts = called.map((/** @type {string} */ field) => `record.${field}`);
  const name = parts.length > 1 ? `[${parts.join(', ')}].filter(Boolean).join(' ')` : parts[0];
  if (!timed.includes(title)) return { called: `String(${name} || record.id)`, dates: needed };
  return {
    called: `showInstant(String(record.${title}))`,
    dates: [...new Set([...needed, 'showInstant'])].sort(),
  };
}

/** What the page tells besides the title: what is declared, else the columns; and what the form would ask for. */
export function factsOf({ show, list, title }, inputs = []) {
  const told = show ?? list.columns.map(({ field }) => field);
  return [...new Set([...told, ...inputs])].filter((field) => field !== title);
}
