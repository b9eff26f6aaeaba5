/** Groups of menu pages, in display order; their words are `shell.menu.{group}`. */
export const menuGroups = ['people', 'schoolProfile', 'contracts', 'administration', 'activity'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** The place of a resource's list in the menu. */
export interface MenuPlace {
  /** Its group; ungrouped when absent. */
  readonly group?: MenuGroup;
  /** The address of the page before which it stands; last when absent. */
  readonly before?: `/${string}`;
}
