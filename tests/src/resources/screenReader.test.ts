import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { first } from '../../../src/i18n/it/first';
import { later } from '../../../src/i18n/it/later';
import { flat } from '../../../src/i18n/phrases';
import { resources } from '../../../src/resources';

const text = readFileSync('docs/screen-reader.md', 'utf8').replace(/\s+/g, ' ');
/** Words of NVDA itself. */
const NOT_OURS = ['crescente'];
const heard = [...text.matchAll(/«(\w[^»\n]*)»/g)].map(([, words = '']) => words);
const phrases: Readonly<Record<string, string>> = { ...flat(first), ...flat(later) };

/** Matches a sentence of the catalogue with any inserted values. */
const pattern = (sentence: string) =>
  new RegExp(`^${sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/%\{\w+\}/g, '.+')}$`);
const said = Object.values(phrases)
  .flatMap((sentence) => sentence.split(' |||| '))
  .filter((sentence) => sentence.replace(/%\{\w+\}/g, '').trim().length > 1)
  .map(pattern);

describe('what is listened to before a release', () => {
  it('is in the words of the screen', () => {
    expect(heard.length).toBeGreaterThan(20);
    const unsaid = heard.filter((words) => !NOT_OURS.includes(words) && !said.some((one) => one.test(words)));
    expect(unsaid).toEqual([]);
    expect(said.some((one) => one.test('Questo non lo dice nessuno schermo'))).toBe(false);
  });

  it('has the list of every resource', () => {
    // Titles of declared resources are in contract/stored, not in the catalogue.
    const missing = resources.flatMap(({ name }) => phrases[`resources.${name}.title`] ?? []);
    expect(missing.length).toBeGreaterThan(7);
    expect(missing.filter((title) => !heard.includes(title))).toEqual([]);
  });
});
