// What npm run new:resource writes, as texts by path.
import { fieldSources, key, quoted } from './fieldSource.mjs';

const ID = ['id', "{ kind: 'text', required: true, readOnly: true }"];
const PLAIN = [
  ID,
  ['title', "{ kind: 'text', required: true, max: 120 }"],
  ['status', "{ kind: 'choice', of: ['draft', 'done'], readOnly: true }"],
  ['dueOn', "{ kind: 'day' }"],
];
/** Kinds that a table shows well. */
const COLUMN = /kind: '(text|choice|day|instant|flag|number)'/;
const MOST_COLUMNS = 6;

/**
 * A new resource: its declaration and its words, and the lines that make it known.
 * @param {string} name camel case, as `notices`
 * @param {{ document: any, schema: any } | undefined} from a record's schema, or a list of it, in an OpenAPI document
 * @param {{ read(path: string): string, isThere(path: string): boolean }} files as they are now
 * @returns {Record<string, string>}
 */
export function newResource(name, from, { read, isThere }) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || isReserved(name))
    throw new Error(`"${name}" is no name for a resource: write it like "notices".`);
  const fields = from ? withId(fieldSources(from.document, from.schema)) : PLAIN;
  const made = {
    [`src/resources/${name}/${name}.ts`]: declaration(name, fields),
    [`src/i18n/it/${name}.ts`]: words(name, fields, italian),
    [`src/i18n/en/${name}.ts`]: words(name, fields, english),
  };
  // Folders are named in the plural and words in the singular: either may be taken.
  if (Object.keys(made).some(isThere)) {
    throw new Error(`There is a resource "${name}" already, or words of that name: choose another one.`);
  }
  const index = 'src/resources/index.ts';
  return {
    ...made,
    'src/i18n/it/it.ts': catalogue(read('src/i18n/it/it.ts'), name),
    'src/i18n/en/en.ts': catalogue(read('src/i18n/en/en.ts'), name),
    [index]: listed(read(index), name),
    'src/layout/menuItems.ts': onMenu(read('src/layout/menuItems.ts'), name),
  };
}

/** A word that JavaScript keeps for itself, such as `class`: no constant can be called that. */
function isReserved(name) {
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

/** What a record is called by: the first text of its own. */
const titleOf = (fields) =>
  fields.find(([name, source]) => name !== 'id' && source.includes("kind: 'text'"))?.[0] ?? 'id';
const filtersOf = (fields) =>
  fields.filter(([, source]) => /^\{ kind: '(choice|flag)'/.test(source)).map(([name]) => name);

function declaration(name, fields) {
  const title = titleOf(fields);
  const columns = [...new Set([title, ...columnsOf(fields)])];
  const filters = filtersOf(fields);
  return `import { defineResource } from '../../engine/declaration/defineResource';
import { rest } from '../../engine/declaration/rest';

/** Who may, by the table of contract/permissions.ts. */
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
  list: {
    columns: [${columns.map(quoted).join(', ')}],
    sort: ${quoted(title)},${filters.length > 0 ? `\n    filters: [${filters.map(quoted).join(', ')}],` : ''}
  },
});
`;
}

/** `dueOn` → `Due on`. */
function spelt(name) {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const italian = {
  caption: 'Elenco',
  search: 'Ricerca',
  one: 'Elemento',
  updated: 'Modifiche salvate!',
  yes: 'Sì',
  no: 'No',
};
const english = {
  caption: 'List',
  search: 'Search',
  one: 'Item',
  updated: 'Changes saved!',
  yes: 'Yes',
  no: 'No',
};

function words(name, fields, say) {
  const title = spelt(name);
  const valued = fields.filter(([, source]) => /^\{ kind: '(choice|flag)'/.test(source));
  const values = ([field, source]) => {
    const of = /of: \[([^\]]*)\]/.exec(source)?.[1];
    const all = source.startsWith("{ kind: 'flag'")
      ? [`true: ${quoted(say.yes)}`, `false: ${quoted(say.no)}`]
      : [
          "false: ''",
          ...[...(of ?? '').matchAll(/'((?:\\.|[^'])*)'/g)].map(
            ([written, value]) => `${written}: ${quoted(spelt(value))}`,
          ),
        ];
    return `${key(field)}: { ${all.join(', ')} }`;
  };
  const filters = valued.map(
    ([field, source]) =>
      `${key(field)}: { label: ${quoted(spelt(field))}, values: ${values([field, source])
        .replace(/^[^{]*/, '')
        .replace("false: '', ", '')} }`,
  );
  return `/** Sentences of ${name}. */
export const ${name} = {
  name: ${quoted(title)},
  title: ${quoted(title)},
  caption: ${quoted(`${say.caption}: ${title.toLowerCase()}`)},
  search: ${quoted(say.search)},
  one: ${quoted(`${say.one} %{name}`)},
  updated: ${quoted(say.updated)},
  fields: {
${fields.map(([field]) => `    ${key(field)}: ${quoted(spelt(field))},`).join('\n')}
  },
  values: { ${valued.map(values).join(', ')} },
  filters: { ${filters.join(', ')} },
};
`;
}

/** After the last import. */
const imports = (text, line) => text.replace(/^(import [^;]*;\n)(?!import )/m, `$1${line}\n`);

function catalogue(text, name) {
  const known = imports(text, `import { ${name} } from './${name}';`);
  return known.replace(/resources: \{\s+([^}]*?),?\s+\}/, (_, names) => `resources: { ${names}, ${name} }`);
}

function listed(text, name) {
  const known = imports(text, `import { ${name} } from './${name}/${name}';`);
  return known.replace(
    /(export const resources[^=]*= \[)([^\]]*?)(,?\s*\])/,
    (_, start, names, end) => `${start}${names}, ${name}${end.replace(',', '')}`,
  );
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
