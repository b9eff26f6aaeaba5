import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../provider/i18n/language';

describe('the language of the sign-in pages', () => {
  it.each([
    [undefined, 'it'],
    ['', 'it'],
    ['it-IT,it;q=0.9,en;q=0.8', 'it'],
    ['fr,de;q=0.8', 'it'],
    ['en-GB,en;q=0.9,it;q=0.8', 'en'],
    ['fr-FR,en;q=0.5', 'en'],
    ['de, it;q=0.8, en;q=0.5', 'it'],
  ])('for %s is %s', (wanted, language) => {
    expect(languageOf(wanted)).toBe(language);
  });
});
