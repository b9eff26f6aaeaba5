import * as storedMessages from '../messages/it/stored';
import { message } from '../messages/message';
import type { Permission } from '../permissions/permissions';
import { endpoint } from '../schema/endpoint';
import type { Field, Fields } from '../schema/fields';

/** Maximum number of records with a manual order. It is low because a person orders them on one screen. */
export const ARRANGED_AT_MOST = 500;

/** The field with the position of a record in the manual order; only the call `arrange` writes it. */
export const POSITION = 'position';

/** The name of the call that reorders records; no action can have it. */
const ARRANGE = 'arrange';

export const positionField = {
  [POSITION]: {
    kind: 'number',
    integer: true,
    required: true,
    readOnly: true,
    about: 'lower positions come first; a new record comes last',
  },
} as const satisfies Fields;

const keys = {
  kind: 'list',
  required: true,
  of: { kind: 'text', required: true },
  max: ARRANGED_AT_MOST,
  say: { max: message(storedMessages.atMostItemsAreOrdered, { count: ARRANGED_AT_MOST }) },
} as const satisfies Field;

/**
 * Returns the call that puts all records of a resource into an order; refused if the order that the person saw is no
 * longer current.
 */
export const arrangeCall = (path: `/${string}`, id: string, access: Permission) =>
  endpoint({
    id,
    method: 'POST',
    path: `${path}/${ARRANGE}`,
    calls: [],
    about: 'Sets the order of all records',
    access,
    effect: 'command',
    body: {
      kind: 'record',
      required: true,
      of: {
        ids: { ...keys, about: 'ids of all records, in the new order' },
        seen: { ...keys, about: 'ids of all records, in the order that the caller saw' },
      },
    },
    errors: ['conflict'],
  });

interface Declared {
  readonly fields: object;
  readonly actions?: object | undefined;
  readonly orderedByHand?: unknown;
}

/**
 * Returns the error in the declaration of a manual order, undefined if there is none. The type checker reports it too,
 * but only for type-checked code.
 */
export function arrangingMistake({ fields, actions = {}, orderedByHand }: Declared): string | undefined {
  if (orderedByHand === undefined) return undefined;
  if (orderedByHand !== true)
    return `orderedByHand is ${JSON.stringify(orderedByHand)}. Write true, or leave it out.`;
  if (POSITION in fields)
    return `fields.${POSITION} has the name of the field that stores the manual order. Give the field another name.`;
  if (ARRANGE in actions)
    return `actions.${ARRANGE} is the call that orders by hand. Give the action another name.`;
  return undefined;
}
