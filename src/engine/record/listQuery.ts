/** What each list showed last, by its path: the way back leads there, as Back does. It is kept for this page's life only. */
const shown = new Map<string, string>();

/** @param query of the list's address, with its question mark */
export const rememberList = (path: string, query: string): void => {
  shown.set(path, query);
};

/** As on a page that was just opened. */
export const forgetLists = (): void => shown.clear();

/** What an address carries that was opened from a list, so that a reload does not lose the way back. */
export const fromList = (path: string, query: string) => ({ list: { path, query } });

/** The query that the list at a path was left with. @param state of the address that leads back */
export function listQuery(path: string, state: unknown): string {
  const { list } = (state ?? {}) as Partial<ReturnType<typeof fromList>>;
  return (list?.path === path ? list.query : shown.get(path)) ?? '';
}
