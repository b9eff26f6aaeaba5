/** How a page reads its record: anew each time. A refusal is final, and is shown on the page that nobody is led away from. */
export const readOptions = {
  staleTime: 0,
  retry: (failures: number, { status }: Error & { status?: number }) => failures < 2 && !status,
  onError: () => undefined,
};

export type ReadOptions = typeof readOptions;
