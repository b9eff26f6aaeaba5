import type { Role } from '../../../contract/permissions/roles';
import { type LockRules, lockedFields } from '../../../contract/schema/lockRule';
import { fieldsNamed, type Viewer } from '../../../contract/schema/where';
import type { May } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';

type Known = Readonly<Record<string, unknown>>;

/** The locks of a record as it becomes, by input, each with the key of the words that say why. */
export type LockedWith = (before: Known, after: Known) => ReadonlyMap<string, string>;

/** The inputs that may not be changed on this record by this person, each with the key of the words that say why. */
export function lockedInputs(
  resource: Resource,
  record: Known,
  viewer: Viewer,
  roles: readonly Role[],
  may: May,
  after: Known = record,
): ReadonlyMap<string, string> {
  const { form, can } = resource;
  if (!can.update || !may(can.update)) return allLocked(form.inputs, 'notAllowed');
  return locksOn(resource, record, viewer, roles, after);
}

/** Every input locked for one reason. */
export const allLocked = (inputs: readonly string[], say: string): ReadonlyMap<string, string> =>
  new Map(inputs.map((name) => [name, say]));

/** The locks that are on a record with what is typed, or on a new one. */
export const locksOn = (
  { form }: Resource,
  record: Known,
  viewer: Viewer,
  roles: readonly Role[],
  after: Known = record,
): ReadonlyMap<string, string> => lockedFields(form.locked as LockRules, record, after, { ...viewer, roles });

/** Whether the lock that is on an input can be taken off by whoever fills in the form. */
export const canUnlock = ({ form }: Resource, name: string, say: string | undefined): boolean =>
  form.locked.some((lock) => lock.unlock && lock.say === say && lock.fields.includes(name));

/** Whether what is typed into some inputs may lock others. */
export const locksFollow = ({ form }: Resource, inputs: readonly string[]): boolean =>
  form.locked.some(({ fields, when }) =>
    fieldsNamed(when).some((name) => inputs.includes(name) && !fields.includes(name)),
  );
