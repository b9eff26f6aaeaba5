// The cells of an ejected list, as source that reads `record`.

const RECORD = 'Readonly<Record<string, unknown>>';

/** The catalogue's words for a value. @param {string} path below `values`; of a field in a field, both names */
const inWords = (value, path) =>
  `translate(\`resources.${path}.\${${value} ?? false}\`, { _: String(${value} ?? '') })`;
const text = (value) => `String(${value} ?? '')`;
const choice = (value, path) => `(${value} ? ${inWords(value, path)} : '')`;

/** How a value is shown, by the kind of its field. */
const shown = {
  text,
  number: text,
  ref: text,
  day: (value) => `showDay(${value} as string)`,
  instant: (value) => `showDay(${value} ? dayInRome(String(${value})) : '')`,
  flag: inWords,
  choice,
  list(value, path, { of }) {
    const one = source('one', path, of);
    return one === text('one')
      ? `parts(${value})`
      : `((${value} ?? []) as readonly ${of.kind === 'record' ? RECORD : 'string'}[]).map((one) => ${one}).join(', ')`;
  },
  record(value, path, { of }) {
    const members = Object.entries(of).map(([name, member]) =>
      source(
        value === 'one' ? `one.${name}` : `(${value} as ${RECORD} | null)?.${name}`,
        `${path}.${name}`,
        member,
      ),
    );
    return `[${members.join(', ')}].filter(Boolean).join(' ')`;
  },
  json: (value) => `parts(${value})`,
  file: (value) => `fileText(${value})`,
};

/** @param {string} value source that reads it */
const source = (value, path, field) => shown[field.kind](value, path, field);

/** What a list, or a record in a record, is read as. */
const HELPER = `
const parts = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(parts).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(parts).join(' ');
  return String(value ?? '');
};
`;

/**
 * The source of a field's value. A search looks in dates without their hour.
 * @param {any} resource
 * @param {string} field
 */
export function cellOf(
  { name, fields, worded = {}, timed = [], parts = {} },
  field,
  { searched = false } = {},
) {
  const path = `${name}.values.${field}`;
  if (Object.hasOwn(worded, field)) return choice(`record.${field}`, path);
  if (timed.includes(field) && !searched) return `showInstant(record.${field} as string)`;
  const part = parts[field];
  return source(`record.${field}`, path, part ? onlyPart(fields[field], part) : fields[field]);
}

/** A list of records of which one part is shown. */
const onlyPart = (field, part) => ({
  ...field,
  of: { ...field.of, of: { [part]: field.of.of[part] } },
});

/**
 * What the sources of these cells call that is written beside them.
 * @param {any} resource
 * @param {string[]} columns
 * @param {string[]} search the fields that a search looks in
 */
export function cellHelper(resource, columns, search = []) {
  const sources = [
    ...columns.map((field) => cellOf(resource, field)),
    ...search.map((field) => cellOf(resource, field, { searched: true })),
  ];
  return sources.some((source) => source.includes('parts(')) ? HELPER : '';
}

/**
 * How a record is called, as source.
 * @param {any} resource
 */
export function calledBy({ title, called = [title], timed = [] }) {
  if (timed.includes(title)) return `showInstant(String(record.${title}))`;
  const parts = called.map((/** @type {string} */ field) => `record.${field}`);
  const name = parts.length > 1 ? `[${parts.join(', ')}].filter(Boolean).join(' ')` : parts[0];
  return `String(${name} || record.id)`;
}
