import type { Permission } from '../permissions/permissions';
import { endpoint } from '../schema/endpoint';
import type { Field, Fields } from '../schema/fields';

/** The most records that are ordered by hand: somebody has them all before them. */
export const ARRANGED_AT_MOST = 500;

/** The field that has the place of a record in the order by hand; only the call that arranges them writes it. */
export const POSITION = 'position';

/** What that call is named, and an action can therefore not be. */
const ARRANGE = 'arrange';

export const positionField = {
  [POSITION]: {
    kind: 'number',
    integer: true,
    required: true,
    readOnly: true,
    about: 'the lower comes first; a new record comes last',
  },
} as const satisfies Fields;

const keys = {
  kind: 'list',
  required: true,
  of: { kind: 'text', required: true },
  max: ARRANGED_AT_MOST,
  say: { max: `Si ordinano a mano al massimo ${ARRANGED_AT_MOST} elementi` },
} as const satisfies Field;

/** Puts all records of a resource into an order; refused where the one that was seen is not theirs any more. */
export const arrangeCall = (path: `/${string}`, id: string, access: Permission) =>
  endpoint({
    id,
    method: 'POST',
    path: `${path}/${ARRANGE}`,
    calls: [],
    about: 'Puts all of them into an order',
    access,
    effect: 'command',
    body: {
      kind: 'record',
      required: true,
      of: {
        ids: { ...keys, about: 'all keys, as they are to follow each other' },
        seen: { ...keys, about: 'all keys, as they followed each other when they were read' },
      },
    },
    errors: ['conflict'],
  });

interface Declared {
  readonly fields: object;
  readonly actions?: object | undefined;
  readonly orderedByHand?: unknown;
}

/** What is wrong in how an order by hand is declared, for whoever has no types; nothing when all is well. */
export function arrangingMistake({ fields, actions = {}, orderedByHand }: Declared): string | undefined {
  if (orderedByHand === undefined) return undefined;
  if (orderedByHand !== true)
    return `orderedByHand is ${JSON.stringify(orderedByHand)}. Write true, or leave it out.`;
  if (POSITION in fields)
    return `fields.${POSITION} is what the order by hand is kept in. Give the field another name.`;
  if (ARRANGE in actions)
    return `actions.${ARRANGE} is the call that orders by hand. Give the action another name.`;
  return undefined;
}
