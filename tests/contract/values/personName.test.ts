import { describe, expect, it } from 'vitest';
import { divideName } from '../../../contract/values/personName';
import { codeOf } from '../../fixtures/officeLists';

const divided = (text: string, code = '', order: Parameters<typeof divideName>[2] = 'surnameFirst') => {
  const { surname, name, isSure } = divideName(text, code, order);
  return [surname, name, isSure];
};

describe('a name in one text', () => {
  it.each([
    ['ZAMBELLI NICOLÒ', codeOf('Zambelli', 'Nicolò'), ['ZAMBELLI', 'NICOLÒ']],
    ['De Luca Maria', codeOf('De Luca', 'Maria'), ['De Luca', 'Maria']],
    ['Rossi Maria Teresa', 'RSSMTR80A41H501H', ['Rossi', 'Maria Teresa']],
    ['Rossi Bianchi Ada', 'RSSDAA80A41H501H', ['Rossi Bianchi', 'Ada']],
    ['Rossi A. Ada', 'RSSDAA80A41H501H', undefined],
    ['Lo Presti Giuseppe', codeOf('Lo Presti', 'Giuseppe'), ['Lo Presti', 'Giuseppe']],
    ['Maria Teresa Rossi', 'RSSMTR80A41H501H', ['Rossi', 'Maria Teresa']],
    ["DELL'OLMO MARIÙ", codeOf('DellOlmo', 'Mariù'), ["DELL'OLMO", 'MARIÙ']],
    ['Łuczak Łucja', codeOf('Luczak', 'Lucja'), ['Łuczak', 'Łucja']],
  ])('%s with the code %s ends its surname where the code says', (text, code, parts) => {
    const [surname, name, isSure] = divided(text, code);
    if (parts) expect([surname, name, isSure]).toEqual([...parts, true]);
    else expect(isSure).toBe(false);
  });

  it('is divided by its comma', () => {
    expect(divided('De Luca, Maria Teresa')).toEqual(['De Luca', 'Maria Teresa', true]);
  });

  it('is divided in the order of the column where it has two words and no code', () => {
    expect(divided('Rossi Mario')).toEqual(['Rossi', 'Mario', true]);
    expect(divided('Mario Rossi', '', 'nameFirst')).toEqual(['Rossi', 'Mario', true]);
  });

  it('keeps the particles of the surname, and is not sure of more words without a code', () => {
    expect(divided('De Luca Maria')).toEqual(['De Luca', 'Maria', false]);
    expect(divided('Maria Teresa De Luca', '', 'nameFirst')).toEqual(['De Luca', 'Maria Teresa', false]);
    expect(divided('Rossi Maria Teresa')).toEqual(['Rossi', 'Maria Teresa', false]);
  });

  it('is not sure where the code is of somebody else, and proposes the other ways', () => {
    const { isSure, others, surname } = divideName(
      'Rossi Mario',
      codeOf('Zambelli', 'Nicolò'),
      'surnameFirst',
    );
    expect([isSure, surname]).toEqual([false, 'Rossi']);
    expect(others).toEqual([{ surname: 'Mario', name: 'Rossi' }]);
  });

  it('is not sure of a particle and a word, and drops no word of a long text', () => {
    expect(divided('De Luca')).toEqual(['De', 'Luca', false]);
    const long = Array.from({ length: 20 }, (_, n) => `parola${n}`).join(' ');
    expect(divided(long)).toEqual([long, '', false]);
  });

  it('is a surname where it has one word', () => {
    expect(divided('Rossi')).toEqual(['Rossi', '', false]);
    expect(divided('')).toEqual(['', '', false]);
  });
});
