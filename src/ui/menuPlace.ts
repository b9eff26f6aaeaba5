/** Groups of menu pages, in display order; their words are `shell.menu.{group}`. */
export const menuGroups = ['people', 'schoolProfile', 'contracts', 'administration', 'activity'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** The place of a resource's list in the menu. */
export interface MenuPlace {
  /** Group of the list; without it, the list stands outside the groups. */
  readonly group?: MenuGroup;
  /** Address of the page before which the list stands in the menu; without it, the list stands last. */
  readonly before?: `/${string}`;
}
