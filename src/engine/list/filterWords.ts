import { showDay } from '../../../contract/dates';
import type { Field } from '../../../contract/fields';
import type { Words } from '../words';

/** How a filter of each kind is set: by choosing among values, by writing. Other kinds are not filtered by. */
export type FilterInput = 'choose' | 'write' | 'day';

const inputs: Partial<Record<Field['kind'], FilterInput>> = { text: 'write', day: 'day' };

export const filterInput = ({ kind }: Field): FilterInput => inputs[kind] ?? 'choose';

/** The values that a filter offers. */
export const filterValues = (field: Field): readonly (string | boolean)[] =>
  field.kind === 'choice' ? field.of : [true, false];

export const filterLabel = (words: Words, name: string) => words.say(`filters.${name}.label`);

/** A value in words: what was written itself, a day as it is read, a choice as the catalogue says it. */
export function filterValue(
  words: Words,
  field: Field | undefined,
  name: string,
  value: string | boolean,
): string {
  const input = field ? filterInput(field) : 'choose';
  if (input === 'write') return String(value);
  if (input === 'day') return showDay(String(value));
  return words.say(`filters.${name}.values.${String(value)}`);
}
