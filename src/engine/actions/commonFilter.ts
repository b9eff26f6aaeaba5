import { findAction } from '../../../contract/operations/actions';
import { MAX_SEARCH_LENGTH, searchWords } from '../../../contract/values/search';
import type { Resource } from '../declaration/defineResource';
import type { ListView } from '../list/listContexts';
import type { Narrowing } from '../list/selection';
import { conditionsWhere } from '../query/condition';

/**
 * Returns true if the provider can preview the targets of a bulk action, and a step of the action shows the preview.
 */
export const isPreviewed = ({ name, actions }: Resource, action: string): boolean =>
  findAction(name, action) !== undefined && actions[action]?.steps.some((step) => 'confirm' in step) === true;

/**
 * Returns the criteria of a list in the provider's terms: filters, conditions and search. Undefined if one of them
 * works only in the browser, if only selected rows are shown, or if a bulk action cannot be previewed.
 */
export function commonFilter(
  resource: Resource,
  { filters, conditions, shape, only }: Pick<ListView, 'filters' | 'conditions' | 'shape' | 'only'>,
  search: string,
): Narrowing | undefined {
  if (only) return undefined;
  const { name, actions, list } = resource;
  // An action with a dialog of its own shows the rows themselves, and needs no preview.
  const bulk = Object.keys(actions).filter(
    (action) => actions[action]?.on.includes('bulk') && !actions[action]?.dialog,
  );
  if (bulk.length === 0 || !bulk.every((action) => isPreviewed(resource, action))) return undefined;
  const known = findAction(name, bulk[0] ?? '')?.of;
  if (!known) return undefined;
  const words = searchWords(search).length > 0;
  const understood =
    Object.keys(filters).every(
      (field) => known.filter[field] && known.filter[field] === shape.filters[field],
    ) &&
    conditions.every(
      ({ field }) => known.conditions[field] && known.conditions[field] === resource.fields[field],
    ) &&
    (!words || (search.length <= MAX_SEARCH_LENGTH && known.search.join() === list.search.join()));
  if (!understood) return undefined;
  return {
    filter: filters,
    ...(conditions.length > 0 && { where: conditionsWhere(shape.testable, conditions) }),
    ...(words && { search }),
  };
}
