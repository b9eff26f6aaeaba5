// What npm run eject writes: the list of a resource as a component of plain ra-core, without its declaration.
import { cellNeeds, cellOf } from './ejectCells.mjs';
import { filterData, filterInputs, filtersOf } from './ejectFilters.mjs';
import { WAY, waysOf, waysSource } from './ejectWays.mjs';
import { source } from './source.mjs';

/**
 * The source of a list that was declared.
 * @param {any} resource
 * @returns {{ path: string, text: string }} where it belongs, and what it is
 */
export function ejectList(resource) {
  const { name, list, wire } = resource;
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}List`;
  const columns = list.columns.map(({ field }) => field);
  const paged = wire.list.answers === 'page';
  const searches = !paged && list.search.length > 0;
  const filters = filtersOf(resource).carried;
  const ways = waysOf(resource);
  const parts = { ...resource, component, columns, searches, sorts: !paged, filters, linked: ways };
  const text = `${imports(parts, paged)}
/** A record as it is read. */
type Row = { readonly id: string } & Readonly<Record<string, unknown>>;

${filterData(resource)}
${paged ? pagedComponent(parts) : wholeComponent(parts)}
${rows(parts)}${ways.length > 0 ? WAY : ''}`;
  return { path: `src/resources/${name}/${component}.tsx`, text };
}

function imports({ columns, searches, list, filters, linked, ...resource }, paged) {
  const { dates, helper } = cellNeeds(resource, columns, searches ? list.search : []);
  const narrows = filters.length > 0;
  const core = [
    'ListContextProvider',
    ...(paged ? [] : ['useGetList', 'useList']),
    'useListContext',
    ...(paged ? ['useListController'] : []),
    'useRequireAccess',
    'useTranslate',
    ...(linked.length > 0 ? ['useCanAccess'] : []),
  ].sort();
  const hooks = [...(!paged && (searches || narrows) ? ['useMemo', 'useState'] : [])];
  const ours = [
    dates.length > 0 && `import { ${dates.join(', ')} } from '../../../contract/dates';`,
    narrows && `import { matches${paged ? '' : ', type Where'} } from '../../../contract/where';`,
    narrows && "import { surroundingsOf } from '../../engine/declaration/surroundings';",
    narrows && "import { useSession } from '../../engine/SessionContext';",
    narrows && "import { viewerOf } from '../../engine/viewer';",
  ].filter(Boolean);
  return `import { ${core.join(', ')} } from 'ra-core';
${hooks.length > 0 ? `import { ${hooks.join(', ')} } from 'react';\n` : ''}import { Link } from 'react-router';
${ours.map((line) => `${line}\n`).join('')}${helper}`;
}

function sortOf({ list }) {
  return `{ field: '${list.sort.replace(/^-/, '')}', order: '${list.sort.startsWith('-') ? 'DESC' : 'ASC'}' }`;
}

/** What both kinds of list begin with. */
function begin({ path, component, can }) {
  return `/** The list at ${path}, ejected from its declaration: from here on it is changed here. */
export function ${component}() {
  const access = useRequireAccess({ resource: '${can.list[0]}', action: '${can.list[1]}' });`;
}

/** A list that the provider pages: react-admin's own controller. */
function pagedComponent(parts) {
  const { name, list } = parts;
  return `${begin(parts)}
  const list = useListController<Row>({
    resource: '${name}',
    sort: ${sortOf(parts)},
    perPage: ${list.pageSize},
    disableAuthentication: true,
    disableSyncWithLocation: true,
    storeKey: false,
  });
${parts.filters.length > 0 ? PAGED_CHOICE : ''}  if (access.isPending) return null;
  return (
    <ListContextProvider value={list}>
      <Rows${parts.filters.length > 0 ? ' chosen={chosen} onChoose={choose}' : ''} />
    </ListContextProvider>
  );
}
`;
}

/** What somebody chose, as the provider is asked for it. */
const PAGED_CHOICE = `  const chosen: Chosen = Object.fromEntries(
    Object.entries(list.filterValues).map(([name, value]) => [name, String(value)]),
  );
  const choose = (name: string, value: string) => {
    const { [name]: _before, ...others } = list.filterValues;
    const said = filters[name]?.flag ? value === 'true' : value;
    list.setFilters(value === '' ? others : { ...others, [name]: said });
  };
