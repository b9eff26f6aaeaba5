interface OpenedWith {
  /** The keys of the rows that are ticked and shown alone. */
  readonly ids: readonly string[];
  /** The procedure that is begun with them, by its name. */
  readonly begin?: string | undefined;
}

/** What an address carries that opens a list with some rows ticked and shown alone, and may begin something with them. */
export const withRows = (ids: readonly string[], begin?: string) => ({ with: { ids, begin } });

export const openedWith = (state: unknown): OpenedWith | undefined =>
  ((state ?? {}) as Partial<ReturnType<typeof withRows>>).with;
