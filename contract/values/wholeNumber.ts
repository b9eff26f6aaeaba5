/** Whole number of a request, within the range of its database column. */
export const wholeNumber = { kind: 'number', integer: true, max: 1_000_000_000 } as const;
