/**
 * Parses an amount in euros, such as `16,50`, `1.200` or `€ 3`, and returns cents. Returns undefined if it is not an
 * amount or has more than two decimals.
 */
export function readCents(typed: string): number | undefined {
  const [, sign, whole = '', rest = ''] =
    /^(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(typed.replace(/^€\s*|\s*€$/g, '')) ?? [];
  if (!whole) return undefined;
  const cents = Number(`${whole.replaceAll('.', '')}${rest.padEnd(2, '0')}`);
  return sign ? -cents : cents;
}
