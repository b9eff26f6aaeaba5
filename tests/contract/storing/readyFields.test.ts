import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import type { Field } from '../../../contract/schema/fields';
import { emailField, phoneField, taxCodeField } from '../../../contract/storing/readyFields';
import { TextCollector } from '../../../contract/storing/texts';

const label = ['Dato', 'Value'] as const;
const plain = new TextCollector().fields({
  email: { ...emailField, label },
  phone: { ...phoneField, label },
  taxCode: { ...taxCodeField, label },
});

function refusals(name: string, value: unknown, more: object = {}): string[] {
  try {
    fieldSchema({ ...plain[name], ...more } as Field).validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

describe('a field that is ready to be used', () => {
  it.each<[string, string]>([
    ['email', 'segreteria@scuola.example'],
    ['phone', '06 1234567'],
    ['phone', '+39 333.1234567'],
    ['taxCode', 'RSSMRA80A01H501U'],
  ])('%# takes %j', (name, value) => {
    expect(refusals(name, value)).toEqual([]);
    expect(refusals(name, null)).toEqual([]);
    expect(refusals(name, '', { required: true })).toHaveLength(1);
  });

  it.each<[string, string, string]>([
    ['email', 'segreteria@scuola', 'E-mail non valida'],
    ['email', 'segreteria', 'E-mail non valida'],
    ['phone', 'interno 12', 'Numero di telefono non valido'],
    ['phone', '06', 'Numero di telefono non valido'],
    ['taxCode', 'RSSMRA80A01', 'Codice fiscale non valido'],
    ['taxCode', 'RSSMRA80A01H501UU', 'Codice fiscale non valido'],
  ])('%# refuses %j in its own words: %s', (name, value, sentence) => {
    expect(new Set(refusals(name, value))).toEqual(new Set([sentence]));
  });

  it('says that a tax code of eleven digits is a provisional one', () => {
    expect(refusals('taxCode', '12345678901')[0]).toContain('ha 11 cifre');
  });
});
