import type { Field } from '../../../contract/schema/fields';
import type { Resource } from './resource';

/** What has no words that somebody would look for: a figure is asked for by a condition. */
const WORDLESS: readonly Field['kind'][] = ['number', 'money', 'flag', 'json', 'file'];

/** What is wrong in what a search looks in. */
export const searchMistakes = ({ fields, list, worded }: Resource): readonly string[] =>
  list.search.flatMap((name, i) => {
    const kind = fields[name]?.kind;
    return kind && WORDLESS.includes(kind) && !Object.hasOwn(worded ?? {}, name)
      ? [`list.search[${i}] names "${name}", of kind "${kind}", which has no words to look in. Leave it out.`]
      : [];
  });
