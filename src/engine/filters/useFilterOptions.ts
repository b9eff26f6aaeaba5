import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import type { Resource } from '../declaration/defineResource';
import type { ListState } from '../query/listState';
import { offeredIn, offersQuery } from '../record/offersQuery';

type Filters = ListState['filters'];

/** The values of a filter that come from an endpoint. */
export interface FilterOptions {
  readonly values: readonly (readonly [value: string, label: string])[];
  /** The filter that must be set first. */
  readonly waitsFor?: string;
  /** True if the call failed, so there may be more values. */
  readonly failed?: true;
}

/** Loads the values of all filters that come from endpoints, by filter name. */
export function useFilterOptions(resource: Resource, filters: Filters): ReadonlyMap<string, FilterOptions> {
  const run = useCallEndpoint();
  const declared = offering(resource);
  const answers = useQueries({
    queries: declared.map(({ offers: { endpoint, after } }) => {
      const first = after && filters[after.filter];
      const params = after && first ? { [after.param]: String(first) } : {};
      return { ...offersQuery(run, resource, endpoint, params), enabled: !after || Boolean(first) };
    }),
    combine: (results) => results.map(({ data, isError }) => ({ data, isError })),
  });
  return useMemo(
    () =>
      new Map(
        declared.map(({ field, offers }, place): [string, FilterOptions] => {
          const { data, isError = false } = answers[place] ?? {};
          const { after, most = Number.POSITIVE_INFINITY } = offers;
          const waits = after && !filters[after.filter];
          return [
            field,
            {
              values: offeredIn(data, offers).map(([value, label]) => [value, shortened(label, most)]),
              ...(waits && { waitsFor: after.filter }),
              ...(isError && data === undefined && { failed: true }),
            },
          ];
        }),
      ),
    [declared, answers, filters],
  );
}

const known = new WeakMap<Resource, ReturnType<typeof offeringOf>>();

function offering(resource: Resource) {
  const found = known.get(resource) ?? offeringOf(resource);
  known.set(resource, found);
  return found;
}

const offeringOf = ({ list }: Resource) =>
  list.filters.show.flatMap(({ field, offers }) => (offers ? [{ field, offers }] : []));

const shortened = (label: string, most: number) => (label.length > most ? `${label.slice(0, most)}…` : label);

/** Removes a filter, and the filters whose values depend on it. */
export function withoutFilter(resource: Resource, filters: Filters, name: string): Filters {
  const { [name]: _gone, ...others } = filters;
  return offering(resource)
    .filter(({ offers }) => offers.after?.filter === name)
    .reduce((left, { field }) => withoutFilter(resource, left, field), others as Filters);
}
