import { showNumber } from './showNumber';

/** Cents as an amount, as Italians write it: 1.234,50. No floating point. */
export function showAmount(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${showNumber(whole)},${rest}`;
}

/** Cents in euros, as it-IT writes them: 1.234,50 €. */
export const showEuro = (cents: number): string => `${showAmount(cents)}\u00a0€`;

/** Hundred-thousandths of a percent: 0,8%. */
export function showPercent(parts: number): string {
  const rest = String(parts % 100_000)
    .padStart(5, '0')
    .replace(/0+$/, '');
  return `${showNumber(Math.trunc(parts / 100_000))}${rest && `,${rest}`}%`;
}
