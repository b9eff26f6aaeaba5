// The cells of an ejected list, as source that reads `record`.

const inWords = (name, resource) =>
  `translate(\`resources.${resource}.values.${name}.\${record.${name} ?? false}\`, { _: String(record.${name} ?? '') })`;
const parts = (name) => `parts(record.${name})`;
const text = (name) => `String(record.${name} ?? '')`;

/** How a value is shown, by the kind of its field. */
const shown = {
  text,
  number: text,
  ref: text,
  day: (name) => `showDay(record.${name} as string)`,
  instant: (name) => `showDay(record.${name} ? dayInRome(String(record.${name})) : '')`,
  flag: inWords,
  choice: inWords,
  list: parts,
  record: parts,
  json: parts,
};

/** What a list, or a record in a record, is read as. */
const HELPER = `
const parts = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(parts).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(parts).join(' ');
  return String(value ?? '');
};
`;

/**
 * The source of a field's value. A search looks in dates without their hour, and in words as they came.
 * @param {any} resource
 * @param {string} field
 */
export function cellOf({ name, fields, worded = [], timed = [] }, field, { searched = false } = {}) {
  const { kind } = fields[field];
  if (searched && ['flag', 'choice'].includes(kind)) return text(field);
  if (worded.includes(field) && !searched) return `(record.${field} ? ${inWords(field, name)} : '')`;
  if (timed.includes(field) && !searched) return `showInstant(record.${field} as string)`;
  return shown[kind](field, name);
}

/**
 * What the sources of these cells call: functions of contract/dates.ts, and one that is written beside them.
 * @param {any} resource
 * @param {string[]} columns
 * @param {string[]} search the fields that a search looks in
 */
export function cellNeeds(resource, columns, search) {
  const sources = [
    ...columns.map((field) => cellOf(resource, field)),
    ...search.map((field) => cellOf(resource, field, { searched: true })),
  ];
  const calls = (name) => sources.some((source) => source.includes(`${name}(`));
  return {
    dates: ['dayInRome', 'showDay', 'showInstant'].filter(calls),
    helper: calls('parts') ? HELPER : '',
  };
}
