// What a view does by its declaration and its ejected code does not: npm run eject lists it.
import { actionsLeft, actionsOf, actsOn } from './actions.mjs';
import { filtersOf } from './filters.mjs';
import { ejectedInputs } from './formInputs.mjs';
import { locksFollow } from './locks.mjs';
import { waysLeft } from './ways.mjs';

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
  const { list, procedures, can, removal } = resource;
  const filters = filtersOf(resource).left.join(', ');
  const ways = waysLeft(resource).join(', ');
  return [
    [filters, `list.filters: nothing narrows the list by ${filters}`],
    [has(list.filters.on), 'list.filters.on: no conditions can be put on fields'],
    ...acting(resource),
    [
      actsOn(resource, 'bulk'),
      'actions on all that is found: the rows that are ticked are sent one by one, in one call',
    ],
    [has(procedures), 'procedures: no row leads to them'],
    [can.delete || removal, 'removal: no row can be removed'],
    [ways, `list.ways: not there: ${ways}`],
    [list.marks, 'list.marks: no record is marked'],
    [list.above, 'list.above: nothing stands above the rows'],
    [true, 'saved views, the export, the columns of a phone, and the address that brings a list back'],
  ];
}

function showParts(resource) {
  const { form, page } = resource;
  return [
    [page, 'page: only its facts are shown'],
    [has(form.tabs), 'form.tabs: everything is on one page'],
    ...done(resource),
  ];
}

/** What is left out of what can be done with records. */
function acting(resource) {
  const left = actionsLeft(resource).join(', ');
  const excludes = actionsOf(resource).some(([, action]) => action.excludes);
  return [
    [left, `actions: not there: ${left}`],
    [excludes, 'actions.excludes: whom an action was not for is said before it, and not once more after it'],
  ];
}

const done = (resource) => [
  ...acting(resource),
  [has(resource.procedures) || resource.can.delete, 'procedures, removal: their buttons are not there'],
];

/** What both forms leave out. */
function inputParts(resource, inputs) {
  const drawn = ejectedInputs(resource, inputs);
  const own = inputs.filter((name) => !drawn.includes(name)).join(', ');
  return [[own, `form.own: not asked for: ${own}`]];
}

function formParts(resource) {
  const { form } = resource;
  return [
    ...inputParts(resource, form.inputs),
    [
      locksFollow(resource, form.inputs),
      'form.locked: judged on the record as it was read, not on what is typed',
    ],
    ...done(resource),
  ];
}

function createParts(resource) {
  const { create } = resource.form;
  return [
    ...inputParts(resource, create.inputs),
    [locksFollow(resource, create.inputs), 'form.locked: nothing that is typed locks an input'],
    [create.updates, 'form.create.updates: a record that has the key already is not changed instead'],
  ];
}
