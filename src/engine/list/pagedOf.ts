import type { Resource } from '../declaration/defineResource';

const known = new WeakMap<Resource, Resource>();

/**
 * Returns a copy of a resource whose list is paged by the provider, with the same columns, filters and conditions. It
 * can only be sorted by fields that the provider sorts by.
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
