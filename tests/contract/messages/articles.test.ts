import { describe, expect, it } from 'vitest';
import { beginsWithVowel } from '../../../contract/messages/articles';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';

describe('articles before numbers', () => {
  it('follow how the number is read', () => {
    const vowel = [1, 8, 11, 80, 81, 88, 800, 811, 8_000, 8_096, 11_000, 80_000, 800_000, 8_000_000];
    expect(vowel.filter((number) => !beginsWithVowel(number))).toEqual([]);
    const consonant = [
      0, 2, 7, 10, 12, 18, 21, 28, 100, 108, 111, 110, 180, 1_000, 1_800, 1_111, 111_000, 18_000,
    ];
    expect(consonant.filter(beginsWithVowel)).toEqual([]);
  });

  it('are fitted in each sentence of the console, in Italian only', async () => {
    const { translate, changeLocale } = createI18nProvider({
      see: 'Vedi il nuovo elemento |||| Vedi i %{smart_count} selezionati',
      give: 'Assegna ruoli |||| Ai %{smart_count} si assegnano ruoli',
      done: 'Completata al %{done}%, dei %{total} elementi',
      name: 'Lezione del %{name}, poi %{smart_count}',
    });
    expect([1, 7, 8, 11, 8096].map((smart_count) => translate('see', { smart_count }))).toEqual([
      'Vedi il nuovo elemento',
      'Vedi i 7 selezionati',
      'Vedi gli 8 selezionati',
      'Vedi gli 11 selezionati',
      'Vedi gli 8.096 selezionati',
    ]);
    expect(translate('give', { smart_count: 80 })).toBe('Agli 80 si assegnano ruoli');
    expect(translate('done', { done: 8, total: '11.000' })).toBe('Completata all’8%, degli 11.000 elementi');
    expect(translate('done', { done: 100, total: 108 })).toBe('Completata al 100%, dei 108 elementi');
    expect(translate('name', { name: 'Ada', smart_count: 8 })).toBe('Lezione del Ada, poi 8');
    await changeLocale('en');
    expect(translate('engine.list.seeSelected', { smart_count: 8 })).not.toMatch(/gli/);
  });
});
