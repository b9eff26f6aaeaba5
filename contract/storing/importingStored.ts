import type { Importable } from '../imports/imports';
import type { Field, Fields } from '../schema/fields';
import { writtenOf } from './plainCalls';
import type { StoredEntity } from './stored';
import { openTo } from './storedFields';
import type { Translations } from './texts';

/** The kinds of field that fit into a single cell. */
const IN_A_CELL: readonly Field['kind'][] = ['text', 'number', 'money', 'flag', 'day', 'choice', 'ref'];

/**
 * Returns the fields of a stored resource that can be imported: those that everybody may read, that are writable, and
 * that fit into a cell.
 */
export function importableOf({
  fields,
  reads,
  importedBy,
  translations,
}: StoredEntity): Importable | undefined {
  if (!importedBy) return undefined;
  const open = openTo(writtenOf(fields) as Fields, reads);
  const fit = Object.entries(open).filter(([, { kind }]) => IN_A_CELL.includes(kind));
  const choices = fit.flatMap(([name, field]) =>
    field.kind === 'choice'
      ? [
          [
            name,
            Object.fromEntries(field.of.map((value) => [value, saidOf(translations, name, value)])),
          ] as const,
        ]
      : [],
  );
  return {
    fields: Object.fromEntries(fit),
    identify: importedBy,
    capitals: [],
    aliases: Object.fromEntries(choices),
  };
}

const saidOf = ({ texts }: Translations, field: string, value: string): readonly string[] => [
  value,
  ...(texts[`values.${field}.${value}`] ?? []),
];
