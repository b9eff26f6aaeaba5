import * as yup from 'yup';
import * as fieldsMessages from '../messages/it/fields';
import { cleanMarkup, LONGEST_MARKUP, wordsIn } from '../values/cleanMarkup';
import { isDay, isInstant } from '../values/dates';
import { cleanFileName, fileNameProblem } from '../values/fileName';
import { brokenLimit } from '../values/files';
import { allowsBreaks, CONTROL_CHARACTERS, hasControlCharacters, normalText } from '../values/normalText';
import { brokenAttachment, isTooMuchTogether, TOO_MUCH_TOGETHER } from './attachment';
import { fieldMessage } from './fieldMessages';
import type { Constraint, Field, Fields } from './fields';
import { ruleProblems } from './ruleProblems';
import type { AnyRules } from './rules';
import type { Viewer } from './where';

/**
 * Accepts only integers that JavaScript can represent exactly, because no database column of whole numbers may hold
 * others.
 */
const isWhole = (value: number | null | undefined) => value == null || Number.isSafeInteger(value);

/**
 * Returns the yup schema of a field. The provider validates requests with it, and the console validates forms, so that
 * each kind of field is checked by the same code. Undeclared properties are refused.
 */
export function fieldSchema(field: Field): yup.Schema {
  const say = (constraint: Constraint) => fieldMessage(field, constraint);
  const schema = kinds[field.kind](field as never, say);
  return field.required ? requiredSchema(schema, field, say) : schema.nullable().optional();
}

/**
 * Returns the yup schema of a whole record. With `rules`, a value must be validated for a viewer (see
 * fieldProblems.ts).
 * @throws Error during validation if there are rules but no viewer
 */
export function recordSchema(of: Fields, rules?: AnyRules): yup.Schema {
  const shape = Object.fromEntries(Object.entries(of).map(([name, field]) => [name, fieldSchema(field)]));
  // Without this, yup would create an absent record from the defaults of its members.
  const schema = yup
    .object(shape)
    .noUnknown(fieldsMessages.unexpected)
    .strict()
    .default(undefined) as unknown as yup.Schema;
  return rules ? schema.test('rules', ruleTest(of, rules)) : schema;
}

const ruleTest =
  (of: Fields, rules: AnyRules): yup.TestFunction =>
  (value, { options, path, createError }) => {
    if (typeof value !== 'object' || value === null) return true;
    const { viewer } = (options.context ?? {}) as { viewer?: Viewer };
    if (!viewer)
      throw new Error('Rules between fields are checked for somebody: give fieldProblems a viewer');
    const problems = ruleProblems(rules, of, value as Readonly<Record<string, unknown>>, viewer);
    const refused = problems.map(({ field, message }) =>
      createError({ path: path ? `${path}.${field}` : field, message }),
    );
    return refused.length === 0 || new yup.ValidationError(refused);
  };

const MARKUP_TOO_LONG = fieldsMessages.markupTooLong;
const isTooLong = (markup: string) => markup.length > LONGEST_MARKUP;

type Say = (constraint: Constraint) => string;
type Kind<K extends Field['kind']> = (field: Extract<Field, { kind: K }>, say: Say) => yup.Schema;

