import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import type { Field } from '../../../contract/schema/fields';
import { userFields } from '../../../contract/users/user';
import { NAME } from '../../../contract/values/nameText';
import { CONTROL_CHARACTERS, normalised, normalText } from '../../../contract/values/normalText';

/** An e with a combining accent, as macOS writes the names of files. */
const DECOMPOSED = 'e\u0301';

/** Returns a value of a field in which every text is decomposed. */
function decomposed(field: Field): unknown {
  switch (field.kind) {
    case 'record':
      return Object.fromEntries(Object.entries(field.of).map(([name, of]) => [name, decomposed(of)]));
    case 'list':
      return [decomposed(field.of)];
    case 'json':
      return { any: [DECOMPOSED, { inside: DECOMPOSED }] };
    case 'number':
    case 'money':
      return 1;
    case 'flag':
      return true;
    default:
      return DECOMPOSED;
  }
}

/** Returns the texts in a value, each with its name. */
function textsIn(value: unknown, name = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, Array.isArray(value) ? name : key));
}

/** Returns the names of secrets: they are sent unchanged, because stored hashes may predate normalization. */
function secretsIn(field: Field, name = ''): readonly string[] {
  if (field.kind === 'record') return Object.entries(field.of).flatMap(([key, of]) => secretsIn(of, key));
  if (field.kind === 'list') return secretsIn(field.of, name);
  return field.secret || field.kind === 'file' || field.kind === 'attachment' ? [name] : [];
}

describe('a text that is sent', () => {
  it.each(endpoints.filter(({ body }) => body).map((one) => [one.id, one.body as Field] as const))(
    'is composed in every field of %s, but for what is secret and files',
    (_id, body) => {
      const left = textsIn(normalised(body, decomposed(body))).filter(
        ([name, text]) => text.normalize('NFC') !== text && !secretsIn(body).includes(name),
      );
      expect(left).toEqual([]);
    },
  );

  it('is a name with every accent, apostrophe, hyphen and dot that names have', () => {
    const names = [
      'De\u0301sire\u0301e',
      'Nicolo\u0300',
      'D´Amico',
      'D`Alessandro',
      "NICOLO'",
      'D’Angelo',
      'Dʼangelo',
      'M. Teresa',
      "O'Neil–Ferrari",
      'Sala Jr.',
      'Łuczak',
      'Петренко',
      'Παπαδόπουλος',
      '王',
      'محمد',
    ];
    const refused = names.filter((name) => fieldProblems(fieldSchema(userFields.sn), name).length > 0);
    expect(refused).toEqual([]);
  });

  it('is no name where it has no letter, or what no name has', () => {
    for (const name of ['-', '.', "'", 'Rossi/Bianchi', 'Ferri (suppl. di Conti)', 'Anna 2', 'a@b'])
      expect(NAME.test(name), name).toBe(false);
  });

  it('is as long as it is once it is composed', () => {
    const field: Field = { kind: 'text', max: 3, say: { max: 'troppo lungo' } };
    expect(fieldProblems(fieldSchema(field), 'e\u0301e\u0301e\u0301')).toEqual([]);
    expect(fieldProblems(fieldSchema(field), 'eeee')).toMatchObject([{ message: 'troppo lungo' }]);
  });

  it.each(['\0', '\u0007', '\u007f', '\u009b', '\ud800'])(
    'is refused with %j in it, by a sentence',
    (control) => {
      expect(fieldProblems(fieldSchema({ kind: 'text' }), `a${control}b`)).toMatchObject([
        { message: CONTROL_CHARACTERS },
      ]);
    },
  );

  it('may have line breaks and tabs where it is long, and not where it is a name', () => {
    expect(fieldProblems(fieldSchema({ kind: 'text', max: 2000 }), 'a\r\n\tb')).toEqual([]);
    expect(fieldProblems(fieldSchema({ kind: 'text', max: 50 }), 'a\nb')).toMatchObject([
      { message: CONTROL_CHARACTERS },
    ]);
  });

  it('is a tax code in small letters and with blanks, which is kept without', () => {
    const { codicefiscale } = userFields;
    for (const typed of [' rssmra80a01h501u ', 'RSS MRA 80A01 H501U', 'RSSMRA80A01H501U\u200b']) {
      expect(fieldProblems(fieldSchema(codicefiscale), typed)).toEqual([]);
      expect(normalText(codicefiscale, typed)).toBe('RSSMRA80A01H501U');
    }
  });
});
