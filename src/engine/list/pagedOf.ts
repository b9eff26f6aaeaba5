import type { Resource } from '../declaration/defineResource';

const known = new WeakMap<Resource, Resource>();

/**
 * Returns a resource whose list has more records than are loaded at once, as one that its provider pages: with the same
 * columns, filters and conditions. It is ordered by the fields that the provider sorts by.
 */
export function pagedOf(resource: Resource): Resource {
  const before = known.get(resource);
  if (before) return before;
  const { list, endpoints } = resource;
  const pageSizes = list.pageSizes.filter((size) => size !== null);
  const paged = {
    ...resource,
    list: { ...list, pageSizes },
    endpoints: { ...endpoints, list: { ...endpoints.list, answers: 'page' } },
  } as Resource;
  known.set(resource, paged);
  return paged;
}
