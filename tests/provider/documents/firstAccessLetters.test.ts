import { beforeAll, describe, expect, it } from 'vitest';
import { firstAccessLetters } from '../../../provider/documents/firstAccessLetters';
import { pdfText, spaceless, unpackedPdf } from '../../fixtures/pdfText';

const at = new Date('2026-09-01T10:00:00Z');
const people = [
  { uid: 'ionita.SG10001', sn: 'Ioniță', cn: 'Ștefan', link: 'https://scuola.example/cambiopassword?id=uno' },
  {
    uid: 'wisniewska.SG10001',
    sn: 'Wiśniewska-Çelik',
    cn: 'Zoë',
    link: 'https://scuola.example/cambiopassword?id=due',
  },
];

describe('the letters with the first access', () => {
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await firstAccessLetters(
      { school: 'Istituto Rosa Balistreri', titolo: '1ª A', days: 30, people },
      at,
    );
  });

  it('are a page each, with the name in whatever Latin letters it is written, and the link', () => {
    const text = spaceless(pdfText(pdf));
    for (const { cn, sn, link } of people) {
      expect(text).toContain(`Gentile${cn}${sn},`);
      expect(text).toContain(link);
    }
    expect(unpackedPdf(pdf).match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  it('can be read by a screen reader: tagged, with a description of each code and every font inside', () => {
    const text = unpackedPdf(pdf);
    expect(text).toContain('/Marked true');
    expect(text.match(/\/S \/Figure\b/g)).toHaveLength(2);
    expect(text.match(/\/S \/H1\b/g)).toHaveLength(2);
    expect(text).not.toMatch(/\/BaseFont \/(Helvetica|Courier)/);
  });
});
