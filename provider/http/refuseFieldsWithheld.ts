import * as requestsMessages from '../../contract/messages/it/requests';
import { fieldsWithheldFromSupport } from '../../contract/permissions/withheldFromSupport';
import { Refusal } from '../refusal';
import type { Caller } from './caller';

type Withheld = typeof fieldsWithheldFromSupport;

/** Message at each field that support may not change; it says who may. */
export const NOT_BY_SUPPORT = requestsMessages.leftToSchool;

/**
 * Refuses changes that support makes to withheld fields of a record whose other fields it may change.
 * @param fieldName returns the name of a field in the body of the call; by default the same
 * @throws Refusal `notForSupport` with an error for each withheld field that would change
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
  // An absent value equals a switch that is off, and an empty text or date.
  const changed = fields.filter((field) => (before[field] || null) !== (wanted[field] || null));
  if (changed.length === 0) return;
  const errors = changed.map((field) => ({ field: fieldName(field), message: NOT_BY_SUPPORT }));
  throw new Refusal('notForSupport', { errors });
}
