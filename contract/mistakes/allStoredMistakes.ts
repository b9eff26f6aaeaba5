import type { StoredEntity } from '../storing/stored';
import { storedFile } from '../storing/storedNames';
import { storedMistakes } from './storedMistakes';

/**
 * Returns all errors in stored resources, one sentence each with its file, for the programs that generate code from
 * them.
 *
 * @param isTaken whether something else already uses the table of a resource
 * @example contract/stored/trips.ts: title names "titel", which is not one of its fields. Did you mean "title"?
 */
export const allStoredMistakes = (
  entities: readonly StoredEntity[],
  isTaken: (name: string) => boolean,
): readonly string[] =>
  entities.flatMap((entity) =>
    [
      ...storedMistakes(entity),
      ...(isTaken(entity.name)
        ? [`something else has the table of "${entity.name}" already. Give the resource another name.`]
        : []),
    ].map((mistake) => `${storedFile(entity.name)}: ${mistake}`),
  );
