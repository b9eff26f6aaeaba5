import { mayList } from '../../contract/permissions/permissions';
import { Refusal } from '../refusal';
import type { Caller } from './caller';

/**
 * What is said of a list is for those who may see it.
 * @throws Refusal `notFound` for what is no entity, `forbidden` for one that the caller may not list
 */
export function mustList(caller: Caller, entity: string): void {
  const allowed = mayList(caller.roles, entity);
  if (allowed === undefined) throw new Refusal('notFound');
  if (!allowed) throw new Refusal('forbidden');
}
