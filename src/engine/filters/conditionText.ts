import type { Condition } from '../query/condition';
import type { Testables } from '../query/testable';
import { valueKinds } from '../query/valueKinds';
import type { Words } from '../record/words';

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns a condition in words, for a chip: "E-mail: contiene “rossi”". */
export function conditionText(
  translate: Translate,
  words: Words,
  testable: Testables,
  { field, operator, values }: Condition,
): string {
  const shown = values.map((value) => valueText(words, testable, field, value));
  const several = operator === 'oneOf';
  return translate(`engine.filter.operators.${operator}.chip`, {
    field: words.label(field),
    first: several ? shown.join(', ') : (shown[0] ?? ''),
    second: shown[1] ?? '',
  });
}

/** Returns a value of a condition as cells show it. */
export function valueText(words: Words, testable: Testables, name: string, value: string): string {
  const kind = testable[name]?.field.kind ?? 'text';
  return kind === 'choice' ? words.value(name, value) : valueKinds[kind].show(value);
}
