/**
 * The query options of a record's page: always fetched anew. An error is not retried but shown on the page, without a
 * redirect.
 */
export const readOptions = {
  staleTime: 0,
  retry: (failures: number, { status }: Error & { status?: number }) => failures < 2 && !status,
  onError: () => undefined,
};

export type ReadOptions = typeof readOptions;