const kinds: { [K in Field['kind']]: Kind<K> } = {
  text: (field, say) => {
    let schema = yup.string().strict().typeError(say('type'));
    const { min = 0, max = Number.POSITIVE_INFINITY, pattern: wanted } = field;
    // Validate what will be stored: the provider normalises requests in the same way.
    const normal = (value: string) => normalText(field, value);
    // Skip the pattern on an overlong text because it may take quadratic time.
    const matches = (pattern: RegExp, value: string) =>
      normal(value).length > max ||
      hasControlCharacters(value, allowsBreaks(field)) ||
      pattern.test(normal(value));
    schema = schema.test(
      'characters',
      CONTROL_CHARACTERS,
      (value) => !value || normal(value).length > max || !hasControlCharacters(value, allowsBreaks(field)),
    );
    for (const { pattern, say: sentence } of field.barred ?? [])
      schema = schema.test(
        `not ${pattern.source}`,
        sentence,
        (value) => !value || normal(value).length > max || !pattern.test(normal(value)),
      );
    if (field.fileName)
      schema = schema.test('fileName', (value, { createError }) => {
        const problem = value ? fileNameProblem(cleanFileName(value)) : undefined;
        return problem === undefined || createError({ message: problem });
      });
    // An empty text counts as missing, not as too short.
    if (min > 0) schema = schema.test('min', say('min'), (value) => !value || normal(value).length >= min);
    if (field.max !== undefined)
      schema = schema.test('max', say('max'), (value) => !value || normal(value).length <= max);
    if (wanted) schema = schema.test('pattern', say('pattern'), (value) => !value || matches(wanted, value));
    return schema;
  },
  markup: ({ max = Number.POSITIVE_INFINITY }, say) =>
    yup
      .string()
      .strict()
      .typeError(say('type'))
      .test('whole', MARKUP_TOO_LONG, (value) => !value || !isTooLong(value))
      .test('clean', say('type'), (value) => !value || isTooLong(value) || cleanMarkup(value) === value)
      .test('characters', CONTROL_CHARACTERS, (value) => !value || !hasControlCharacters(value))
      .test('max', say('max'), (value) => !value || isTooLong(value) || wordsIn(value).length <= max),
  number: (field, say) => {
    let schema = yup.number().strict().typeError(say('type'));
    if (field.integer) schema = schema.test('whole', say('type'), isWhole);
    if (field.min !== undefined) schema = schema.min(field.min, say('min'));
    if (field.max !== undefined) schema = schema.max(field.max, say('max'));
    const { decimals } = field;
    if (decimals === undefined) return schema;
    return schema.test('decimals', say('decimals'), (value) => !value || decimalsOf(value) <= decimals);
  },
  money: (field, say) => {
    let schema = yup.number().strict().typeError(say('type')).test('whole', say('type'), isWhole);
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
      .test('instant', say('type'), (value) => !value || isInstant(value)),
  choice: (field, say) =>
    yup
      .string()
      .strict()
      .typeError(say('type'))
      .oneOf([...field.of, null as never], say('choice')),
  ref: (_field, say) => yup.string().strict().typeError(say('type')),
  list: (field, say) => {
    let schema = yup.array().of(fieldSchema(field.of)).strict().typeError(say('type'));
    if (field.min !== undefined) schema = schema.min(field.min, say('min'));
    if (field.max !== undefined) schema = schema.max(field.max, say('max'));
    if (field.of.kind === 'attachment')
      schema = schema.test('together', TOO_MUCH_TOGETHER, (value) => !value || !isTooMuchTogether(value));
    return schema;
  },
  record: (field, say) => recordSchema(field.of, field.rules).typeError(say('type')),
  file: (field, say) =>
    yup
      .string()
      .strict()
      .typeError(say('type'))
      .test('file', (value, { createError }) => {
        const broken = value ? brokenLimit(field, value) : undefined;
        return broken === undefined || createError({ message: say(broken) });
      }),
  attachment: (field, say) =>
    yup.mixed().test('attachment', (value, { createError }) => {
      const broken = value ? brokenAttachment(field, value) : undefined;
      if (broken === undefined) return true;
      return createError({ message: typeof broken === 'string' ? say(broken) : broken.say });
    }),
  json: (_field, say) => yup.object().strict().typeError(say('type')),
};

/** Returns the number of decimal places of a number as written. */
function decimalsOf(value: number): number {
  const [written = '', power = '0'] = String(value).split('e');
  return Math.max(0, (written.split('.')[1]?.length ?? 0) - Number(power));
}

function requiredSchema(schema: yup.Schema, field: Field, say: Say): yup.Schema {
  const present = schema.defined(say('required')).nonNullable(say('required'));
  // An empty list is a value, but an empty text counts as missing.
  return ['text', 'markup', 'day', 'ref', 'file'].includes(field.kind)
    ? present.test('filled', say('required'), (value: unknown) => value !== '')
    : present;
}
