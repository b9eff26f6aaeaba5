import { serviceYear, serviceYears, showServiceYear } from '../../../contract/orders/serviceYear';
import type { Resource } from '../declaration/defineResource';
import type { RequiredFilter } from '../query/requiredFilter';

/** The ranges that a declaration may name, evaluated at a given time. */
export const ranges = {
  serviceYears: (now: Date): RequiredFilter => ({
    values: serviceYears(now).map(String).reverse(),
    start: String(serviceYear(now)),
    show: showServiceYear,
  }),
} as const;

/** Returns the filters of a list that fill a part of its path, and so always have a value. */
export function requiredFiltersOf(
  { endpoints }: Pick<Resource, 'endpoints'>,
  now: Date,
): Readonly<Record<string, RequiredFilter>> {
  const scoped = Object.values(endpoints.scope).flatMap((one) => ('filter' in one ? [one] : []));
  return Object.fromEntries(scoped.map(({ filter, of }) => [filter, ranges[of](now)]));
}
