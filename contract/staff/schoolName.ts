/** Name of the school of a row, beside its code; absent in responses about one school. */
export const schoolName = { kind: 'text', readOnly: true, about: 'of the school' } as const;
