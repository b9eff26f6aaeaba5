import { describe, expect, it } from 'vitest';
import { platformLabel } from '../../../contract/orders/platformLabel';
import { rulesOf, selectionProblem, tick as tickAmong } from '../../../contract/orders/productRules';
import { bandOf, bands, feeOf, productOf, products } from '../../../contract/orders/products';

const offered = ['AWP', 'BIL', 'MAD', 'PER', 'SIG'];
const rules = rulesOf(products);
const tick = (selected: readonly string[], product: string, on: boolean, among: readonly string[]) =>
  tickAmong(selected, product, on, among, rules);

describe('the products that are renewed', () => {
  it('REN-017 are in four bands of pupils: up to 500, 1000, 1500, and above', () => {
    expect([0, 500, 501, 1_000, 1_001, 1_500, 1_501, 9_000].map((pupils) => bandOf(pupils))).toEqual([
      ...['1', '1', '2', '2', '3', '3', '4', '4'],
    ]);
  });

  it('cost whole cents, more in each band, and of a private customer their own fee', () => {
    for (const product of products) {
      const fees = bands.map((band) => feeOf(product, false, band));
      expect(fees).toEqual([...fees].sort((a, b) => a - b));
      expect([...fees, feeOf(product, true, undefined)].every(Number.isSafeInteger)).toBe(true);
    }
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  });

  it('REN-014 REN-082 RST-010 RST-011 have a platform that renewal and restoration call by the other name', () => {
    const labels = (['renewal', 'restoration'] as const).map((kind) =>
      ['B', 'C', ''].map((platform) => platformLabel(kind, platform)),
    );
    expect(labels).toEqual([
      ['TD', 'TI', 'TI'],
      ['TI', 'TD', 'TD'],
    ]);
  });
});

describe('the rules between products', () => {
  it('REN-076 tick and untick what belongs together, and say so', () => {
    const ticked = tick(['SIG'], 'MAD', true, offered);
    expect(ticked.selected).toEqual(['AWP', 'MAD', 'PER', 'SIG']);
    expect(ticked.fired.map(({ changed }) => changed)).toEqual([['PER'], ['AWP']]);
    expect(ticked.fired[0]?.rule.say).toContain('si ordinano insieme');
    const unticked = tick(ticked.selected, 'PER', false, offered);
    expect(unticked.selected).toEqual(['SIG']);
    expect(unticked.fired.map(({ changed }) => changed)).toEqual([['MAD', 'AWP']]);
  });

  it('concern only what is offered, and end', () => {
    expect(tick([], 'MAD', true, ['MAD'])).toEqual({ selected: ['MAD'], fired: [] });
    for (const { product } of rules)
      for (const on of [true, false])
        expect(
          tick(
            [],
            product,
            on,
            products.map(({ id }) => id),
          ),
        ).toBeDefined();
  });

  it('leave nothing that cannot be ordered', () => {
    const all = products.map(({ id }) => id);
    for (const id of all)
      expect(selectionProblem(tick([], id, true, all).selected, all, rules)).toBeUndefined();
    for (const id of all)
      expect(selectionProblem(tick(all, id, false, all).selected, all, rules)).toBeUndefined();
    expect(selectionProblem(['MAD'], offered, rules)).toContain('si ordinano insieme');
  });

  it('name products that there are', () => {
    const named = rules.flatMap(({ product, others }) => [product, ...others]);
    expect(named.filter((id) => !productOf(id))).toEqual([]);
  });
});
