import { matches, type Viewer, type Where } from '../../../contract/where';
import type { Resource } from '../declaration/defineResource';
import type { Surroundings } from '../declaration/surroundings';
import type { ListShape } from './listState';

/** What is declared to be shown in these surroundings. */
export const shownIn = <T extends { readonly shown?: Where<Surroundings> }>(
  declared: readonly T[],
  surroundings: Surroundings,
  viewer: Viewer,
): readonly T[] => declared.filter(({ shown }) => !shown || matches(shown, surroundings, viewer));

/** The list of a resource, as far as its address goes, for somebody in these surroundings. */
export function listShape({ list, wire }: Resource, surroundings: Surroundings, viewer: Viewer): ListShape {
  const filters = shownIn(list.filters.show, surroundings, viewer).flatMap(({ field }) => {
    const filter = list.filters.of[field];
    return filter ? [[field, filter] as const] : [];
  });
  return {
    columns:
      wire.list.answers === 'page'
        ? []
        : shownIn(list.columns, surroundings, viewer).map(({ field }) => field),
    sort: list.sort,
    filters: Object.fromEntries(filters),
    pageSizes: list.pageSizes,
    pageSize: list.pageSize,
  };
}
