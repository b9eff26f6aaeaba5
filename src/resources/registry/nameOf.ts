/** A person by name and surname. */
export const nameOf = ({ nome, cognome }: Readonly<Record<string, unknown>>): string =>
  `${nome ?? ''} ${cognome ?? ''}`.trim();
