import type { Fields } from '../../../contract/fields';
import type { Words } from '../words';
import type { Condition } from './condition';
import { valueKinds } from './operators';

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A condition as a chip says it: "E-mail: contiene “rossi”". */
export function conditionText(
  translate: Translate,
  words: Words,
  fields: Fields,
  { field, operator, values }: Condition,
): string {
  const shown = values.map((value) => valueText(words, fields, field, value));
  const several = operator === 'oneOf';
  return translate(`engine.filter.operators.${operator}.chip`, {
    field: words.label(field),
    first: several ? shown.join(', ') : (shown[0] ?? ''),
    second: shown[1] ?? '',
  });
}

/** A value of a condition, as cells show it. */
export function valueText(words: Words, fields: Fields, name: string, value: string): string {
  const kind = fields[name]?.kind ?? 'text';
  return kind === 'choice' ? words.value(name, value) : valueKinds[kind].show(value);
}
