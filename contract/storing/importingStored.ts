import type { Importable } from '../imports/imports';
import type { Field, Fields } from '../schema/fields';
import { writtenOf } from './plainCalls';
import type { StoredEntity } from './stored';
import { openTo } from './storedFields';
import type { Spoken } from './texts';

/** The kinds of field that fit into a single cell. */
const IN_A_CELL: readonly Field['kind'][] = ['text', 'number', 'money', 'flag', 'day', 'choice', 'ref'];

/**
 * Returns the fields of a stored resource that can be imported: those that everybody reads, that are written, and that
 * fit into a cell.
 */
export function importableOf({ fields, reads, importedBy, spoken }: StoredEntity): Importable | undefined {
  if (!importedBy) return undefined;
  const open = openTo(writtenOf(fields) as Fields, reads);
  const fit = Object.entries(open).filter(([, { kind }]) => IN_A_CELL.includes(kind));
  const choices = fit.flatMap(([name, field]) =>
    field.kind === 'choice'
      ? [[name, Object.fromEntries(field.of.map((value) => [value, saidOf(spoken, name, value)]))] as const]
      : [],
  );
  return {
    fields: Object.fromEntries(fit),
    identify: importedBy,
    capitals: [],
    aliases: Object.fromEntries(choices),
  };
}

const saidOf = ({ texts }: Spoken, field: string, value: string): readonly string[] => [
  value,
  ...(texts[`values.${field}.${value}`] ?? []),
];
