import { describe, expect, it } from 'vitest';
import { preservationDocuments, preservationKinds } from '../../../contract/preservation/preservation';
import { makePreservationDocument } from '../../../provider/documents/preservation/makePreservationDocument';
import { pdfText, unpackedPdf } from '../../fixtures/pdfText';

const facts = {
  provider: 'Fornitore di prova',
  contact: 'assistenza@example.org',
  school: {
    customerCode: 'SG10001',
    codMin: 'TNIS013001',
    name: 'Istituto di istruzione superiore con un nome assai lungo, che non sta in una riga di tabella',
    kind: 'ISTITUTO SUPERIORE',
    address: 'Via Roma 1, 38100 Trento (TN)',
  },
  ds: { name: 'Anna Rossi', cf: 'RSSNNA70A41L378E' },
  manager: { name: 'Ugo Verdi', cf: 'VRDGUO65B02L378X' },
  day: '02/09/2026',
};
const at = new Date('2026-09-02T08:00:00Z');

describe('the documents of preservation', () => {
  it.each([
    ['Contratto', 10],
    ['Allegato', 1],
    ['Affidamento', 5],
    ['Attivazione', 3],
  ] as const)('SRV-074 %s has %i pages, as it is known for', async (kind, known) => {
    const { content, pages } = await makePreservationDocument(kind, facts, at);
    expect(preservationDocuments[kind].pages).toBe(known);
    expect(pages).toBe(known);
    expect(unpackedPdf(content).match(/\/Type \/Page\b/g)).toHaveLength(pages);
  });

  it.each(preservationKinds)('%s names the school, who signs it, and is tagged Italian', async (kind) => {
    const { content } = await makePreservationDocument(kind, facts, at);
    const text = pdfText(content).replace(/\s+/g, ' ');
    expect(text).toContain('SG10001');
    const signer = preservationDocuments[kind].signer === 'DS' ? facts.ds : facts.manager;
    expect(text).toContain(signer.cf);
    const whole = unpackedPdf(content);
    expect(whole).toContain('/Marked true');
    expect(whole).toMatch(/\/Lang \(it-IT\)/);
  });

  it('are the same bytes for the same facts and moment', async () => {
    const make = async () => (await makePreservationDocument('Allegato', facts, at)).content;
    expect((await make()).equals(await make())).toBe(true);
  });
});
