import type { Mutation } from './mutation';

const table = 'src/engine/table';
const list = 'src/engine/list';
const form = 'src/engine/form';
const actions = 'src/engine/actions';

/** Faults that make the engine behave wrongly. */
export const faults: readonly Mutation[] = [
  {
    says: 'rows in reverse order',
    file: 'src/engine/list/findAndSortRows.ts',
    find: 'order.descending && i < filled',
    replace: '!order.descending && i < filled',
  },
  {
    says: 'a search for any of its words, not all',
    file: 'contract/values/search.ts',
    find: 'words.every((word) => text',
    replace: 'words.some((word) => text',
  },
  {
    says: 'a search within the results of the previous search',
    file: 'src/engine/query/wordSearch.ts',
    find: 'last && isNarrower(values, last.values)',
    replace: 'last',
  },
  {
    says: 'a case-sensitive search',
    file: 'src/engine/list/findAndSortRows.ts',
    find: 'searchAlternatives(search)',
    replace: "[search.split(' ').filter(Boolean)].filter((one) => one.length > 0)",
  },
  {
    says: 'filters that keep everything',
    file: 'src/engine/list/findAndSortRows.ts',
    find: '(kept && !kept[position])',
    replace: '(kept && kept.length < 0)',
  },
  {
    says: 'filters that keep the wrong records',
    file: 'src/engine/list/findAndSortRows.ts',
    find: '(keep(row) ? 1 : 0)',
    replace: '(keep(row) ? 0 : 1)',
  },
  {
    says: 'a page that begins one row late',
    file: `${list}/useResourceList.ts`,
    find: 'results.slice((page - 1) * perPage, page * perPage)',
    replace: 'results.slice((page - 1) * perPage + 1, page * perPage + 1)',
  },
  {
    says: 'an unreachable last page',
    file: `${list}/useResourceList.ts`,
    find: 'Math.ceil(results.length / perPage)',
    replace: 'Math.floor(results.length / perPage)',
  },
  {
    says: 'the number of rows on the page shown as the total',
    file: `${list}/useResourceList.ts`,
    find: 'total: results.length,',
    replace: 'total: shown.length,',
  },
  {
    says: 'a selection that shrinks with another search',
    file: `${list}/useResourceList.ts`,
    find: 'useRowScreenOf(resource, viewer, index.rows, hidden)',
    replace: 'useRowScreenOf(resource, viewer, results, hidden)',
  },
  {
    says: 'a list of actions that ignores permissions',
    file: `${list}/useResourceList.ts`,
    find: "available(resource, 'row', { may,",
    replace: "available(resource, 'row', { may: () => true,",
  },
  {
    says: 'a footer that counts wrong',
    file: `${list}/ListFooter.tsx`,
    find: 'to: before + shown.length,',
    replace: 'to: before + shown.length + 1,',
  },
  {
    says: 'numbers sorted as texts',
    file: 'src/engine/record/kinds.ts',
    find: "typeof value === 'number' ? value : Number.NEGATIVE_INFINITY",
    replace: "String(value ?? '')",
  },
  {
    says: 'texts sorted with capitals first',
    file: 'src/engine/record/kinds.ts',
    find: "sortKey: (value) => fold(String(value ?? '')),",
    replace: "sortKey: (value) => String(value ?? '').split('').reverse().join(''),",
  },
  {
    says: 'flags sorted in reverse',
    file: 'src/engine/record/kinds.ts',
    find: '(value ? 1 : 0)',
    replace: '(value ? 0 : 1)',
  },
  {
    says: 'days in the format of the API',
    file: 'src/engine/record/kinds.ts',
    find: 'day: { text: (value) => showDay(value as string)',
    replace: "day: { text: (value) => String(value ?? '')",
  },
  {
    says: 'moments by the UTC day',
    file: 'src/engine/record/kinds.ts',
    find: 'showDay(dayInRome(value as string))',
    replace: 'showDay((value as string).slice(0, 10))',
  },
  {
    says: 'a value in the column beside its own',
    file: `${table}/TableRow.tsx`,
    find: 'columns.slice(1).map((column) => tableCell(screen, row, column))',
    replace: 'columns.slice(0, -1).map((column) => tableCell(screen, row, column))',
  },
  {
    says: 'the icon of the opposite value',
    file: 'src/engine/table/renderCell.tsx',
    find: 'const value = row[field];',
    replace: 'const value = icons ? !row[field] : row[field];',
  },
  {
    says: 'a link to the record by its title',
    file: 'src/engine/record/recordPath.ts',
    find: 'encodeURIComponent(row.id)',
    replace: 'encodeURIComponent(String(row[resource.title]))',
  },
  {
    says: 'an address that does not restore its page',
    file: 'src/engine/query/listState.ts',
    find: '{ page: Number(value) }',
    replace: '{ page: 1 }',
  },
  {
    says: 'an address without the search',
    file: 'src/engine/query/listState.ts',
    find: "query.set('q', state.search)",
    replace: "query.delete('q')",
  },
  {
    says: 'a silently ignored part of an address',
    file: 'src/engine/query/listState.ts',
    find: '...(part ?? { invalid: [...state.invalid, written([name, value])] })',
    replace: '...(part ?? {})',
  },
  {
    says: 'a list for everybody who opens its address',
    file: 'src/engine/screen/Permitted.tsx',
    find: 'const allowed = !to || may(to);',
    replace: 'const allowed = !to || may(to) || true;',
  },
  {
    says: 'an enabled button where a rule forbids it',
    file: `${table}/rowCommands.ts`,
    find: 'disabledReason: rule && words.sentence(rule.say),',
    replace: 'disabledReason: rule && undefined,',
  },
  {
    says: 'a button on records that it is not offered for',
    file: `${table}/rowCommands.ts`,
    find: 'matches(action.offered, row, viewer)',
    replace: '(matches(action.offered, row, viewer) || true)',
  },
  {
    says: 'an action on ineligible records too',
    file: `${actions}/eligibility.ts`,
    find: 'const rule = brokenRule(rules, row, viewer);',
    replace: 'const rule = brokenRule(rules.slice(rules.length), row, viewer);',
  },
  {
    says: 'actions on many for people who may only look',
    file: `${actions}/BulkActions.tsx`,
    find: "available(resource, 'bulk', { may,",
    replace: "available(resource, 'bulk', { may: () => true,",
  },
  {
    says: 'a form that loses untouched values',
    file: `${form}/formValues.ts`,
    find: '{ ...base, ...Object.fromEntries(touched) }',
    replace: '{ id: base.id, ...Object.fromEntries(touched) } as unknown as R',
  },
  {
    says: "a form that overwrites other people's changes",
    file: `${form}/useEditing.ts`,
    find: "const meta = { version: String(data[VERSION] ?? previousData?.[VERSION] ?? '') };",
    replace: "const meta = { version: '' };",
  },
  {
    says: 'a form that starts empty',
    file: `${form}/formKinds.ts`,
    find: `const text: FormKind = {
  toForm: (value) => String(value ?? ''),`,
    replace: `const text: FormKind = {
  toForm: (value) => String(value ?? '').slice(0, 0),`,
  },
  {
    says: 'a form without checks before sending',
    file: `${form}/formValues.ts`,
    find: 'if (name && !(name in refused) && !locked.has(top) && !hidden.has(top))',
    replace: 'if (name && locked.has(top))',
  },
  {
    says: 'an error at no input',
    file: 'src/engine/form/useBaseForm.ts',
    find: "form.setError(name, { type: 'provider', message: said })",
    replace: 'form.clearErrors(name)',
  },
  {
    says: 'inputs that are never locked',
    file: `${form}/locked.ts`,
    find: 'lockedFields(form.locked as LockRules,',
    replace: 'lockedFields([] as LockRules,',
  },
  {
    says: 'inputs for people who may not change anything',
    file: `${form}/locked.ts`,
    find: 'if (!can.update || !may(can.update)) return',
    replace: 'if (!can.update) return',
  },
  {
    says: 'an initial order that differs from the declared one',
    file: 'src/engine/query/listState.ts',
    find: 'order: parseSort(shape.sort),',
    replace: "order: orderOf(shape.sort.replace('-', '')),",
  },
];
