// What npm run eject writes: the list of a resource as a component of plain ra-core, without its declaration.

/** How a value is shown, by the kind of its field: source that reads `record`. */
const shown = {
  text: (name) => `String(record.${name} ?? '')`,
  number: (name) => `String(record.${name} ?? '')`,
  day: (name) => `showDay(record.${name} as string)`,
  instant: (name) => `showDay(record.${name} ? dayInRome(String(record.${name})) : '')`,
  flag: (name, resource) => `translate(\`resources.${resource}.values.${name}.\${record.${name} === true}\`)`,
  choice: (name, resource) =>
    `translate(\`resources.${resource}.values.${name}.\${record.${name} ?? false}\`)`,
  list: (name) => `String((record.${name} as unknown[] | undefined)?.length ?? '')`,
  record: () => `''`,
  json: () => `''`,
};

/**
 * The source of a list that was declared.
 * @param {any} resource
 * @returns {{ path: string, text: string }} where it belongs, and what it is
 */
export function ejectList({ name, path, fields, can, list }) {
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}List`;
  const columns = list.columns.map(({ field }) => ({ field, kind: fields[field].kind }));
  const uses = (kind) => columns.some((column) => column.kind === kind);
  const dates = [uses('instant') && 'dayInRome', (uses('day') || uses('instant')) && 'showDay'].filter(
    Boolean,
  );
  const descending = list.sort.startsWith('-');
  const sort = `{ field: '${list.sort.replace(/^-/, '')}', order: '${descending ? 'DESC' : 'ASC'}' }`;
  const perPage = list.pageSize ?? 1000;
  const cell = ({ field, kind }) => shown[kind](field, name);
  const text = `import { ListContextProvider, useGetList, useList, useListContext, useRequireAccess, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
${dates.length > 0 ? `import { ${dates.join(', ')} } from '../../../contract/dates';\n` : ''}
/** A record as it is read. */
type Row = { readonly id: string } & Readonly<Record<string, unknown>>;

const everything = { pagination: { page: 1, perPage: 20_000 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };
const columns = [${columns.map(({ field }) => `'${field}'`).join(', ')}] as const;

/** The list at ${path}, ejected from its declaration: from here on it is changed here. */
export function ${component}() {
  const access = useRequireAccess({ resource: '${can.list[0]}', action: '${can.list[1]}' });
  const { data, isPending, error } = useGetList<Row>('${name}', everything);
  const [search, setSearch] = useState('');
  const found = useMemo(
    () => data?.filter((record) => searched(record).includes(search.toLowerCase())) ?? [],
    [data, search],
  );
  const list = useList({ data: found, isPending, error, resource: '${name}', sort: ${sort}, perPage: ${perPage} });
  if (access.isPending) return null;
  return (
    <ListContextProvider value={list}>
      <Rows search={search} onSearch={setSearch} />
    </ListContextProvider>
  );
}

const searched = (record: Row) =>
  [${list.search.map((field) => (shown[fields[field].kind] ?? shown.text)(field, name)).join(', ')}].join(' ').toLowerCase();

function Rows({ search, onSearch }: { readonly search: string; readonly onSearch: (typed: string) => void }) {
  const { data = [], total = 0, page, perPage, setPage, sort, setSort, isPending, error } = useListContext<Row>();
  const translate = useTranslate();
  const what = translate('resources.${name}.search');
  const pages = Math.max(1, Math.ceil(total / perPage));

  return (
    <>
      <h1>{translate('resources.${name}.title')}</h1>
      <input aria-label={what} value={search} onChange={(event) => onSearch(event.target.value)} />
      {error && <p role="alert">{translate('engine.list.failed')}</p>}
      <table aria-busy={isPending}>
        <caption>{translate('resources.${name}.caption')}</caption>
        <thead>
          <tr>
            {columns.map((field) => (
              <th key={field} scope="col" {...(sort.field === field && { 'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending' })}>
                <button
                  type="button"
                  onClick={() => setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
                >
                  {translate(\`resources.${name}.fields.\${field}\`)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((record) => (
            <tr key={record.id}>
              <th scope="row">
                <Link to={\`${path}/\${encodeURIComponent(record.id)}\`}>{${cell(columns[0])}}</Link>
              </th>
${columns
  .slice(1)
  .map((column) => `              <td>{${cell(column)}}</td>`)
  .join('\n')}
            </tr>
          ))}
        </tbody>
      </table>
      <nav aria-label={translate('engine.list.pages')}>
        <button type="button" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          {translate('engine.list.previous')}
        </button>
        <button type="button" disabled={page >= pages} onClick={() => setPage(page + 1)}>
          {translate('engine.list.next')}
        </button>
      </nav>
    </>
  );
}
`;
  return { path: `src/resources/${name}/${component}.tsx`, text };
}