`;

/** A list that is read whole: searched, ordered and paged here. */
function wholeComponent(parts) {
  const { name, list, searches } = parts;
  const perPage = list.pageSize ?? 1000;
  const texts = list.search.map((field) => cellOf(parts, field, { searched: true }));
  // A search looks in words, too, where values have such.
  const inWords = texts.some((text) => text.includes('translate('));
  const narrows = parts.filters.length > 0;
  const always = parts.filters.filter((one) => one.always).map((one) => [one.name, one.values[0]]);
  const tests = [
    ...(narrows
      ? [
          `Object.entries(chosen).every(([name, value]) => matches((filters[name]?.keeps?.[value] ?? {}) as Where<Row>, record, viewerOf(session)))`,
        ]
      : []),
    ...(searches ? [`searched(record${inWords ? ', translate' : ''}).includes(search.toLowerCase())`] : []),
  ];
  const needs = [
    'data',
    ...(narrows ? ['chosen', 'session'] : []),
    ...(searches ? ['search', ...(inWords ? ['translate'] : [])] : []),
  ];
  const found =
    tests.length > 0
      ? `${inWords ? '  const translate = useTranslate();\n' : ''}${searches ? "  const [search, setSearch] = useState('');\n" : ''}${
          narrows
            ? `  const session = useSession();
  const [chosen, setChosen] = useState<Chosen>(${source(Object.fromEntries(always))});
  const choose = (name: string, value: string) =>
    setChosen(({ [name]: _before, ...others }) => (value === '' ? others : { ...others, [name]: value }));
`
            : ''
        }  const found = useMemo(
    () => data?.filter((record) => ${tests.join(' && ')}) ?? [],
    [${needs.join(', ')}],
  );
`
      : '';
  const given = [
    ...(searches ? ['search={search}', 'onSearch={setSearch}'] : []),
    ...(narrows ? ['chosen={chosen}', 'onChoose={choose}'] : []),
  ];
  return `const everything = { pagination: { page: 1, perPage: 20_000 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

${begin(parts)}
  const { data, isPending, error } = useGetList<Row>('${name}', everything);
${found}  const list = useList({ data: ${found ? 'found' : 'data'}, isPending, error, resource: '${name}', sort: ${sortOf(parts)}, perPage: ${perPage} });
  if (access.isPending) return null;
  return (
    <ListContextProvider value={list}>
      <Rows ${given.join(' ')} />
    </ListContextProvider>
  );
}
${searches ? `\nconst searched = (record: Row${inWords ? ', translate: ReturnType<typeof useTranslate>' : ''}) =>\n  [${texts.join(', ')}].join(' ').toLowerCase();\n` : ''}`;
}

function rows(parts) {
  const { name, path, columns, searches } = parts;
  const narrows = parts.filters.length > 0;
  const props = {
    ...(searches && { search: 'string', onSearch: '(typed: string) => void' }),
    ...(narrows && { chosen: 'Chosen', onChoose: '(filter: string, value: string) => void' }),
  };
  const types = Object.entries(props).map(([prop, type]) => `readonly ${prop}: ${type}`);
  const given = types.length > 0 ? `{ ${Object.keys(props).join(', ')} }: { ${types.join('; ')} }` : '';
  const box = `      <input aria-label={translate('resources.${name}.search')} value={search} onChange={(event) => onSearch(event.target.value)} />\n`;
  return `const columns = [${columns.map((field) => `'${field}'`).join(', ')}] as const;

function Rows(${given}) {
  const { data = [], total = 0, page, perPage, setPage, ${parts.sorts ? 'sort, setSort, ' : ''}isPending, error } = useListContext<Row>();
  const translate = useTranslate();
${narrows ? '  const session = useSession();\n' : ''}  const pages = Math.max(1, Math.ceil(total / perPage));

  return (
    <>
      <h1>{translate('resources.${name}.title')}</h1>
${waysSource(parts.linked)}${searches ? box : ''}${narrows ? filterInputs(parts) : ''}      {error && <p role="alert">{translate('engine.list.failed')}</p>}
      <table aria-busy={isPending}>
        <caption>{translate('resources.${name}.caption')}</caption>
        <thead>
          <tr>
            {columns.map((field) => (
${head(parts)}
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((record) => (
            <tr key={record.id}>
              <th scope="row">
                <Link to={\`${path}/\${encodeURIComponent(record.id)}\`}>{${cellOf(parts, columns[0])}}</Link>
              </th>
${columns
  .slice(1)
  .map((column) => `              <td>{${cellOf(parts, column)}}</td>`)
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
}

function head({ name, sorts }) {
  const label = `{translate(\`resources.${name}.fields.\${field}\`)}`;
  if (!sorts) return `              <th key={field} scope="col">${label}</th>`;
  return `              <th key={field} scope="col" {...(sort.field === field && { 'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending' })}>
                <button
                  type="button"
                  onClick={() => setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
                >
                  ${label}
                </button>
              </th>`;
}
