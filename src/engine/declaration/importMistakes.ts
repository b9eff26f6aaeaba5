import { wholeNames } from '../../../contract/imports/imports';
import { unknownName } from '../../../contract/mistakes/unknownName';
import type { Resource } from './resource';

/** Returns the errors in the import of a resource: fields that a row cannot have. */
export function importMistakes({ import: importing }: Resource): string[] {
  if (!importing) return [];
  const { rows, aliases = {} } = importing;
  const names = Object.keys(rows.fields);
  const columns = [...names, ...(rows.person ? wholeNames(rows.person) : [])];
  const known = (place: string, name: string, among = names) =>
    unknownName(place, name, among, 'a field of import.rows');
  return [
    ...rows.identify.flatMap((name, i) => known(`import.rows.identify[${i}]`, name)),
    ...Object.values(rows.person ?? {}).flatMap((name) => known('import.rows.person', name)),
    ...Object.keys(aliases).flatMap((name) => known('import.aliases', name, columns)),
    ...(rows.identify.length > 0
      ? []
      : ['import.rows.identify is empty. Name at least one field that says which record a row is about.']),
  ];
}
