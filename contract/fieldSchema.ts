import * as yup from 'yup';
import { isDay } from './dates';
import { fieldMessage } from './fieldMessages';
import type { Constraint, Field, Fields } from './fields';

/**
 * The yup schema of a field: the only place where a field kind becomes a check. The provider checks
 * what comes in with it, the console's forms what is typed. Properties that no field names are refused.
 */
export function fieldSchema(field: Field): yup.Schema {
  const say = (constraint: Constraint) => fieldMessage(field, constraint);
  const schema = kinds[field.kind](field as never, say);
  return field.required ? requiredSchema(schema, field, say) : schema.nullable().optional();
}

/** The yup schema of a whole record. */
export function recordSchema(of: Fields): yup.Schema {
  const shape = Object.fromEntries(Object.entries(of).map(([name, field]) => [name, fieldSchema(field)]));
  // An absent record stays absent: without this, yup would make one up from the defaults of its members.
  return yup
    .object(shape)
    .noUnknown('Campo non previsto')
    .strict()
    .default(undefined) as unknown as yup.Schema;
}

type Say = (constraint: Constraint) => string;
type Kind<K extends Field['kind']> = (field: Extract<Field, { kind: K }>, say: Say) => yup.Schema;

const kinds: { [K in Field['kind']]: Kind<K> } = {
  text: (field, say) => {
    let schema = yup.string().strict().typeError(say('type'));
    for (const { pattern, say: sentence } of field.barred ?? [])
      schema = schema.test(`not ${pattern.source}`, sentence, (value) => !value || !pattern.test(value));
    // An empty text is a missing one, not a short one.
    const { min = 0 } = field;
    if (min > 0) schema = schema.test('min', say('min'), (value) => !value || value.length >= min);
    if (field.max !== undefined) schema = schema.max(field.max, say('max'));
    if (field.pattern)
      schema = schema.matches(field.pattern, { message: say('pattern'), excludeEmptyString: true });
    return schema;
  },
  number: (field, say) => {
    let schema = yup.number().strict().typeError(say('type'));
    if (field.integer) schema = schema.integer(say('type'));
    if (field.min !== undefined) schema = schema.min(field.min, say('min'));
    if (field.max !== undefined) schema = schema.max(field.max, say('max'));
    return schema;
  },
  flag: (_field, say) => yup.boolean().strict().typeError(say('type')),
  day: (_field, say) =>
    yup
      .string()
      .strict()
      .typeError(say('type'))
      .test('day', say('type'), (value) => !value || isDay(value)),
  instant: (_field, say) =>
    yup
      .string()
      .strict()
      .typeError(say('type'))
      .test('instant', say('type'), (value) => !value || !Number.isNaN(Date.parse(value))),
  choice: (field, say) =>
    yup
      .string()
      .strict()
      .typeError(say('type'))
      .oneOf([...field.of, null as never], say('choice')),
  list: (field, say) => {
    let schema = yup.array().of(fieldSchema(field.of)).strict().typeError(say('type'));
    if (field.min !== undefined) schema = schema.min(field.min, say('min'));
    if (field.max !== undefined) schema = schema.max(field.max, say('max'));
    return schema;
  },
  record: (field, say) => recordSchema(field.of).typeError(say('type')),
  json: (_field, say) => yup.object().strict().typeError(say('type')),
};

function requiredSchema(schema: yup.Schema, field: Field, say: Say): yup.Schema {
  const present = schema.defined(say('required')).nonNullable(say('required'));
  // An empty list is a value; an empty text is a missing one.
  return field.kind === 'text' || field.kind === 'day'
    ? present.test('filled', say('required'), (value: unknown) => value !== '')
    : present;
}
