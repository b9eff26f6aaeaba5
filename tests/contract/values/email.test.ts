import { describe, expect, it } from 'vitest';
import { linkEmail } from '../../../contract/account/password';
import { EXPORT_EMAIL } from '../../../contract/exportRequests/exportRequest';
import { cellCheck } from '../../../contract/imports/imports';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import { userUpdateFields } from '../../../contract/users/endpoints';
import { importedUser } from '../../../contract/users/importedUser';
import { userFields } from '../../../contract/users/user';
import { EMAIL_WITH_DOMAIN } from '../../../contract/values/email';

const isFine = (email: string) => [
  fieldSchema(userFields.email).isValidSync(email),
  fieldSchema(userUpdateFields.email).isValidSync(email),
  fieldSchema(linkEmail).isValidSync(email),
  EXPORT_EMAIL.test(email),
  EMAIL_WITH_DOMAIN.test(email),
  cellCheck(importedUser, 'email', '2026-11-28').problem(email) === undefined,
];
const all = (fine: boolean) => Array(6).fill(fine);

describe('an e-mail, wherever it comes in', () => {
  it.each(["maria.d'angelo+scuola@example.org", 'MARIA@EXAMPLE.ORG', 'nicolò@città.it'])(
    'may be %s',
    (email) => {
      expect(isFine(email)).toEqual(all(true));
    },
  );

  it.each([
    ['a Cyrillic letter among Latin ones', 'm\u0430ria@example.org'],
    ['a Greek letter in the domain', 'maria@ex\u03b1mple.org'],
    ['an alphabet of its own before a Latin domain', '\u043c\u0430\u0440\u0438\u044f@example.org'],
    ['a zero-width space', 'maria\u200b@example.org'],
    ['a zero-width joiner', 'mar\u200dia@example.org'],
    ['a byte order mark', 'mar\ufeffia@example.org'],
    ['a soft hyphen', 'mar\u00adia@example.org'],
    ['a sign that turns the direction', 'maria@\u202egro.elpmaxe'],
    ['an isolate of direction', 'maria\u2066@example.org'],
    ['full-width letters', '\uff4daria@example.org'],
    ['mathematical letters', '\u{1d426}aria@example.org'],
    ['a space that does not break', 'maria\u00a0@example.org'],
    ['a control character', 'maria\u0007@example.org'],
  ])('has not %s', (_what, email) => {
    expect(isFine(email)).toEqual(all(false));
  });

  it('USR-120 looks like x@y, and says what is wrong where it cannot be seen', () => {
    const said = (email: string) => {
      try {
        fieldSchema(userFields.email).validateSync(email, { abortEarly: true });
        return undefined;
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(said('x@y')).toBeUndefined();
    expect(said('xy')).toBe('E-mail non valida');
    expect(said('maria\u200b@example.org')).toMatch(/invisibili o di un altro alfabeto/);
  });
});

describe('a name', () => {
  const said = (name: string) => fieldSchema(userFields.sn).isValidSync(name);
  it.each([' ', '   ', "'", '-', " '-’ ", '\u00a0'])('is not made of "%s" alone', (name) => {
    expect(said(name)).toBe(false);
  });
  it.each(["D'Angelò", 'De Rossi', 'Ó', 'Ng-Wei'])('may be %s', (name) => {
    expect(said(name)).toBe(true);
  });
});
