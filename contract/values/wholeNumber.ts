/** A whole number that a call takes, within what a column of the database holds. */
export const wholeNumber = { kind: 'number', integer: true, max: 1_000_000_000 } as const;
