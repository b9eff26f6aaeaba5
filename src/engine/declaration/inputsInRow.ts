import type { Field } from '../../../contract/schema/fields';
import type { Resource } from './resource';

/** The kinds of field whose inputs fit into a cell. */
const KINDS: ReadonlySet<Field['kind']> = new Set([
  'text',
  'number',
  'money',
  'day',
  'instant',
  'flag',
  'choice',
  'ref',
]);

/** Returns the inputs of a form that its list can show in a row, in the order of the columns. */
export const inputsInRow = ({ list, form, fields }: Resource): readonly string[] =>
  list.columns
    .map(({ field }) => field)
    .filter((name) => form.inputs.includes(name) && fits(fields[name]) && !form.own?.[name]);

const fits = (field: Field | undefined): boolean =>
  field !== undefined && (field.kind === 'list' ? fits(field.of) : KINDS.has(field.kind));
