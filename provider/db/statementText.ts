const LONGEST = 500;

/** A statement as logs and traces may show it: without what stands in quotes, which may name a person, and not too long. */
export const statementText = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
