import type { Resource } from '../declaration/defineResource';

/** Which columns a table has besides those declared: to tick rows, to act on one. */
export interface ExtraColumns {
  readonly ticks: boolean;
  readonly acts: boolean;
}

export const extraColumns = (resource: Resource): ExtraColumns => ({
  ticks: resource.list.selectable !== undefined,
  acts: Object.values(resource.actions).some(({ on }) => on.includes('row')),
});
