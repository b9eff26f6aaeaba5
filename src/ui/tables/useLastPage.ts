interface TablePaging {
  /** Number of the current page, from 1. */
  readonly page: number;
  readonly turn: (to: number) => void;
  /** Number of rows; undefined until it is known. */
  readonly total: number | undefined;
  /** Rows per page. */
  readonly size: number;
}

/**
 * Returns the number of pages of a table, at least one. If the current page disappears because rows were removed, turns
 * to the last page before anything is rendered.
 */
export function useLastPage({ page, turn, total, size }: TablePaging): number {
  const pages = Math.max(1, Math.ceil((total ?? 0) / size));
  if (total !== undefined && page > pages) turn(pages);
  return pages;
}
