import { LONGEST_NAME } from '../values/fileName';
import { fileTypes } from '../values/files';
import { SHA256 } from './attachment';
import type { Field, Fields } from './fields';

export type JsonSchema = { readonly [key: string]: unknown };

/** Returns the JSON Schema (2020-12, as in OpenAPI 3.1) of a field. */
export function jsonSchema(field: Field): JsonSchema {
  const schema = { ...kinds[field.kind](field as never), ...(field.about && { description: field.about }) };
  const marked = {
    ...schema,
    ...(field.readOnly && { readOnly: true }),
    ...(field.privacy && { 'x-privacy': field.privacy }),
  };
  if (field.required) return marked;
  const nullable = { ...marked, type: [schema.type, 'null'] };
  return 'enum' in schema ? { ...nullable, enum: [...(schema.enum as string[]), null] } : nullable;
}

/** Returns the JSON Schema of a record, without additional properties. */
export function recordJsonSchema(of: Fields): JsonSchema {
  const required = Object.keys(of).filter((name) => of[name]?.required);
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(of).map(([name, field]) => [name, jsonSchema(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

type Kind<K extends Field['kind']> = (field: Extract<Field, { kind: K }>) => { type: string } & JsonSchema;

const defined = (of: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined));

const kinds: { [K in Field['kind']]: Kind<K> } = {
  text: (field) => ({
    type: 'string',
    ...defined({
      minLength: field.min ?? (field.required ? 1 : undefined),
      maxLength: field.max ?? (field.fileName && LONGEST_NAME),
      pattern: field.pattern?.source,
      allOf: field.barred?.map(({ pattern }) => ({ not: { pattern: pattern.source } })),
    }),
  }),
  markup: (field) => ({
    type: 'string',
    contentMediaType: 'text/html',
    ...defined({ 'x-max-words-length': field.max }),
  }),
  number: (field) => ({
    type: field.integer ? 'integer' : 'number',
    ...defined({
      minimum: field.min,
      maximum: field.max,
      multipleOf: field.decimals === undefined ? undefined : Number(`1e-${field.decimals}`),
    }),
  }),
  money: (field) => ({
    type: 'integer',
    'x-currency': 'EUR',
    'x-unit': 'cent',
    ...defined({ minimum: field.min, maximum: field.max }),
  }),
  flag: () => ({ type: 'boolean' }),
  day: () => ({ type: 'string', format: 'date' }),
  instant: () => ({ type: 'string', format: 'date-time' }),
  choice: (field) => ({ type: 'string', enum: field.of }),
  ref: (field) => ({ type: 'string', 'x-ref': field.to }),
  list: (field) => ({
    type: 'array',
    items: jsonSchema(field.of),
    ...defined({ minItems: field.min, maxItems: field.max }),
  }),
  record: (field) => ({
    ...recordJsonSchema(field.of),
    type: 'object',
    ...defined({ 'x-rules': field.rules }),
  }),
  file: (field) => ({
    type: 'string',
    contentEncoding: 'base64',
    maxLength: 4 * Math.ceil(field.max / 3),
    'x-media-types': field.of.map((type) => fileTypes[type].media),
  }),
  attachment: (field) => ({
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 200 },
      type: { type: 'string', enum: field.of.map((type) => fileTypes[type].media) },
      size: { type: 'integer', minimum: 1, maximum: field.max },
      sha256: { type: 'string', pattern: SHA256.source },
      content: {
        type: 'string',
        contentEncoding: 'base64',
        maxLength: 4 * Math.ceil(field.max / 3),
        writeOnly: true,
      },
    },
    required: ['name'],
    additionalProperties: false,
  }),
  json: () => ({ type: 'object', additionalProperties: true }),
};
