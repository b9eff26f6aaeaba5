/** Parses a number in Italian notation: 1.234,5. Returns undefined if it is not a number. */
export function readNumber(typed: string): number | undefined {
  const thousands = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(typed);
  if (!thousands && !/^-?\d+([.,]\d+)?$/.test(typed)) return undefined;
  return Number((thousands ? typed.replaceAll('.', '') : typed).replace(',', '.'));
}
