import { describe, expect, it } from 'vitest';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import { jsonSchema } from '../../../contract/schema/jsonSchema';
import { bytesIn, fileText, fileTypeOf, sizeText } from '../../../contract/values/files';

const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
const field = { kind: 'file', required: true, of: ['pdf', 'png'], max: 100 } as const;
const said = (value: unknown) => fieldProblems(fieldSchema(field), value).map(({ message }) => message);
const OTHER = 'Il file non è di un tipo previsto: scegliere un file PDF o PNG';

describe('a file in base64', () => {
  it('is known by how it begins, not by what it is called', () => {
    expect(fileTypeOf(base64('%PDF-1.7\n'))).toBe('pdf');
    expect(fileTypeOf(base64('\x89PNG\r\n\x1a\n…'))).toBe('png');
    expect(fileTypeOf(base64('\xff\xd8\xff\xe0'))).toBe('jpeg');
    expect(fileTypeOf(base64('MZ'))).toBeUndefined();
  });

  it('is as large as its bytes, not its letters', () => {
    for (let bytes = 1; bytes < 20; bytes++) expect(bytesIn(base64('a'.repeat(bytes)))).toBe(bytes);
    expect([sizeText(1), sizeText(120_000), sizeText(1_500_000)]).toEqual(['1 KB', '120 KB', '1,5 MB']);
    expect(fileText(base64('%PDF-1.7'))).toBe('PDF, 1 KB');
    expect(fileText(null)).toBe('');
  });

  it('is taken within its limits, and refused in words beyond them', () => {
    const pdf = (bytes: number) => base64('%PDF-'.padEnd(bytes, '1'));
    expect(said(pdf(100))).toEqual([]);
    expect(said(pdf(101))).toEqual(['Il file è troppo grande: può essere al massimo di 1 KB']);
    expect(said(base64('\xff\xd8\xff\xe0'))).toEqual([OTHER]);
    expect(said(`${pdf(9)}!`)).toEqual([OTHER]);
    expect(said(`${pdf(9)}A`)).toEqual([OTHER]);
    expect(said('')).toEqual(['Campo obbligatorio']);
    expect(said(7)).toEqual([OTHER]);
  });

  it('of many megabytes is judged without effort', () => {
    const large = base64('%PDF-'.padEnd(20_000_000, '1'));
    expect(fieldProblems(fieldSchema({ ...field, max: 20_000_000 }), large)).toEqual([]);
  });

  it('stands in the OpenAPI document with its limits', () => {
    expect(jsonSchema(field)).toEqual({
      type: 'string',
      contentEncoding: 'base64',
      maxLength: 136,
      'x-media-types': ['application/pdf', 'image/png'],
    });
  });
});
