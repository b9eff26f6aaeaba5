import type { Field, Fields } from '../schema/fields';
import { prototypeMistake } from './nameMistakes';
import { unknownName } from './unknownName';

const ANY = ['kind', 'required', 'readOnly', 'privacy', 'secret', 'say', 'about'];

/** Options of each kind of field; types refuse any other option too. */
const OPTIONS: { readonly [K in Field['kind']]: readonly string[] } = {
  text: ['min', 'max', 'pattern', 'barred', 'lines', 'fileName', 'computed'],
  markup: ['max'],
  number: ['min', 'max', 'integer', 'decimals', 'computed'],
  money: ['min', 'max', 'computed'],
  flag: [],
  day: ['past'],
  instant: [],
  choice: ['of'],
  ref: ['to'],
  list: ['of', 'min', 'max'],
  record: ['of', 'rules'],
  file: ['of', 'max'],
  attachment: ['of', 'max'],
  json: [],
};

interface Limits {
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
  readonly integer?: true;
}

/** Returns the errors in single fields: an unknown kind or option, or a minimum above the maximum. */
export const fieldMistakes = (fields: Fields, inside = ''): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    ...prototypeMistake('fields', `${inside}${name}`, name),
    ...mistakesOf(`fields.${inside}${name}`, field),
  ]);

function mistakesOf(place: string, field: Field): readonly string[] {
  const own = OPTIONS[field.kind];
  if (!own) return unknownName(`${place}.kind`, field.kind, Object.keys(OPTIONS), 'a kind of field');
  const known = [...ANY, ...own];
  const { min, max, decimals = 0, integer } = field as Limits;
  return [
    ...Object.keys(field).flatMap((option) =>
      unknownName(place, option, known, `an option of a field of kind "${field.kind}"`),
    ),
    ...(min !== undefined && max !== undefined && min > max
      ? [`${place} has min ${min} and max ${max}: nothing fits. Let min be at most max.`]
      : []),
    ...(Number.isInteger(decimals) && decimals >= 0 && decimals <= 10 && !(integer && decimals > 0)
      ? []
      : [`${place} has decimals ${decimals}. Write how many digits it has after the comma, from 0 to 10.`]),
    ...(field.kind === 'record' ? fieldMistakes(field.of, `${place.replace(/^fields\./, '')}.of.`) : []),
    ...(field.kind === 'list' ? mistakesOf(`${place}.of`, field.of) : []),
  ];
}
