/** The heights of table rows, in rem: they grow with the browser's text size. */
export const densities = { comfortable: 2.5, compact: 2 } as const;

export type Density = keyof typeof densities;
