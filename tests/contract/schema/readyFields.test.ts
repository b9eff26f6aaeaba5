import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import type { Field } from '../../../contract/schema/fields';
import { emailField, phoneField, taxCodeField } from '../../../contract/schema/readyFields';

function refusals(field: Field, value: unknown): string[] {
  try {
    fieldSchema(field).validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

describe('a field that is ready to be used', () => {
  it.each<[Field, string]>([
    [emailField, 'segreteria@scuola.example'],
    [phoneField, '06 1234567'],
    [phoneField, '+39 333.1234567'],
    [taxCodeField, 'RSSMRA80A01H501U'],
  ])('%# takes %j', (field, value) => {
    expect(refusals(field, value)).toEqual([]);
    expect(refusals(field, null)).toEqual([]);
    expect(refusals({ ...field, required: true }, '')).toHaveLength(1);
  });

  it.each<[Field, string, string]>([
    [emailField, 'segreteria@scuola', 'E-mail non valida'],
    [emailField, 'segreteria', 'E-mail non valida'],
    [phoneField, 'interno 12', 'Numero di telefono non valido'],
    [phoneField, '06', 'Numero di telefono non valido'],
    [taxCodeField, 'RSSMRA80A01', 'Codice fiscale non valido'],
    [taxCodeField, 'RSSMRA80A01H501UU', 'Codice fiscale non valido'],
  ])('%# refuses %j in its own words: %s', (field, value, sentence) => {
    expect(new Set(refusals(field, value))).toEqual(new Set([sentence]));
  });
});
