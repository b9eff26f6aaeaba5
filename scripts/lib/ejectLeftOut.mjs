// What a view does because its declaration says so, and its ejected code does not: whoever takes it over is told.

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

function listParts({ list, actions, procedures, pages, can, removal, ...more }) {
  return [
    [has(list.filters.show) || has(list.filters.on), 'list.filters: nothing narrows the list but its search'],
    [has(actions), 'actions: rows are not ticked, and nothing is done with them'],
    [has(procedures), 'procedures: no row leads to them'],
    [has(pages), 'pages: no button leads to them'],
    [can.create, 'can.create: no button leads to a new record'],
    [can.delete || removal, 'removal: no row can be removed'],
    [more.import, 'import: no button leads to it'],
    [list.ways, 'list.ways: their menu is not there'],
    [list.marks, 'list.marks: no record is marked'],
    [list.above, 'list.above: nothing stands above the rows'],
    [true, 'saved views, the export, the columns of a phone, and the address that brings a list back'],
  ];
}

function showParts({ form, actions, procedures, can, page }) {
  return [
    [page, 'page: its facts alone are told'],
    [has(form.tabs), 'form.tabs: everything is on one page'],
    ...noticed(form),
    ...done({ actions, procedures, can }),
  ];
}

const noticed = (form) => [[form.notices, 'form.notices: nothing is told of a record above it']];

const done = ({ actions, procedures, can }) => [
  [
    has(actions) || has(procedures) || can.delete,
    'actions, procedures, removal: their buttons are not there',
  ],
];

/** What both forms leave out. */
function inputParts({ form }, inputs) {
  const asked = (names) => names.filter((name) => inputs.includes(name)).join(', ');
  const only = asked((form.only ?? []).flatMap(({ fields }) => fields));
  const doubts = asked(Object.keys(form.doubts ?? {}));
  const own = asked(Object.keys(form.own ?? {}));
  return [
    [has(form.tabs), 'form.tabs: all inputs are on one page'],
    [only, `form.only: always asked for: ${only}`],
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
    ...noticed(form),
    ...done({ actions, procedures, can }),
  ];
}

function createParts(resource) {
  const { create, steps } = resource.form;
  return [
    ...inputParts(resource, create.inputs),
    [steps, 'form.steps: everything is asked for at once'],
    [create.updates, 'form.create.updates: a record that has the key already is not changed instead'],
    [create.says, 'form.create.says: the same is said of every new record'],
  ];
}

/** The inputs that an ejected form draws. */
export const ejectedInputs = ({ form }, inputs) => inputs.filter((name) => !(name in (form.own ?? {})));
