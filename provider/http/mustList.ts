import { mayList } from '../../contract/permissions/permissions';
import { Refusal } from '../refusal';
import type { Caller } from './caller';

/**
 * Checks that the caller may list an entity; required for any information about its list.
 * @throws Refusal `notFound` for an unknown entity, `forbidden` for one that the caller may not list
 */
export function mustList(caller: Caller, entity: string): void {
  const allowed = mayList(caller.roles, entity);
  if (allowed === undefined) throw new Refusal('notFound');
  if (!allowed) throw new Refusal('forbidden');
}
