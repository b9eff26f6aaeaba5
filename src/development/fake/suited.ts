import type { Where } from '../../../contract/schema/where';
import type { Resource, Row } from '../../engine/declaration/defineResource';

type Actions = Resource['actions'];
type Values = Record<string, unknown>;

/** One in this many records is made eligible for an action, because chance alone seldom makes one. */
const EVERY = 3;

/**
 * Makes a record eligible for an action, as far as its conditions require a value or any value: the first action for
 * one record, the next for another.
 *
 * @param place index of the record among the generated ones
 * @param given returns a value for a field that has none
 */
export function suited(
  record: Values,
  actions: Actions,
  place: number,
  given: (field: string) => unknown,
): Values {
  const all = Object.values(actions);
  const action = place % EVERY === EVERY - 1 ? all[Math.floor(place / EVERY) % all.length] : undefined;
  if (!action) return record;
  const wheres = [action.offered, ...action.rules.map(({ where }) => where)];
  return wheres.reduce<Values>((made, where) => fitted(made, where, given), record);
}

function fitted(record: Values, where: Where<Row>, given: (field: string) => unknown): Values {
  if ('all' in where)
    return (where.all as readonly Where<Row>[]).reduce((made, one) => fitted(made, one, given), record);
  if ('any' in where || 'not' in where) return record;
  const parts = Object.entries(where).flatMap(([field, test]): [string, unknown][] => {
    if (typeof test !== 'object' || test === null) return [[field, test]];
    if (!('empty' in test)) return [];
    if (test.empty) return [[field, null]];
    return record[field] === null ? [[field, given(field)]] : [];
  });
  return { ...record, ...Object.fromEntries(parts) };
}
