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
 * How many pages a table has, at least one. Rows may go away: whoever stands on a page that is there no more is turned to
 * the last one, before anything is shown.
 */
export function useLastPage({ page, turn, total, size }: Turned): number {
  const pages = Math.max(1, Math.ceil((total ?? 0) / size));
  if (total !== undefined && page > pages) turn(pages);
  return pages;
}
