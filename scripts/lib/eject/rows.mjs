// The component of an ejected list that draws its rows, as source.
import { calledBy, cellOf } from './cells.mjs';
import { filterInputs } from './filters.mjs';
import { filled } from './template.mjs';
import { waysSource } from './ways.mjs';

/** All rows are as many as a list is read of. */
export const ALL = 20_000;

/**
 * @param {any} parts the resource, and what of it the list has
 * @param {readonly string[]} columns
 */
export function rowsSource(parts, columns) {
  const { list, linked, paged, searches, narrows, bulk, inRow } = parts;
  const props = {
    // Those on other pages are chosen, too.
    ...(bulk && !paged && { found: 'readonly Row[]' }),
    ...(searches && { search: 'string', onSearch: '(typed: string) => void' }),
    ...(narrows && { chosen: 'Chosen', onChoose: '(filter: string, value: string) => void' }),
  };
  const types = Object.entries(props).map(([prop, type]) => `readonly ${prop}: ${type}`);
  const [first, ...others] = columns.map((column) => cellOf(parts, column));
  const sizes = list.pageSizes.map(
    (size) =>
      `            <option value={${size ?? ALL}}>${size ?? "{translate('engine.list.all')}"}</option>`,
  );
  return filled('rows', {
    ...parts,
    columns: `[${columns.map((field) => `'${field}'`).join(', ')}]`,
    given: types.length > 0 ? `{ ${Object.keys(props).join(', ')} }: { ${types.join('; ')} }` : '',
    sorts: !paged,
    acts: bulk || inRow,
    tickedAmong: paged ? 'data' : 'found',
    ways: waysSource(linked),
    filters: narrows ? filterInputs(parts) : '',
    called: calledBy(parts),
    first,
    cells: others.map((cell) => `              <td>{${cell}}</td>`).join('\n'),
    pageSizes: sizes.join('\n'),
  });
}
