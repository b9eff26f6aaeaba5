import { readFileSync } from 'node:fs';
import { array, assert, boolean, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderKinds, type PricedOrder, priceOf } from '../../../contract/orders/price';
import { showAmount, showEuro, showPercent } from '../../../contract/values/showMoney';

/** Computed by bc: prices.bc says how. */
const cases = readFileSync('tests/contract/orders/prices.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t').map(Number));

const school = (kind: PricedOrder['kind']): PricedOrder => ({ kind, isPrivate: false });
const anybody = constantFrom(...orderKinds).chain((kind) =>
  boolean().map((isPrivate) => ({ kind, isPrivate })),
);
const cents = (max: number) => integer({ min: 0, max });
const HUNDRED_THOUSAND = 10_000_000;

describe('the price of an order', () => {
  it('REN-066 REN-067 REN-068 REN-070 is that of the worked cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    const computed = cases.map(([kind, own, sum = 0]) => {
      const ordering = { kind: orderKinds[(kind ?? 1) - 1] ?? 'renewal', isPrivate: own === 1 };
      const { total, percent, discount, payable, vat, due, contacts } = priceOf(sum, ordering);
      return [kind, own, sum, total, percent, discount, payable, vat, due, contacts];
    });
    expect(computed).toEqual(cases);
  });

  it('REN-068 REN-069 is discounted by a thousandth of the total in percent: 800 euros by 0.8%', () => {
    expect(priceOf(80_000, school('renewal'))).toMatchObject({
      percent: 80_000,
      discount: 640,
      payable: 79_000,
    });
    expect(showPercent(80_000)).toBe('0,8%');
  });

  it('REN-071 REN-049 is not discounted up to 500 euros, nor for a private customer', () => {
    assert(property(cents(50_000), (sum) => priceOf(sum, school('renewal')).discount === 0));
    const own = { kind: 'renewal', isPrivate: true } as const;
    assert(
      property(cents(2 * HUNDRED_THOUSAND), (sum) => {
        const { total, payable, percent } = priceOf(sum, own);
        return total === sum && payable === sum && percent === 0;
      }),
    );
    expect(priceOf(50_001, school('renewal')).discount).toBe(250);
  });

  it('RST-027 RST-028 RST-035 of a restoration is rounded to ten euros and never discounted, VAT on that', () => {
    assert(
      property(cents(2 * HUNDRED_THOUSAND), (sum) => {
        const { payable, discount, vat } = priceOf(sum, school('restoration'));
        return (
          payable % 1_000 === 0 &&
          Math.abs(payable - sum) <= 500 &&
          discount === 0 &&
          vat * 100 === payable * 22
        );
      }),
    );
    expect(priceOf(50_500, school('restoration'))).toMatchObject({ payable: 51_000, vat: 11_220 });
  });

  it('REN-072 RST-038 gives a contact for every 23 euros of half of it, rounded up', () => {
    expect(priceOf(4_600, { kind: 'renewal', isPrivate: true }).contacts).toBe(1);
    expect(priceOf(4_601, { kind: 'renewal', isPrivate: true }).contacts).toBe(2);
    expect(priceOf(50_500, school('restoration')).contacts).toBe(12);
  });

  it('grows with what is ordered, up to 50,000 euros with a discount and without end without one', () => {
    assert(
      property(anybody, cents(HUNDRED_THOUSAND / 2), cents(HUNDRED_THOUSAND / 2), (ordering, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        return priceOf(less, ordering).payable <= priceOf(more, ordering).payable;
      }),
    );
    assert(
      property(cents(9 * HUNDRED_THOUSAND), cents(HUNDRED_THOUSAND), (sum, more) =>
        orderKinds.every(
          (kind) =>
            priceOf(sum, { kind, isPrivate: true }).due <= priceOf(sum + more, { kind, isPrivate: true }).due,
        ),
      ),
    );
    expect(priceOf(5_000_000, school('renewal')).payable).toBe(2_500_000);
  });

  it('is never negative below 100,000 euros, and nothing there: the discount has no cap', () => {
    assert(
      property(anybody, cents(HUNDRED_THOUSAND - 1), (ordering, sum) => {
        const { payable, vat, due, contacts } = priceOf(sum, ordering);
        return [payable, vat, due, contacts].every((one) => Number.isSafeInteger(one) && one >= 0);
      }),
    );
    expect(priceOf(HUNDRED_THOUSAND, school('renewal')).payable).toBe(0);
    expect(priceOf(HUNDRED_THOUSAND + 10_000, school('renewal')).payable).toBe(-10_000);
  });

  it('depends on nothing but the sum, in whichever order the fees come', () => {
    assert(
      property(anybody, array(cents(100_000), { maxLength: 20 }), (ordering, fees) => {
        const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
        expect(priceOf(sum([...fees].reverse()), ordering)).toEqual(priceOf(sum(fees), ordering));
      }),
    );
  });
});

describe('an amount', () => {
  it('REN-081 is in euros as it-IT writes them', () => {
    expect([0, 5, 123_450, 100_000_000].map(showEuro)).toEqual([
      '0,00\u00a0€',
      '0,05\u00a0€',
      '1.234,50\u00a0€',
      '1.000.000,00\u00a0€',
    ]);
    const formatted = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });
    expect(showEuro(1_234_567)).toBe(formatted.format(12_345.67));
  });

  it('is written with its sign, and without the currency', () => {
    expect([-10_000, -5, 99].map(showAmount)).toEqual(['-100,00', '-0,05', '0,99']);
    expect([0, 500, 100_000, 5_000_000].map(showPercent)).toEqual(['0%', '0,005%', '1%', '50%']);
  });
});
