import type { Viewer } from '../../../contract/schema/where';
import { type Condition, operatorOf } from './condition';
import { rangeDays } from './dateRange';
import type { NarrowingField, Testables } from './testable';

type Query = Readonly<Record<string, unknown>>;

/**
 * Builds the request for a list paged by the provider: the declared filters, conditions in the parameters that take
 * them, and day conditions in the parameters for the first and the last day. Since all must hold, the narrowest range
 * of days is sent.
 */
export function pageQuery(
  { on = [] }: { readonly on?: readonly NarrowingField[] },
  testable: Testables,
  filters: Query,
  conditions: readonly Condition[],
  viewer: Viewer,
): Query {
  const query: Record<string, unknown> = { ...filters };
  for (const condition of conditions) {
    const { days, asks } = on.find(({ field }) => field === condition.field) ?? {};
    const parameter = asks?.[condition.operator];
    if (parameter) query[parameter] = condition.values.join();
    const stretch = operatorOf(testable, condition)?.stretch?.(condition.values);
    if (!days || !stretch) continue;
    const { first, last } = rangeDays(stretch, viewer);
    if (first) query[days.from] = latest(query[days.from], first);
    if (last) query[days.to] = earliest(query[days.to], last);
  }
  return query;
}

const latest = (known: unknown, day: string) => (typeof known === 'string' && known > day ? known : day);
const earliest = (known: unknown, day: string) => (typeof known === 'string' && known < day ? known : day);
