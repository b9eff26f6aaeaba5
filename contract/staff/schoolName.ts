/** Name of a school, in rows that have its code. It is absent in responses about a single school. */
export const schoolName = { kind: 'text', readOnly: true, about: 'name of the school' } as const;
