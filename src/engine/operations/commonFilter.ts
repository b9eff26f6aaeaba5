import { findAction } from '../../../contract/actions';
import type { Resource } from '../declaration/defineResource';
import type { ListView } from '../list/ListScreen';
import type { FoundAll } from '../list/selection';

/** Whether the provider says beforehand whom an action on many is for, and there is a step to show it at. */
export const isPreviewed = ({ name, actions }: Resource, action: string): boolean =>
  findAction(name, action) !== undefined && actions[action]?.steps.some((step) => 'confirm' in step) === true;

/**
 * What a list shows, as a filter that the provider understands; undefined where it does not: a search, a condition,
 * or a filter that means something in the browser alone.
 */
export function commonFilter(
  resource: Resource,
  { filters, conditions, shape }: Pick<ListView, 'filters' | 'conditions' | 'shape'>,
  search: string,
): FoundAll['filter'] | undefined {
  const { name, actions } = resource;
  const bulk = Object.keys(actions).filter((action) => actions[action]?.on.includes('bulk'));
  const narrowed = search !== '' || conditions.length > 0;
  if (narrowed || bulk.length === 0 || !bulk.every((action) => isPreviewed(resource, action)))
    return undefined;
  const known = bulk.map((action) => findAction(name, action)?.of.filter);
  const same = (field: string) => known.every((filter) => filter?.[field] === shape.filters[field]);
  return Object.keys(filters).every(same) ? filters : undefined;
}
