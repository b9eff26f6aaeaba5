import { serviceYear, serviceYears, showServiceYear } from '../../../contract/serviceYear';
import type { Resource } from '../declaration/defineResource';

/** A filter that is never empty. */
export interface Always {
  readonly values: readonly string[];
  /** Where the address says nothing. */
  readonly start: string;
  readonly show: (value: string) => string;
}

/** What each filter in force is. */
type Filters = Readonly<Record<string, string | boolean>>;

/** The ranges that a declaration may name, as they are at a moment. */
export const ranges = {
  serviceYears: (now: Date): Always => ({
    values: serviceYears(now).map(String).reverse(),
    start: String(serviceYear(now)),
    show: showServiceYear,
  }),
} as const;

/** The filters of a list that fill a part of its address: they always have a value. */
export function alwaysOf({ wire }: Pick<Resource, 'wire'>, now: Date): Readonly<Record<string, Always>> {
  const scoped = Object.values(wire.scope).flatMap((one) => ('filter' in one ? [one] : []));
  return Object.fromEntries(scoped.map(({ filter, of }) => [filter, ranges[of](now)]));
}

/** The values of such filters. */
export const startsOf = (always: Readonly<Record<string, Always>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(always).map(([name, { start }]) => [name, start]));

/** What somebody has narrowed a list to: all its filters but those that it always has. */
export const narrowing = (
  filters: Filters,
  { always = {} }: { readonly always?: Readonly<Record<string, Always>> },
): Filters => Object.fromEntries(Object.entries(filters).filter(([name]) => !(name in always)));
