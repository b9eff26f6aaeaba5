/** Returns the first name and surname of a person. */
export const nameOf = ({ nome, cognome }: Readonly<Record<string, unknown>>): string =>
  `${nome ?? ''} ${cognome ?? ''}`.trim();
