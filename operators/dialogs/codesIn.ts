/** Splits typed codes at blanks or commas, in upper case. */
export const codesIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
