import { showNumber } from './showNumber';

/** Formats cents in Italian notation: 1.234,50. It does not use floating point. */
export function showAmount(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${showNumber(whole)},${rest}`;
}

/** Formats cents as euros in it-IT: 1.234,50 €. */
export const showEuro = (cents: number): string => `${showAmount(cents)}\u00a0€`;

/** Formats hundred-thousandths of a percent: 0,8%. */
export function showPercent(parts: number): string {
  const rest = String(parts % 100_000)
    .padStart(5, '0')
    .replace(/0+$/, '');
  return `${showNumber(Math.trunc(parts / 100_000))}${rest && `,${rest}`}%`;
}
