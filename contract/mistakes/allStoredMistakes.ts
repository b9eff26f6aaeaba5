import { actionResourceNames } from '../operations/actions';
import type { Field, Fields } from '../schema/fields';
import type { StoredEntity } from '../storing/stored';
import { storedMistakes } from './storedMistakes';
import { unknownName } from './unknownName';

/**
 * Returns all errors in the declarations of stored resources, one sentence each with the path of the file. Code
 * generators use it.
 * @param isTaken whether something else already uses the table of a resource
 * @example contract/stored/trips.ts: title names "titel", which is not one of its fields. Did you mean "title"?
 */
export const allStoredMistakes = (
  declared: readonly { readonly file: string; readonly entity: StoredEntity }[],
  isTaken: (name: string) => boolean,
): readonly string[] =>
  declared.flatMap(({ file, entity }) =>
    [
      ...storedMistakes(entity),
      ...referenceMistakes(entity.fields, [
        ...actionResourceNames,
        ...declared.map((one) => one.entity.name),
      ]),
      ...(isTaken(entity.name)
        ? [`something else has the table of "${entity.name}" already. Give the resource another name.`]
        : []),
    ].map((mistake) => `${file}: ${mistake}`),
  );

/** Returns the references to resources that do not exist, or whose records are not looked up. */
const referenceMistakes = (fields: Fields, known: readonly string[]): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    referred(field).flatMap((to) =>
      unknownName(`fields.${name}.to`, to, [...new Set(known)], 'a resource that records can refer to'),
    ),
  );

const referred = (field: Field): readonly string[] => {
  if (field.kind === 'ref') return [field.to];
  if (field.kind === 'list') return referred(field.of);
  return field.kind === 'record' ? Object.values(field.of).flatMap(referred) : [];
};
