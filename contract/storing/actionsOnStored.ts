import type { EffectsOnRecords } from '../effects';
import type { StoredEntity } from './stored';
import { openTo, searchedOf } from './storedFields';

/** A record of whichever resource. */
export type AnyRecord = Readonly<Record<string, unknown>>;

const restored: EffectsOnRecords = { undo: 'whole' };

/** What can be done with records of a stored resource, many at a time; all of it can be taken back. */
export const actionsOnStored = ({ fields, reads, filter, actions, permission }: StoredEntity) => ({
  filter,
  conditions: openTo(fields, reads),
  search: searchedOf(fields, reads),
  missing: { say: 'Elemento non trovato', brief: 'non trovato |||| non trovati' },
  actions: Object.fromEntries(
    Object.entries(actions).map(([action, { rules = [] }]) => [
      action,
      { can: permission(action), rules, input: {}, effects: restored, back: restored },
    ]),
  ),
});
