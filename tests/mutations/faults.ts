import type { Mutation } from './mutation';

const table = 'src/engine/table';
const list = 'src/engine/list';
const form = 'src/engine/form';
const actions = 'src/engine/actions';

/** Faults that make the engine behave wrongly. */
export const faults: readonly Mutation[] = [
  {
    says: 'rows the other way round',
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
    says: 'a search that looks only at what the search before found',
    file: 'src/engine/query/wordSearch.ts',
    find: 'last && isNarrower(values, last.values)',
    replace: 'last',
  },
  {
    says: 'a search that minds capitals',
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
    says: 'filters that keep what they should not',
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
    says: 'a last page that nobody reaches',
    file: `${list}/useResourceList.ts`,
    find: 'Math.ceil(results.length / perPage)',
    replace: 'Math.floor(results.length / perPage)',
  },
  {
    says: 'the number of this page as the number of all',
    file: `${list}/useResourceList.ts`,
    find: 'total: results.length,',
    replace: 'total: shown.length,',
  },
  {
    says: 'a selection that another search makes smaller',
    file: `${list}/useResourceList.ts`,
    find: 'useRowScreenOf(resource, viewer, index.rows, hidden)',
    replace: 'useRowScreenOf(resource, viewer, results, hidden)',
  },
  {
    says: 'a list of actions that minds no permission',
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
    says: 'numbers in order as texts',
    file: 'src/engine/record/kinds.ts',
    find: "typeof value === 'number' ? value : Number.NEGATIVE_INFINITY",
    replace: "String(value ?? '')",
  },
  {
    says: 'texts in order with their capitals first',
    file: 'src/engine/record/kinds.ts',
    find: "sortKey: (value) => fold(String(value ?? '')),",
    replace: "sortKey: (value) => String(value ?? '').split('').reverse().join(''),",
  },
  {
    says: 'flags in order the other way round',
    file: 'src/engine/record/kinds.ts',
    find: '(value ? 1 : 0)',
    replace: '(value ? 0 : 1)',
  },
  {
    says: 'days as they travel',
    file: 'src/engine/record/kinds.ts',
    find: 'day: { text: (value) => showDay(value as string)',
    replace: "day: { text: (value) => String(value ?? '')",
  },
  {
    says: 'moments by the day of Greenwich',
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
    says: 'a drawing for the opposite',
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
    says: 'an address that does not bring back its page',
    file: 'src/engine/query/listState.ts',
    find: '{ page: Number(value) }',
    replace: '{ page: 1 }',
  },
  {
    says: 'an address that forgets the search',
    file: 'src/engine/query/listState.ts',
    find: "query.set('q', state.search)",
    replace: "query.delete('q')",
  },
  {
    says: 'a part of an address that is ignored unseen',
    file: 'src/engine/query/listState.ts',
    find: '...(part ?? { invalid: [...state.invalid, written([name, value])] })',
    replace: '...(part ?? {})',
  },
  {
    says: 'a list for whoever asks for its address',
    file: 'src/engine/screen/Permitted.tsx',
    find: 'const allowed = !to || may(to);',
    replace: 'const allowed = !to || may(to) || true;',
  },
  {
    says: 'a button in use where a rule forbids it',
    file: `${table}/rowCommands.ts`,
    find: 'disabledReason: rule && words.sentence(rule.say),',
    replace: 'disabledReason: rule && undefined,',
  },
  {
    says: 'a button for records that it is not offered on',
    file: `${table}/rowCommands.ts`,
    find: 'matches(action.offered, row, viewer)',
    replace: '(matches(action.offered, row, viewer) || true)',
  },
  {
    says: 'an action on those too that it is not for',
    file: `${actions}/eligibility.ts`,
    find: 'const rule = brokenRule(rules, row, viewer);',
    replace: 'const rule = brokenRule(rules.slice(rules.length), row, viewer);',
  },
  {
    says: 'actions on many for whoever may only look',
    file: `${actions}/BulkActions.tsx`,
    find: "available(resource, 'bulk', { may,",
    replace: "available(resource, 'bulk', { may: () => true,",
  },
  {
    says: 'a form that forgets what was not typed',
    file: `${form}/formValues.ts`,
    find: '{ ...base, ...Object.fromEntries(touched) }',
    replace: '{ id: base.id, ...Object.fromEntries(touched) } as unknown as R',
  },
  {
    says: 'a form that saves over whatever is there',
    file: `${form}/useEditing.ts`,
    find: "const meta = { version: String(data[VERSION] ?? previousData?.[VERSION] ?? '') };",
    replace: "const meta = { version: '' };",
  },
  {
    says: 'a form that begins empty',
    file: `${form}/formKinds.ts`,
    find: `const text: FormKind = {
  toForm: (value) => String(value ?? ''),`,
    replace: `const text: FormKind = {
  toForm: (value) => String(value ?? '').slice(0, 0),`,
  },
  {
    says: 'a form that checks nothing before it sends',
    file: `${form}/formValues.ts`,
    find: 'if (name && !(name in refused) && !locked.has(top) && !hidden.has(top))',
    replace: 'if (name && locked.has(top))',
  },
  {
    says: 'a refusal at no input',
    file: 'src/engine/form/useBaseForm.ts',
    find: "form.setError(name, { type: 'provider', message: said })",
    replace: 'form.clearErrors(name)',
  },
  {
    says: 'inputs that are locked for nobody',
    file: `${form}/locked.ts`,
    find: 'lockedFields(form.locked as LockRules,',
    replace: 'lockedFields([] as LockRules,',
  },
  {
    says: 'inputs for whoever may not change anything',
    file: `${form}/locked.ts`,
    find: 'if (!can.update || !may(can.update)) return',
    replace: 'if (!can.update) return',
  },
  {
    says: 'a first order that is not the declared one',
    file: 'src/engine/query/listState.ts',
    find: 'order: orderOf(shape.sort),',
    replace: "order: orderOf(shape.sort.replace('-', '')),",
  },
];
