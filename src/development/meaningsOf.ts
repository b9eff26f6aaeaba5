import { isInside } from '../../contract/schema/filterMeaning';
import type { Resource } from '../engine/declaration/defineResource';

/** Condition of a filter, for one of its values or for any of them. */
export interface FilterCondition {
  readonly filter: string;
  readonly value: string;
  readonly keeps: string;
}

/** Returns the conditions of a declaration's filters; none if the provider filters. */
export const meaningsOf = ({ list }: Resource): readonly FilterCondition[] =>
  Object.entries(list.filters.means).flatMap(([filter, meaning]) => {
    const of = (value: string, keeps: string) => ({ filter, value, keeps });
    if (typeof meaning === 'string') return [of('any', `${meaning} is so`)];
    if (isInside(meaning)) return [of('any', `${meaning.has} in one of ${meaning.some} is so`)];
    return Object.entries(meaning).map(([value, where]) => of(value, JSON.stringify(where)));
  });
