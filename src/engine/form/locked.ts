import type { Role } from '../../../contract/permissions/roles';
import type { AnyRecord } from '../../../contract/schema/anyRecord';
import { type LockRules, lockedFields } from '../../../contract/schema/lockRule';
import { fieldsNamed, type Viewer } from '../../../contract/schema/where';
import type { May } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';

/** Computes the locks of a record given its new values: inputs with the key of the words that say why. */
export type LockedWith = (before: AnyRecord, after: AnyRecord) => ReadonlyMap<string, string>;

/** Returns the inputs that this person may not change on this record, each with the key of the words that say why. */
export function lockedInputs(
  resource: Resource,
  record: AnyRecord,
  viewer: Viewer,
  roles: readonly Role[],
  may: May,
  after: AnyRecord = record,
): ReadonlyMap<string, string> {
  const { form, can } = resource;
  if (!can.update || !may(can.update)) return allLocked(form.inputs, 'notAllowed');
  return locksOn(resource, record, viewer, roles, after);
}

/** Locks every input for one reason. */
export const allLocked = (inputs: readonly string[], say: string): ReadonlyMap<string, string> =>
  new Map(inputs.map((name) => [name, say]));

/** Returns the locks of a record given its typed values, or of a new one. */
export const locksOn = (
  { form }: Resource,
  record: AnyRecord,
  viewer: Viewer,
  roles: readonly Role[],
  after: AnyRecord = record,
): ReadonlyMap<string, string> => lockedFields(form.locked as LockRules, record, after, { ...viewer, roles });

/** Returns true if the person filling in the form can remove an input's lock. */
export const canUnlock = ({ form }: Resource, name: string, say: string | undefined): boolean =>
  form.locked.some((lock) => lock.unlock && lock.say === say && lock.fields.includes(name));

/** Returns true if the values of some inputs may lock others. */
export const locksFollow = ({ form }: Resource, inputs: readonly string[]): boolean =>
  form.locked.some(({ fields, when }) =>
    fieldsNamed(when).some((name) => inputs.includes(name) && !fields.includes(name)),
  );
