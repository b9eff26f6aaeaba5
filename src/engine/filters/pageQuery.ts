import type { Viewer } from '../../../contract/where';
import type { ErasedFilters } from '../declaration/resource';
import { type Condition, operatorOf } from './condition';
import { daysOf } from './stretch';
import type { Testables } from './testable';

type Query = Readonly<Record<string, unknown>>;

/**
 * What a provider that pages is asked for: the declared filters, and the days that conditions keep in the
 * fields of the query that take the first and the last one. All of them must hold, so the narrowest days count.
 */
export function pageQuery(
  { on = [] }: Pick<ErasedFilters, 'on'>,
  testable: Testables,
  filters: Query,
  conditions: readonly Condition[],
  viewer: Viewer,
): Query {
  const query: Record<string, unknown> = { ...filters };
  for (const condition of conditions) {
    const days = on.find(({ field }) => field === condition.field)?.days;
    const stretch = operatorOf(testable, condition)?.stretch?.(condition.values);
    if (!days || !stretch) continue;
    const { first, last } = daysOf(stretch, viewer);
    if (first) query[days.from] = latest(query[days.from], first);
    if (last) query[days.to] = earliest(query[days.to], last);
  }
  return query;
}

const latest = (known: unknown, day: string) => (typeof known === 'string' && known > day ? known : day);
const earliest = (known: unknown, day: string) => (typeof known === 'string' && known < day ? known : day);
