/** The name of a field. */
export type Name<F> = keyof F & string;
