import { describe, expect, it } from 'vitest';
import { fold, searchWords } from '../../../contract/values/search';

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
