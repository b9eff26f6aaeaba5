import { describe, expect, it } from 'vitest';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import type { Field } from '../../../contract/schema/fields';
import { jsonSchema } from '../../../contract/schema/jsonSchema';
import { showNumber } from '../../../contract/values/showNumber';
import { formKind } from '../../../src/engine/form/formKinds';
import { kinds } from '../../../src/engine/record/kinds';

const price = { kind: 'money', min: 100, max: 50_000 } as const satisfies Field;
const hours = { kind: 'number', decimals: 2 } as const satisfies Field;

/** Returns the value sent for a typed text, or the message that refuses it. */
function typed(field: Field, text: string): unknown {
  const value = formKind(field).fromForm(text);
  const [problem] = fieldProblems(fieldSchema(field), value);
  return problem ? problem.message : value;
}

describe('an amount of money', () => {
  it.each([
    ['16,50', 1650],
    ['16.50', 1650],
    ['16,5', 1650],
    ['300', 30_000],
    ['1,10', 110],
    ['€ 7', 700],
    ['7,05 €', 705],
  ])('typed as %s is %i cents', (text, cents) => expect(typed(price, text)).toBe(cents));

  it('with a third decimal is refused and stays as it was typed', () => {
    expect(typed(price, '12,345')).toBe(
      'Scrivere un importo in euro, come 16,50: al massimo due cifre dopo la virgola',
    );
    expect(formKind(price).tidy?.('12,345')).toBe('12,345');
    expect(typed(price, 'dodici')).toMatch(/^Scrivere un importo/);
  });

  it('is read and limited in euros, and is whole cents on the wire', () => {
    expect(kinds.money.text(1650, String, price)).toBe('16,50\u00a0€');
    expect(kinds.money.text(123_456_789, String, price)).toBe('1.234.567,89\u00a0€');
    expect(formKind(price).toForm(1650)).toBe('16,50');
    expect(typed(price, '0,99')).toBe('Il minimo è 1,00\u00a0€');
    expect(typed(price, '500,01')).toBe('Il massimo è 500,00\u00a0€');
    expect(fieldProblems(fieldSchema(price), 1650.5)).toHaveLength(1);
    expect(jsonSchema({ ...price, required: true })).toMatchObject({ type: 'integer', 'x-unit': 'cent' });
  });
});

describe('a number', () => {
  it('with more decimals than it may have is refused, and not rounded', () => {
    expect(typed(hours, '12,345')).toBe('Sono ammesse al massimo 2 cifre dopo la virgola');
    expect(typed(hours, '12,34')).toBe(12.34);
    expect(fieldProblems(fieldSchema(hours), 1e-7)).toHaveLength(1);
    expect(jsonSchema({ ...hours, required: true })).toEqual({ type: 'number', multipleOf: 0.01 });
  });

  it('is shown with as many decimals as it has, or as it must have', () => {
    expect(kinds.number.text(16.5, String, hours)).toBe('16,50');
    expect(kinds.number.text(12.3456, String)).toBe('12,3456');
    expect(showNumber(6500)).toBe('6.500');
  });
});
