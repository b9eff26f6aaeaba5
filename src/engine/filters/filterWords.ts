import type { Field } from '../../../contract/schema/fields';
import { showDay } from '../../../contract/values/dates';
import { filterInput } from '../query/filterKinds';
import type { Words } from '../record/words';

export const filterLabel = (words: Words, name: string) => words.say(`filters.${name}.label`);

/** Returns a value of a filter in words: text as it is, a formatted day, a choice by its name. */
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
