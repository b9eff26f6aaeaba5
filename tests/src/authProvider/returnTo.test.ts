import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnTo } from '../../../src/authProvider/returnTo';

const ORIGIN = 'https://scuola.example';

describe('the page to return to', () => {
  it('is the page that was asked for, with its search and place', () => {
    expect(returnTo('/user?stato=1#riga', ORIGIN)).toBe('/user?stato=1#riga');
  });

  it.each([
    'https://altrove.example/',
    '//altrove.example/user',
    '/\\altrove.example',
    '/\t/altrove.example',
    '/..//altrove.example',
    'javascript:alert(1)',
    '/accesso/ritorno?code=1',
    '',
    undefined,
    { page: '/user' },
  ])('is the first page when %j was remembered', (wanted) => {
    expect(returnTo(wanted, ORIGIN)).toBe('/');
  });

  it('never leads to another site, whatever was remembered', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', 'a', '.', ':', '@', '\t', '?', '#') }),
        (text) => {
          const page = returnTo(text, ORIGIN);
          expect(new URL(page, ORIGIN).origin).toBe(ORIGIN);
        },
      ),
    );
  });
});
