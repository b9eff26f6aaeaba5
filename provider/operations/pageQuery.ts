const FIRST = { page: '1', perPage: '25' } as const;

export interface PageQuery {
  readonly page?: string | null;
  readonly perPage?: string | null;
}

/** Returns the offset and limit of a page of a list. */
export function rowsOfPage(query: PageQuery): { offset: number; limit: number } {
  const limit = Number(query.perPage ?? FIRST.perPage);
  return { limit, offset: (Number(query.page ?? FIRST.page) - 1) * limit };
}
