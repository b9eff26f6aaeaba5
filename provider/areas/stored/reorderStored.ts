import { isDeepStrictEqual } from 'node:util';
import * as storedMessages from '../../../contract/messages/it/stored';
import { message } from '../../../contract/messages/message';
import { ARRANGED_AT_MOST } from '../../../contract/storing/reordering';
import type { StoredEntity } from '../../../contract/storing/stored';
import type { Call } from '../../http/call';
import { Refusal } from '../../refusal';
import { lockStored, placeStored, readStored } from './storedStore';

/** The keys of all records, in the wanted order and in the order that the person saw. */
export interface Reorder {
  readonly ids: readonly string[];
  readonly seen: readonly string[];
}

const CHANGED = storedMessages.changed;
const TOO_MANY = message(storedMessages.atMostItemsAreOrdered, { count: ARRANGED_AT_MOST });
const OTHERS = storedMessages.others;

/**
 * Puts the records of a school into an order, with one line in the log about those that moved.
 * @throws Refusal `conflict` if the records, or their order, differ from what the person saw
 */
export async function reorderStored(
  call: Call,
  entity: StoredEntity,
  { ids, seen }: Reorder,
): Promise<undefined> {
  const { tx } = call;
  const { customerCode } = call.caller;
  await lockStored(tx, entity, customerCode);
  // Read only after the lock, when nobody else can move them.
  const rows = await readStored(tx, entity, customerCode);
  const now = rows.map(({ record }) => record.id);
  if (now.length > ARRANGED_AT_MOST) throw new Refusal('conflict', { detail: TOO_MANY });
  if (!isDeepStrictEqual(now, seen)) throw new Refusal('conflict', { detail: CHANGED });
  if (!isDeepStrictEqual([...ids].sort(), [...seen].sort()))
    throw new Refusal('invalid', { errors: [{ field: 'ids', message: OTHERS }] });
  const moved = seen.flatMap((id, place) => (id === ids[place] ? [] : [place]));
  const [first, last] = [moved.at(0), moved.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  await placeStored(tx, entity, customerCode, ids);
  const names = new Map(rows.map(({ record }) => [record.id, String(record[entity.title] ?? record.id)]));
  const between = (keys: readonly string[]) => ({
    order: keys.slice(first, last + 1).map((id) => names.get(id)),
  });
  call.audit({ entity: entity.name, action: 'move', before: between(seen), after: between(ids) });
  return undefined;
}
