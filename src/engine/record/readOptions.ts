/**
 * The query options of a record's page: the record is always fetched anew. A request without a response is retried
 * twice; an error of the provider is shown on the page at once, without a redirect.
 */
export const readOptions = {
  staleTime: 0,
  retry: (failures: number, { status }: Error & { status?: number }) => failures < 2 && !status,
  onError: () => undefined,
};

export type ReadOptions = typeof readOptions;
