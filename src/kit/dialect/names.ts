import type { Fields } from '../../../contract/schema/fields';
import type { Dialect } from '../../engine/declaration/dialect';

/** Maps field names between the engine and the provider. */
export interface Names {
  /** Converts to the provider's name: `dueOn` → `due_on`. */
  wire(field: string): string;
  /** Converts from the provider's name: `due_on` → `dueOn`; undefined for an unknown property. */
  field(wire: string): string | undefined;
  /** Tells whether a field holds keys: of its record, or of others. */
  isKey(field: string): boolean;
}

const cased: Readonly<Record<NonNullable<Dialect['casing']>, (name: string) => string>> = {
  snake: (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  upper: (name) => name.toUpperCase(),
  pascal: (name) => name.charAt(0).toUpperCase() + name.slice(1),
};

export function namesOf({ names = {}, casing }: Dialect, fields: Fields): Names {
  const wire = (field: string) => names[field] ?? (casing ? cased[casing](field) : field);
  const back = new Map(Object.keys(fields).map((field) => [wire(field), field]));
  const isKey = (name: string) => {
    const field = fields[name];
    return name === 'id' || (field?.kind === 'list' ? field.of : field)?.kind === 'ref';
  };
  return { wire, field: (name) => back.get(name), isKey };
}
