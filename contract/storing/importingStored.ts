import type { Importable } from '../imports/imports';
import type { Field, Fields } from '../schema/fields';
import { writtenOf } from './plainCalls';
import type { StoredEntity } from './stored';
import { openTo } from './storedFields';

/** What one cell can say. */
const IN_A_CELL: readonly Field['kind'][] = ['text', 'number', 'money', 'flag', 'day', 'choice', 'ref'];

/** What of a stored resource can come from a file: whatever everybody reads, is written, and fits into a cell. */
export function importableOf({ fields, reads, importedBy, words }: StoredEntity): Importable | undefined {
  if (!importedBy) return undefined;
  const open = openTo(writtenOf(fields) as Fields, reads);
  const fit = Object.entries(open).filter(([, { kind }]) => IN_A_CELL.includes(kind));
  const choices = fit.flatMap(([name, field]) =>
    field.kind === 'choice'
      ? [[name, Object.fromEntries(field.of.map((value) => [value, saidOf(words, name, value)]))] as const]
      : [],
  );
  return {
    fields: Object.fromEntries(fit),
    identify: importedBy,
    capitals: [],
    called: Object.fromEntries(choices),
  };
}

const saidOf = (words: StoredEntity['words'], field: string, value: string): readonly string[] =>
  [value, words?.it.values?.[field]?.[value], words?.en.values?.[field]?.[value]].filter(
    (said) => said !== undefined,
  );
