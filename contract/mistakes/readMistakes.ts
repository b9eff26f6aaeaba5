import type { Fields } from '../schema/fields';
import type { ReadRule, ReadRules } from '../schema/readRule';
import { type Inside, options } from './optionMistakes';
import { unknownName } from './unknownName';
import { whereMistakes } from './whereMistakes';

type Rule = ReadRule<Readonly<Record<string, unknown>>>;

/** Options of a read rule, which may contain other rules. */
const rule: Inside = options<Rule>({
  roles: true,
  where: true,
  get any() {
    return [rule] as const;
  },
  get all() {
    return [rule] as const;
  },
});

/** The options of `reads` in a declaration. */
export const readOptions: Inside = { each: rule };

/** Returns the errors in the rules about who reads which field. */
export function readMistakes(reads: ReadRules = {}, title: string, fields: Fields): readonly string[] {
  const names = Object.keys(fields);
  return Object.entries(reads).flatMap(([name, one]) => [
    ...unknownName('reads', name, names, 'one of its fields'),
    ...(name === title
      ? [`reads names "${name}", which records are called by. Call them by another field.`]
      : []),
    ...conditionMistakes(`reads.${name}`, one, names, fields),
  ]);
}

function conditionMistakes(
  place: string,
  { where, any, all }: Rule = {},
  names: readonly string[],
  fields: Fields,
): readonly string[] {
  const inside = (part: string, rules: readonly Rule[] = []) =>
    rules.flatMap((one, i) => conditionMistakes(`${place}.${part}[${i}]`, one, names, fields));
  return [
    ...whereMistakes(`${place}.where`, where, names, fields),
    ...(any?.length === 0 ? [`${place}.any is empty, so that nobody reads the field. Write a rule.`] : []),
    ...inside('any', any),
    ...inside('all', all),
  ];
}
