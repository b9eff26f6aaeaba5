import * as requestsMessages from '../../contract/messages/it/requests';
import { fieldsWithheldFromSupport } from '../../contract/permissions/withheldFromSupport';
import { Refusal } from '../refusal';
import type { Caller } from './caller';

type Withheld = typeof fieldsWithheldFromSupport;

/** Message at each field that support may not change; it says who may. */
export const NOT_BY_SUPPORT = requestsMessages.leftToSchool;

/**
 * Refuses changes by support to withheld fields of a record whose other fields it may change.
 *
 * @param fieldName the name of a field in the body of the call, where it differs
 * @throws Refusal `notForSupport` with each of these fields that would change; then nothing else is changed either
 */
export function refuseFieldsWithheld<E extends keyof Withheld>(
  { caller }: { readonly caller: Pick<Caller, 'userType'> },
  entity: E,
  before: { readonly [Field in Withheld[E][number]]?: unknown },
  wanted: { readonly [Field in Withheld[E][number]]?: unknown },
  fieldName: (field: Withheld[E][number]) => string = String,
): void {
  if (caller.userType !== 'SUPPORT') return;
  const fields: readonly Withheld[E][number][] = fieldsWithheldFromSupport[entity];
  // A switch that is off, and an empty text or date, may be absent.
  const changed = fields.filter((field) => (before[field] || null) !== (wanted[field] || null));
  if (changed.length === 0) return;
  const errors = changed.map((field) => ({ field: fieldName(field), message: NOT_BY_SUPPORT }));
  throw new Refusal('notForSupport', { errors });
}
