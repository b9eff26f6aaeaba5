/** How high the rows of a table are, in rem: they grow with the text size that the browser is set to. */
export const densities = { comfortable: 2.5, compact: 2 } as const;

export type Density = keyof typeof densities;
