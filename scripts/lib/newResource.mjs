// The output of npm run new:resource, as texts by path.
import { fieldSources, key, quoted } from './fieldSource.mjs';
import { proposedName } from './proposedName.mjs';

const ID = ['id', "{ kind: 'text', required: true, readOnly: true }"];
/** Matches the source of a field whose kind is suitable for a table column. */
const COLUMN = /kind: '(text|choice|day|instant|flag|number)'/;
const MOST_COLUMNS = 6;

/**
 * Returns the files of a new resource. Without a schema it is stored by our own provider; with one, its provider
 * already exists.
 * @param {string} name camel case, as `notices`
 * @param {{ document: any, schema: any } | undefined} from a record's schema, or a list of it, in an OpenAPI document
 * @param {{ read(path: string): string, isThere(path: string): boolean, isTaken(name: string): boolean }} files the
 *   current files, and whether the provider already uses a name
 * @returns {Record<string, string>} the texts by path
 */
export function newResource(name, from, { read, isThere, isTaken }) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || isReserved(name))
    throw new Error(
      `"${name}" is no name for a resource: write it like "${proposedName(name, isReserved)}".`,
    );
  const screen = `src/resources/declared/${name}.ts`;
  const kept = `contract/stored/${name}.ts`;
  const taken = [screen, kept, `src/resources/${name}`, `src/i18n/it/${name}.ts`];
  if (taken.some(isThere))
    throw new Error(`There is a resource "${name}" already, or words of that name: choose another one.`);
  if (!from && isTaken(name))
    throw new Error(
      `The provider has a table, an address or a permission "${name}" already: choose another name.`,
    );
  if (!from) return { [kept]: storedSource(name), [screen]: screenSource(name) };
  const menu = 'src/layout/menuItems.ts';
  return {
    [screen]: declaration(name, withId(fieldSources(from.document, from.schema))),
    [menu]: onMenu(read(menu), name),
  };
}

function storedSource(name) {
  const title = spelt(name);
  return `import { stored } from '../storing/stored';

export const ${name} = stored('${name}', {
  label: ['${title}', '${title}'],
  labels: ['${title}', '${title}'],
  title: 'title',
  can: { list: ['supervisor'], create: ['supervisor'], update: ['supervisor'], delete: ['supervisor'] },
  fields: {
    title: { kind: 'text', label: ['Titolo', 'Title'], required: true, max: 120 },
    status: {
      kind: 'choice',
      label: ['Stato', 'Status'],
      required: true,
      of: { draft: ['Bozza', 'Draft'], done: ['Fatto', 'Done'] },
    },
    dueOn: { kind: 'day', label: ['Scadenza', 'Due on'] },
  },
});
`;
}

const screenSource = (name) => `import { ${name} as kept } from '../../../contract/stored/${name}';
import { storedResource } from '../../kit/storedResource';

export const ${name} = storedResource(kept, {
  list: { columns: ['title', 'status', 'dueOn'], filters: ['status'] },
});
`;

/** Names that the written files already use, and words that JavaScript only reserves in modules. */
const USED = ['stored', 'storedResource', 'kept', 'defineResource', 'rest', 'can', 'calls', 'await'];

/**
 * Returns whether no constant can have a name, because JavaScript reserves it, such as `class`, or the generated files
 * use it.
 */
function isReserved(name) {
  if (USED.includes(name)) return true;
  try {
    return !new Function(`'use strict'; const ${name} = 0;`);
  } catch {
    return true;
  }
}

const withId = (fields) => (fields.some(([name]) => name === 'id') ? fields : [ID, ...fields]);

function columnsOf(fields) {
  const shown = fields.filter(([name, source]) => name !== 'id' && COLUMN.test(source)).map(([name]) => name);
  return shown.length > 0 ? shown.slice(0, MOST_COLUMNS) : ['id'];
}

/**
 * Returns the name of the field that is the title of a record: the first text field other than `id`; `id` if there is
 * none.
 */
const titleOf = (fields) =>
  fields.find(([name, source]) => name !== 'id' && source.includes("kind: 'text'"))?.[0] ?? 'id';
const filtersOf = (fields) =>
  fields.filter(([, source]) => /^\{ kind: '(choice|flag)'/.test(source)).map(([name]) => name);

function declaration(name, fields) {
  const title = titleOf(fields);
  const columns = [...new Set([title, ...columnsOf(fields)])];
  const filters = filtersOf(fields);
  return `import { defineResource } from '../../engine/declaration/defineResource';
import { rest } from '../../kit/rest';

/** Permissions, from the table of contract/permissions/permissions.ts. */
const can = { list: ['user', 'list'], update: ['user', 'update'] } as const;

const calls = rest('/api/${name}', {
  can,
  fields: {
${fields.map(([field, source]) => `    ${key(field)}: ${source},`).join('\n')}
  },
});

export const ${name} = defineResource('${name}', {
  ...calls.declaration,
  title: ${quoted(title)},
  words: {
    it: ${wordsOf(name, fields)},
    en: ${wordsOf(name, fields)},
  },
  list: {
    columns: [${columns.map(quoted).join(', ')}],
    sort: ${quoted(title)},${filters.length > 0 ? `\n    filters: [${filters.map(quoted).join(', ')}],` : ''}
  },
});
`;
}

/** Returns a name as words: `Due on` for `dueOn`. */
function spelt(name) {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the words of the resource in one language, to be translated; the rest has defaults. */
function wordsOf(name, fields) {
  const labels = fields.map(([field]) => `${key(field)}: ${quoted(spelt(field))}`);
  return `{ name: ${quoted(spelt(name))}, fields: { ${labels.join(', ')} } }`;
}

function onMenu(text, name) {
  const item = `  {
    to: '/${name}',
    label: 'resources.${name}.title',
    icon: ListAlt,
    can: ['user', 'list'],
  },
];`;
  const known = text.includes('icons-material/ListAlt')
    ? text
    : `import ListAlt from '@mui/icons-material/ListAlt';\n${text}`;
  return known.replace(/^\];$/m, item);
}
