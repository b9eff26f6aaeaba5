// Converts a JSON Schema to the source of a field of contract/schema/fields.ts: the starting point of a scaffold.

const LIMITS = {
  minLength: 'min',
  maxLength: 'max',
  minimum: 'min',
  maximum: 'max',
  minItems: 'min',
  maxItems: 'max',
};

/**
 * Resolves a JSON pointer, following references.
 * @param {any} document
 * @param {string} pointer as `#/components/schemas/User`
 */
export function placeOf(document, pointer, depth = 0) {
  const keys = pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean);
  const plain = keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = plain.reduce((on, key) => on?.[key], document);
  if (found === undefined) throw new Error(`The document has nothing at ${pointer}.`);
  return resolved(document, found, depth);
}

/** Returns a schema with its reference resolved and its parts (`allOf`) merged. */
export function resolved(document, schema, depth = 0) {
  if (depth > 20) return {};
  if (schema.$ref) return placeOf(document, schema.$ref, depth + 1);
  if (!schema.allOf) return schema;
  const parts = [schema, ...schema.allOf.map((part) => resolved(document, part, depth + 1))];
  return {
    ...Object.assign({}, ...parts),
    allOf: undefined,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => required ?? []),
  };
}

/**
 * Returns the fields of a record, by name, each as source.
 * @returns {[name: string, source: string][]}
 */
export function fieldSources(document, schema, depth = 0) {
  const record = resolved(document, schema, depth);
  const { properties = {}, required = [] } =
    record.type === 'array' ? resolved(document, record.items) : record;
  return Object.entries(properties).map(([name, member]) => [
    name,
    fieldSource(document, member, required.includes(name), depth + 1),
  ]);
}

const quoted = (text) =>
  `'${String(text).replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;
const key = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

function fieldSource(document, given, required, depth) {
  const schema = resolved(document, given, depth);
  const types = [schema.type].flat().filter(Boolean);
  const nullable = schema.nullable === true || types.includes('null');
  const type = types.find((one) => one !== 'null');
  const parts = [`kind: ${quoted(kindOf(schema, type, depth))}`];
  if (required && !nullable) parts.push('required: true');
  if (schema.readOnly) parts.push('readOnly: true');
  parts.push(...detailsOf(document, schema, type, depth));
  if (['personal', 'special'].includes(schema['x-privacy']))
    parts.push(`privacy: ${quoted(schema['x-privacy'])}`);
  if (schema.description) parts.push(`about: ${quoted(schema.description)}`);
  return `{ ${parts.join(', ')} }`;
}

function kindOf(schema, type, depth) {
  if (Array.isArray(schema.enum) && schema.enum.every((one) => one === null || typeof one === 'string'))
    return 'choice';
  if (type === 'string') return { date: 'day', 'date-time': 'instant' }[schema.format] ?? 'text';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'flag';
  // Deeply nested schemas, which may be recursive, become JSON.
  if (depth > 4) return 'json';
  if (type === 'array') return 'list';
  return schema.properties ? 'record' : 'json';
}

function detailsOf(document, schema, type, depth) {
  const kind = kindOf(schema, type, depth);
  if (kind === 'choice')
    return [
      `of: [${schema.enum
        .filter((one) => one !== null)
        .map(quoted)
        .join(', ')}]`,
    ];
  if (kind === 'list')
    return [`of: ${fieldSource(document, schema.items ?? {}, true, depth + 1)}`, ...limits(schema)];
  if (kind === 'record') {
    const of = fieldSources(document, schema, depth + 1).map(([name, source]) => `${key(name)}: ${source}`);
    return [`of: { ${of.join(', ')} }`];
  }
  if (kind === 'number') return [...(type === 'integer' ? ['integer: true'] : []), ...limits(schema)];
  if (kind === 'text') return [...limits(schema), ...pattern(schema)];
  return [];
}

const limits = (schema) =>
  Object.entries(LIMITS)
    .filter(([name]) => typeof schema[name] === 'number' && !(name === 'minLength' && schema[name] < 2))
    .map(([name, limit]) => `${limit}: ${schema[name]}`);

/** Returns the option with the pattern of a schema; none if the pattern is invalid in JavaScript. */
function pattern(schema) {
  if (!schema.pattern) return [];
  try {
    const read = new RegExp(schema.pattern, /\\[pP]\{/.test(schema.pattern) ? 'u' : '');
    return [`pattern: ${read}`];
  } catch {
    return [];
  }
}

export { key, quoted };
