import { describe, expect, it } from 'vitest';
import { searched, searchedAs, searchWords } from '../../contract/search';

const people = [
  { name: "D'Angelò", city: 'Forlì' },
  { name: 'D’Angelo', city: null },
  { name: 'Rossi', city: 'Roma' },
];
const found = (search: string) =>
  searched(people, search, ({ name, city }) => [name, city]).map(({ name }) => name);

describe('a search', () => {
  it.each(["d'angelo", 'D’ANGELO', 'd‘angelò', 'dʼangelo', '  D´Angelo  '])(
    'for %s finds names with either apostrophe, whatever the accents, the case and the spaces',
    (search) => expect(found(search)).toEqual(["D'Angelò", 'D’Angelo']),
  );

  it('finds records in which every word is, in any order and in any text', () => {
    expect(found('forli angelo')).toEqual(["D'Angelò"]);
    expect(found('roma angelo')).toEqual([]);
  });

  it('finds no word that begins in one text and ends in the next', () => {
    expect(found('rossiroma')).toEqual([]);
    expect(searchedAs(['Rossi', undefined, 'Roma'])).toBe('rossi\n\nroma');
  });

  it('for nothing finds all', () => {
    expect(found(' \u00a0 ')).toHaveLength(3);
    expect(searchWords('\t')).toEqual([]);
  });
});
