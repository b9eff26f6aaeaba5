interface Turned {
  /** From 1 on. */
  readonly page: number;
  readonly turn: (to: number) => void;
  /** How many rows there are; undefined until that is known. */
  readonly total: number | undefined;
  /** How many of them a page has. */
  readonly size: number;
}

/**
 * Returns the number of pages of a table, at least one. If the current page disappears because rows were removed, turns
 * to the last page before anything is rendered.
 */
export function useLastPage({ page, turn, total, size }: Turned): number {
  const pages = Math.max(1, Math.ceil((total ?? 0) / size));
  if (total !== undefined && page > pages) turn(pages);
  return pages;
}
