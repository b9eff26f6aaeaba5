import type { Role } from '../../../contract/roles';
import { matches, type Viewer } from '../../../contract/where';
import type { May } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';

type Known = Readonly<Record<string, unknown>>;

/** The inputs that may not be changed on this record by this person, each with the key of the words that say why. */
export function lockedInputs(
  resource: Resource,
  record: Known,
  viewer: Viewer,
  roles: readonly Role[],
  may: May,
): ReadonlyMap<string, string> {
  const { form, can } = resource;
  if (!can.update || !may(can.update)) return allLocked(form.inputs, 'notAllowed');
  return locksOn(resource, record, viewer, roles);
}

/** Every input locked for one reason. */
export const allLocked = (inputs: readonly string[], say: string): ReadonlyMap<string, string> =>
  new Map(inputs.map((name) => [name, say]));

/** The locks that are on a record, or on what a new one begins with. */
export function locksOn(
  { form }: Resource,
  record: Known,
  viewer: Viewer,
  roles: readonly Role[],
): ReadonlyMap<string, string> {
  const locked = new Map<string, string>();
  for (const { fields, when, unless, say } of form.locked) {
    if (unless && roles.includes(unless)) continue;
    if (!matches(when, record as never, viewer)) continue;
    for (const field of fields) locked.set(field, say);
  }
  return locked;
}

/** Whether the lock that is on an input can be taken off by whoever fills in the form. */
export const canUnlock = ({ form }: Resource, name: string, say: string | undefined): boolean =>
  form.locked.some((lock) => lock.unlock && lock.say === say && lock.fields.includes(name));
