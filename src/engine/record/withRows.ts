interface OpenedWith {
  /** The keys of the rows that are selected and shown alone. */
  readonly ids: readonly string[];
  /** The name of the procedure to start with them. */
  readonly begin?: string | undefined;
}

/** Returns the history state that opens a list with only some rows, selected, and may start a procedure with them. */
export const withRows = (ids: readonly string[], begin?: string) => ({ with: { ids, begin } });

export const openedWith = (state: unknown): OpenedWith | undefined =>
  ((state ?? {}) as Partial<ReturnType<typeof withRows>>).with;
