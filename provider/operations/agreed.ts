import { type ActedOn, type AnyRecord, findAction, type ResourceAction } from '../../contract/actions';
import type { OperationRequest } from '../../contract/entities/operation';
import type { FieldError } from '../../contract/errors';
import type { Fields } from '../../contract/fields';
import { may } from '../../contract/permissions';
import type { Caller } from '../http/caller';
import { Refusal } from '../http/refusal';
import { fieldErrors } from '../http/validate';

/** Whom an action is for: some by name, or whoever satisfies a filter but these. */
export type Target =
  | { readonly ids: readonly string[] }
  | { readonly filter: object; readonly except: readonly string[] };

/** A request for an action on many, checked against what the contract says about that action. */
export interface Agreed {
  readonly resource: string;
  readonly action: string;
  readonly of: ActedOn<AnyRecord>;
  readonly declared: ResourceAction<AnyRecord>;
  readonly input: object;
  readonly target: Target;
}

/**
 * Checks what a request says about its action.
 * @throws Refusal `invalid` with the fields that are wrong, `forbidden` where the caller may not do this action
 */
export function agree(request: OperationRequest, caller: Caller): Agreed {
  const { resource, action } = request;
  const found = findAction(resource, action);
  if (!found || found.action.rows)
    throw invalid([{ field: 'action', message: 'Scegliere uno dei valori proposti' }]);
  const { of, action: declared } = found;
  if (!may(caller.roles, declared.can)) throw new Refusal('forbidden');
  const { ids, filter, except } = request.target;
  const input = request.input ?? {};
  const errors = [
    ...fieldErrors(declared.input, input, 'input'),
    ...(filter ? fieldErrors(of.filter, filter, 'target.filter') : []),
    ...(Boolean(ids) === Boolean(filter) || (ids && except) ? [EITHER_OR] : []),
  ];
  if (errors.length > 0) throw invalid(errors);
  const target = ids ? { ids } : { filter: filter ?? {}, except: except ?? [] };
  return { resource, action, of, declared, input: inOrder(declared.input, input), target };
}

const EITHER_OR: FieldError = {
  field: 'target',
  message: 'Indicare gli elementi scelti oppure un filtro',
};

const invalid = (errors: readonly FieldError[]) => new Refusal('invalid', { errors });

/** The members in the order of their fields, so that the same input always reads the same. */
const inOrder = (of: Fields, input: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(of).flatMap((name) => (name in input ? [[name, input[name]]] : [])));
