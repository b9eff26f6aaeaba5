import { may } from '../../../contract/permissions';
import type { Role } from '../../../contract/roles';
import { matches, type Viewer } from '../../../contract/where';
import type { Resource, Row } from '../declaration/defineResource';

/** The inputs that may not be changed on this record by this person, each with the key of the words that say why. */
export function lockedInputs(
  { form, can }: Resource,
  record: Row,
  viewer: Viewer,
  roles: readonly Role[],
): ReadonlyMap<string, string> {
  const locked = new Map<string, string>();
  if (!can.update || !may(roles, can.update)) return new Map(form.inputs.map((name) => [name, 'notAllowed']));
  for (const { fields, when, unless, say } of form.locked) {
    if (unless && roles.includes(unless)) continue;
    if (!matches(when, record as never, viewer)) continue;
    for (const field of fields) locked.set(field, say);
  }
  return locked;
}
