// What a view does because its declaration says so, and its ejected code does not: whoever takes it over is told.

import { filtersOf } from './ejectFilters.mjs';
import { waysLeft } from './ejectWays.mjs';

/**
 * @param {any} resource
 * @param {'list' | 'form' | 'create' | 'show'} view
 * @returns {readonly string[]} each as a part of the declaration, and what becomes of it
 */
export function leftOut(resource, view) {
  const parts = { list: listParts, form: formParts, create: createParts, show: showParts }[view](resource);
  return parts.flatMap(([said, what]) => (said ? [what] : []));
}

/** The head of the file that says so; empty where nothing is left out. */
export function leftOutNote(resource, view) {
  const parts = leftOut(resource, view);
  return parts.length === 0
    ? ''
    : `/*\n * Not carried over:\n${parts.map((part) => ` * - ${part}\n`).join('')} */\n`;
}

const has = (of) => Object.keys(of ?? {}).length > 0;

function listParts(resource) {
  const { list, actions, procedures, can, removal } = resource;
  const filters = filtersOf(resource).left.join(', ');
  const ways = waysLeft(resource).join(', ');
  return [
    [filters, `list.filters: nothing narrows the list by ${filters}`],
    [has(list.filters.on), 'list.filters.on: no conditions can be put on fields'],
    [has(actions), 'actions: rows are not ticked, and nothing is done with them'],
    [has(procedures), 'procedures: no row leads to them'],
    [can.delete || removal, 'removal: no row can be removed'],
    [ways, `list.ways: not there: ${ways}`],
    [list.marks, 'list.marks: no record is marked'],
    [list.above, 'list.above: nothing stands above the rows'],
    [true, 'saved views, the export, the columns of a phone, and the address that brings a list back'],
  ];
}

function showParts({ form, actions, procedures, can, page }) {
  return [
    [page, 'page: its facts alone are told'],
    [has(form.tabs), 'form.tabs: everything is on one page'],
    ...done({ actions, procedures, can }),
  ];
}

const done = ({ actions, procedures, can }) => [
  [
    has(actions) || has(procedures) || can.delete,
    'actions, procedures, removal: their buttons are not there',
  ],
];

/** What both forms leave out. */
function inputParts({ form }, inputs) {
  const asked = (names) => names.filter((name) => inputs.includes(name)).join(', ');
  const doubts = asked(Object.keys(form.doubts ?? {}));
  const own = asked(Object.keys(form.own ?? {}));
  return [
    [doubts, `form.doubts: nothing is said of what does not fit: ${doubts}`],
    [own, `form.own: not asked for: ${own}`],
    [true, 'what is typed is not kept when the page is left or loaded again'],
  ];
}

function formParts(resource) {
  const { form, actions, procedures, can } = resource;
  return [
    ...inputParts(resource, form.inputs),
    [form.locked.some(({ unlock }) => unlock), 'form.locked: no lock can be taken off'],
    [true, 'what two people change at once is told, and not put together'],
    ...done({ actions, procedures, can }),
  ];
}

function createParts(resource) {
  const { create, steps } = resource.form;
  return [
    ...inputParts(resource, create.inputs),
    [steps, 'form.steps: tabs are filled in in any order, and checked at the end'],
    [create.updates, 'form.create.updates: a record that has the key already is not changed instead'],
  ];
}

/** The inputs that an ejected form draws. */
export const ejectedInputs = ({ form }, inputs) => inputs.filter((name) => !(name in (form.own ?? {})));
