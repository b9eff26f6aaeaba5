/** The codes that somebody typed, between blanks or commas, in capitals. */
export const codesIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
