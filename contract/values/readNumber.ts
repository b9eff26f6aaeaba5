/** What somebody typed as a number, as Italians write it: 1.234,5. Undefined where it is none. */
export function readNumber(typed: string): number | undefined {
  const thousands = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(typed);
  if (!thousands && !/^-?\d+([.,]\d+)?$/.test(typed)) return undefined;
  return Number((thousands ? typed.replaceAll('.', '') : typed).replace(',', '.'));
}
