const LONGEST = 500;

/** Returns a statement for logs and traces: without quoted values, which may name a person, and truncated. */
export const statementText = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
