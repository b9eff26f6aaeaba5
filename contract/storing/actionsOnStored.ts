import { importedFile } from '../imports/importedFile';
import type { Importable } from '../imports/imports';
import type { StoredPermission } from '../permissions/permissions';
import type { EffectsOnRecords } from '../schema/effects';
import { importableOf } from './importingStored';
import { IMPORT } from './importName';
import type { StoredEntity } from './stored';
import { openTo, searchedOf } from './storedFields';

/** A record of whichever resource. */
export type AnyRecord = Readonly<Record<string, unknown>>;

const restored: EffectsOnRecords = { undo: 'whole' };

/** What can be done with records of a stored resource, many at a time; all of it can be taken back. */
export const actionsOnStored = ({ fields, reads, filter, actions, permission, ...entity }: StoredEntity) => ({
  filter,
  conditions: openTo(fields, reads),
  search: searchedOf(fields, reads),
  missing: { say: 'Elemento non trovato', brief: 'non trovato |||| non trovati' },
  actions: {
    ...Object.fromEntries(
      Object.entries(actions).map(([action, { rules = [] }]) => [
        action,
        { can: permission(action), rules, input: {}, effects: restored, back: restored },
      ]),
    ),
    ...importOf(importableOf({ fields, reads, filter, actions, permission, ...entity }), permission(IMPORT)),
  },
});

/** Nothing where no file is imported. */
const importOf = (rows: Importable | undefined, can: StoredPermission) =>
  rows && {
    [IMPORT]: { can, rules: [], input: importedFile, rows, effects: restored, back: restored },
  };
