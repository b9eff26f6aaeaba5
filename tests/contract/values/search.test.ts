import { describe, expect, it } from 'vitest';
import {
  fold,
  isFoundIn,
  searchAlternatives,
  searchable,
  searchValues,
  searchWords,
} from '../../../contract/values/search';

describe('a text as it is searched', () => {
  it.each(['D’Angelo', 'D‘Angelo', 'Dʼangelo', 'D´Angelo', 'D′Angelo', 'D＇ANGELO'])(
    'has one apostrophe, whichever was written: %s',
    (written) => {
      expect(fold(written)).toBe("d'angelo");
      expect(searchWords(`maria ${written}`)).toEqual(['maria', "d'angelo"]);
    },
  );

  it('keeps what is no apostrophe', () => {
    expect(fold('«D"Angelo» 5′')).toBe('«d"angelo» 5\'');
    expect(fold('Dangelo')).toBe('dangelo');
  });
});

describe('a search for several values', () => {
  it.each(['a1 b\r\nc2\r\n', 'a1 b; c2;', 'a1 b\tc2', ' a1 b \n\n c2\na1 b', '\u200ba1 b;c2\u200b'])(
    'has each value once, however they are separated: %j',
    (pasted) => {
      expect(searchAlternatives(pasted)).toEqual([['a1', 'b'], ['c2']]);
    },
  );

  it('finds what has all words of one of the values, and everything if there is none', () => {
    const found = (search: string) =>
      ['rossi mario', 'bianchi anna', 'rossi anna'].filter((text) =>
        isFoundIn(text, searchAlternatives(search)),
      );
    expect(found('anna rossi; mario')).toEqual(['rossi mario', 'rossi anna']);
    expect(found('; \n')).toHaveLength(3);
    expect(searchValues(' ; \u200b')).toEqual([]);
  });
});

it.each([
  ['Łuczak Łucja', ['luczak', 'lucja', 'Łuczak']],
  ['Đorđević Đurđa', ['dordevic', 'DJORDJEVIC', 'Đorđević', 'djurdja']],
  ['Ørsted Bjørn', ['orsted', 'OERSTED', 'bjorn', 'bjoern', 'Ørsted']],
  ['Weiß Jürgen', ['weiss', 'jurgen', 'juergen', 'WEISS', 'Weiß']],
  ['Weiß Ju\u0308rgen', ['juergen']],
  ['Ækre Æse', ['akre', 'aekre', 'ÆKRE']],
  ['Țepeș Ștefan', ['tepes', 'stefan']],
  ['Betaña Iñaki', ['betana']],
  ['Alù Calogero', ['alu']],
])('%s is found as people write it on any keyboard', (name, searches) => {
  for (const search of searches)
    expect(isFoundIn(searchable(name), searchAlternatives(search)), search).toBe(true);
});
