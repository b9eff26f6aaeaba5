// What npm run eject writes: the list of a resource as a component of plain react-admin, without its declaration.
import { source } from '../source.mjs';
import { actsOn, ejectActions } from './actions.mjs';
import { cellHelper, cellOf } from './cells.mjs';
import { filterData, filtersOf } from './filters.mjs';
import { importsOf } from './imports.mjs';
import { componentOf, pathOf } from './names.mjs';
import { ALL, rowsSource } from './rows.mjs';
import { filled } from './template.mjs';
import { WAY, waysOf } from './ways.mjs';

/**
 * The source of a list that was declared.
 * @param {any} resource
 * @returns {{ path: string, text: string, beside?: { path: string, text: string } }} where it belongs, and what it is
 */
export function ejectList(resource) {
  const { list, wire } = resource;
  const paged = wire.list.answers === 'page';
  const linked = waysOf(resource);
  const inRow = actsOn(resource, 'row');
  const parts = {
    ...resource,
    paged,
    searches: !paged && list.search.length > 0,
    narrows: filtersOf(resource).carried.length > 0,
    linked,
    inRow,
    bulk: Boolean(list.selectable) && actsOn(resource, 'bulk'),
  };
  const columns = list.columns.map(({ field }) => field);
  const code = `${cellHelper(resource, columns, parts.searches ? list.search : [])}
/** A record as it is read. */
type Row = { readonly id: string } & Readonly<Record<string, unknown>>;

${filterData(resource)}${parts.bulk ? tickData(list) : ''}
${paged ? filled('pagedList', readOf(parts)) : wholeList(parts)}
${rowsSource(parts, columns)}${linked.length > 0 ? WAY : ''}`;
  const acting = [
    'ActionDialog',
    ...(parts.bulk ? ['BulkButtons'] : []),
    ...(inRow ? ['RecordButtons'] : []),
    'Refused',
    'useActing',
  ];
  const more = parts.bulk || inRow ? { [`./${componentOf(resource, 'Actions')}`]: acting } : {};
  return {
    path: pathOf(resource, 'List'),
    text: importsOf(code, more) + code,
    beside: ejectActions(resource),
  };
}

/** Which rows can be ticked, as data beside the component. */
const tickData = ({ selectable }) => `/** The rows that can be ticked, and why the others cannot. */
const selectable = ${source(selectable)};
const free = (record: Row, viewer: Viewer) => matches(selectable.where as Where<Row>, record, viewer);
`;

/** What both kinds of list are read with. */
function readOf(parts) {
  const { name, path, can, list } = parts;
  const order = list.sort.startsWith('-') ? 'DESC' : 'ASC';
  return {
    ...parts,
    name,
    path,
    component: componentOf(parts, 'List'),
    canResource: can.list[0],
    canAction: can.list[1],
    sort: `{ field: '${list.sort.replace(/^-/, '')}', order: '${order}' }`,
    perPage: list.pageSize ?? ALL,
  };
}

/** A list that is read whole: searched, ordered and paged here. */
function wholeList(parts) {
  const { list, searches, narrows } = parts;
  const texts = list.search.map((field) => cellOf(parts, field, { searched: true }));
  // A search looks in words, too, where values have such.
  const inWords = texts.some((text) => text.includes('translate('));
  const always = filtersOf(parts).carried.filter((one) => one.always);
  const keeps = [
    ...(narrows
      ? [
          'Object.entries(chosen).every(([name, value]) => matches((filters[name]?.keeps?.[value] ?? {}) as Where<Row>, record, viewerOf(session)))',
        ]
      : []),
    ...(searches ? [`searched(record${inWords ? ', translate' : ''}).includes(search.toLowerCase())`] : []),
  ];
  const needs = [
    'data',
    ...(narrows ? ['chosen', 'session'] : []),
    ...(searches ? ['search', ...(inWords ? ['translate'] : [])] : []),
  ];
  return filled('wholeList', {
    ...readOf(parts),
    all: ALL,
    inWords,
    always: source(Object.fromEntries(always.map((one) => [one.name, one.values[0]]))),
    keeps: keeps.join(' && '),
    needs: needs.join(', '),
    searched: texts.join(', '),
  });
}
