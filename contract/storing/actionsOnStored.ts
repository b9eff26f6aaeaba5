import { importedFile } from '../imports/importedFile';
import type { Importable } from '../imports/imports';
import * as operationsMessages from '../messages/it/operations';
import * as storedMessages from '../messages/it/stored';
import type { StoredPermission } from '../permissions/permissions';
import type { EffectsOnRecords } from '../schema/effects';
import { importableOf } from './importingStored';
import { IMPORT } from './importName';
import type { StoredEntity } from './stored';
import { openTo, searchedOf, searchedReferences } from './storedFields';

const restored: EffectsOnRecords = { undo: 'whole' };

/** Returns the actions on many records of a stored resource. All of them can be undone. */
export const actionsOnStored = ({ fields, reads, filter, actions, permission, ...entity }: StoredEntity) => ({
  filter,
  conditions: openTo(fields, reads),
  search: [...searchedOf(fields, reads), ...searchedReferences(fields, reads)],
  missing: { say: storedMessages.itemNotFound, brief: operationsMessages.notFoundBrief },
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

/** Returns the import as an action; undefined if the resource has no import. */
const importOf = (rows: Importable | undefined, can: StoredPermission) =>
  rows && {
    [IMPORT]: { can, rules: [], input: importedFile, rows, effects: restored, back: restored },
  };
