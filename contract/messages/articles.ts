/** Articles and their contractions with prepositions: the form before a consonant, and before a vowel. */
export const vowelForms: Readonly<Record<string, string>> = {
  i: 'gli ',
  ai: 'agli ',
  dei: 'degli ',
  dai: 'dagli ',
  nei: 'negli ',
  sui: 'sugli ',
  il: 'l’',
  al: 'all’',
  del: 'dell’',
  dal: 'dall’',
  nel: 'nell’',
  sul: 'sull’',
};

const WITH_NUMBER = new RegExp(`(?<!\\p{L})(${Object.keys(vowelForms).join('|')}) (%?\\{(\\w+)\\})`, 'giu');

/** Returns whether the Italian word for a number begins with a vowel: uno, otto, undici, ottanta, undicimila. */
export function beginsWithVowel(value: number): boolean {
  if (!Number.isInteger(value) || value < 1) return false;
  if (value === 1) return true;
  const digits = String(value);
  const first = digits.slice(0, digits.length % 3 || 3);
  return first.startsWith('8') || first === '11';
}

/**
 * Changes the articles of an Italian sentence to suit the numbers that will follow them: `i 7`, but `gli 8`; `al 7%`,
 * but `all’8%`. The place of a number is written `{count}`, or `%{count}` as in react-admin.
 * @param valueAt returns the value of a place; only values that are numbers change an article
 */
export const fitArticles = (sentence: string, valueAt: (name: string) => unknown): string =>
  sentence.replace(WITH_NUMBER, (found: string, article: string, place: string, name: string) => {
    const value = valueAt(name);
    const number =
      typeof value === 'string' && /^\d{1,3}(\.\d{3})*$/.test(value)
        ? Number(value.replaceAll('.', ''))
        : value;
    if (typeof number !== 'number' || !beginsWithVowel(number)) return found;
    const fitting = vowelForms[article.toLowerCase()] ?? '';
    const capital = article.charAt(0) !== article.charAt(0).toLowerCase();
    return `${capital ? fitting.charAt(0).toUpperCase() + fitting.slice(1) : fitting}${place}`;
  });
