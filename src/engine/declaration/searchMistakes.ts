import type { Field } from '../../../contract/schema/fields';
import type { Resource } from './resource';

/** Kinds without searchable words: a number is looked for with a condition. */
const WORDLESS: readonly Field['kind'][] = ['number', 'money', 'flag', 'json', 'file'];

/** Returns the errors in the fields that a search looks in. */
export const searchMistakes = ({ fields, list, worded }: Resource): readonly string[] =>
  list.search.flatMap((name, i) => {
    const kind = fields[name]?.kind;
    return kind && WORDLESS.includes(kind) && !Object.hasOwn(worded ?? {}, name)
      ? [`list.search[${i}] names "${name}", of kind "${kind}", which has no words to look in. Leave it out.`]
      : [];
  });
