import * as fieldsMessages from '../../contract/messages/it/fields';
import * as operationsMessages from '../../contract/messages/it/operations';
import { message } from '../../contract/messages/message';
import {
  type ActionResource,
  type AnyRecord,
  findAction,
  type ResourceAction,
} from '../../contract/operations/actions';
import type { OperationRequest } from '../../contract/operations/operation';
import { may } from '../../contract/permissions/permissions';
import type { FieldError } from '../../contract/schema/errors';
import type { Fields } from '../../contract/schema/fields';
import { MOST_VALUES, type WhereProblem, whereProblem } from '../../contract/schema/sentWhere';
import type { Viewer, Where } from '../../contract/schema/where';
import { type Caller, whyForbidden } from '../http/caller';
import { fieldErrors } from '../http/validate';
import { Refusal } from '../refusal';

/** Targets of an action: the named records, or those that match a filter with some exceptions. */
export type Target =
  | { readonly ids: readonly string[] }
  | {
      readonly filter: object;
      readonly where: Where<AnyRecord>;
      readonly search: string;
      readonly except: readonly string[];
    };

/** A bulk request, checked against the contract of its action. */
export interface CheckedRequest {
  readonly resource: string;
  readonly action: string;
  readonly of: ActionResource<AnyRecord>;
  readonly declared: ResourceAction<AnyRecord>;
  readonly input: object;
  readonly target: Target;
}

/**
 * Checks a request against its action.
 * @throws Refusal `invalid` with the fields that are wrong, `forbidden` if the caller may not do this action
 */
export function checkRequest(request: OperationRequest, caller: Caller, viewer: Viewer): CheckedRequest {
  const { resource, action } = request;
  const found = findAction(resource, action);
  if (!found || found.action.rows) throw invalid([{ field: 'action', message: fieldsMessages.choice }]);
  const { of, action: declared } = found;
  if (!may(caller.roles, declared.can)) throw new Refusal(whyForbidden(caller));
  const { ids, filter, where, search, except } = request.target;
  const input = request.input ?? {};
  const errors = [
    ...fieldErrors(declared.input, input, 'input', declared.inputRules, viewer),
    ...(filter ? fieldErrors(of.filter, filter, 'target.filter') : []),
    ...conditionErrors('target.where', where && whereProblem(where, of.conditions)),
    ...(Boolean(ids) === Boolean(filter) || (ids && (where || search || except)) ? [EITHER_OR] : []),
  ];
  if (errors.length > 0) throw invalid(errors);
  const target = ids
    ? { ids }
    : {
        filter: filter ?? {},
        where: (where ?? { all: [] }) as Where<AnyRecord>,
        search: search ?? '',
        except: except ?? [],
      };
  return { resource, action, of, declared, input: inOrder(declared.input, input), target };
}

const EITHER_OR: FieldError = {
  field: 'target',
  message: operationsMessages.giveSelectedRecordsOrFilter,
};

const CONDITION_PROBLEMS: Record<WhereProblem, string> = {
  unknown: operationsMessages.unknown,
  tooLarge: message(operationsMessages.tooLarge, { count: MOST_VALUES }),
};

/** Returns the errors of a condition in a request. @param field its path */
export const conditionErrors = (field: string, problem: WhereProblem | null | undefined): FieldError[] =>
  problem ? [{ field, message: CONDITION_PROBLEMS[problem] }] : [];

const invalid = (errors: readonly FieldError[]) => new Refusal('invalid', { errors });

/** Returns the input with its members in the order of the fields, so that equal inputs have equal JSON. */
const inOrder = (of: Fields, input: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(of).flatMap((name) => (name in input ? [[name, input[name]]] : [])));
