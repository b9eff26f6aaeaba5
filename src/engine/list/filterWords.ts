import type { Field } from '../../../contract/fields';
import type { Words } from '../words';

/** The values that a filter offers. */
export const filterValues = (field: Field): readonly (string | boolean)[] =>
  field.kind === 'choice' ? field.of : [true, false];

export const filterLabel = (words: Words, name: string) => words.say(`filters.${name}.label`);

export const filterValue = (words: Words, name: string, value: string | boolean) =>
  words.say(`filters.${name}.values.${String(value)}`);
