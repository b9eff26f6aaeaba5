/**
 * The last query of each list, by path, until the page is reloaded: the link back to a list leads there, as Back does.
 */
const shown = new Map<string, string>();

/** Stores the last query of a list. @param query of the list's address, with its question mark */
export const rememberList = (path: string, query: string): void => {
  shown.set(path, query);
};

/** Forgets the queries of all lists, as a reload of the page does; for tests. */
export const forgetLists = (): void => shown.clear();

/** Returns the history state of an address opened from a list, so that a reload keeps the link back. */
export const fromList = (path: string, query: string) => ({ list: { path, query } });

/** Returns the last query of the list at a path. @param state of the address with the link back */
export function listQuery(path: string, state: unknown): string {
  const { list } = (state ?? {}) as Partial<ReturnType<typeof fromList>>;
  return (list?.path === path ? list.query : shown.get(path)) ?? '';
}
