import { describe, expect, it } from 'vitest';
import { makeProcedureReceipt } from '../../../provider/documents/procedureReceipt';
import { procedureReceiptMail } from '../../../provider/i18n/procedureReceipt.it';
import { resizingWords } from '../../../provider/i18n/resizing.it';
import { pdfStructure } from '../../fixtures/pdfStructure';
import { pdfText, spaceless } from '../../fixtures/pdfText';
import { receiptParts } from '../../fixtures/receiptParts';

const receipt = {
  numero: 'TRA-2026-SG10001-1',
  data: '2026-09-01T22:30:00.000Z',
  persona: 'Ida Neri',
  scuola: `${'Istituto di istruzione superiore Santa Maria degli Angeli '.repeat(4).trim()} (SG10001)`,
  procedura: 'Trasferimento dati da altri fornitori: Area Didattica, codice di provenienza TNIS013001',
  documenti: [
    {
      nome: 'Richiesta di trasferimento dati',
      file: 'trasferimento.pdf.p7m',
      sha256: 'a1'.repeat(32),
      sha256Originale: 'b2'.repeat(32),
      firmatario: 'Anna Rossi',
      firmatoIl: '2026-09-01T22:30:00.000Z',
    },
  ],
  allegati: [
    { file: `${'archivio-degli-alunni-'.repeat(8)}.zip`, sha256: 'c3'.repeat(32) },
    { file: 'registro.zip', sha256: 'd4'.repeat(32) },
  ],
  prossimo: 'Il fornitore prende in lavorazione i file e trasferisce i dati.',
  entro: '2026-09-30',
  contatto: 'assistenza@example.org',
  perEmail: true,
};
const mail = () =>
  procedureReceiptMail(receipt, { name: 'Altri Fornitori', url: 'http://localhost/altri-fornitori' });

describe('the receipt of a procedure', () => {
  it('has every field in the PDF, however long names are, with the day and the hour of Rome', async () => {
    const text = pdfText(await makeProcedureReceipt(receipt));
    for (const part of receiptParts(receipt)) expect(spaceless(text)).toContain(spaceless(part));
    expect(text).toContain('02/09/2026 00:30');
  });

  it('is tagged: in Italian, with its title, headings in order and the heads of each row and column', async () => {
    const structure = pdfStructure(await makeProcedureReceipt(receipt));
    expect(structure).toMatchObject({
      language: 'it-IT',
      title: 'Ricevuta TRA-2026-SG10001-1',
      showsTitle: true,
      tagged: true,
    });
    expect(structure.tags.filter((tag) => /^H\d$/.test(tag))).toEqual(['H1', 'H2', 'H2', 'H2', 'H2']);
    expect(structure.tags.slice(0, 3)).toEqual(['Document', 'H1', 'P']);
    const rows = structure.tags.join(' ').split(' TR ').slice(1);
    expect(rows[0]).toBe('TH Column TH Column');
    expect(rows.slice(1).every((row) => row.startsWith('TH Row TD'))).toBe(true);
    expect(rows).toHaveLength(6);
    expect(structure.tags.filter((tag) => tag === 'LBody')).toHaveLength(4);
  });

  it('is sent by mail to the person who ended it, with every field and the way to its page', () => {
    const { subject, body } = mail();
    expect(subject).toBe('Ricevuta TRA-2026-SG10001-1');
    expect(body.split('\n')[0]).toBe('Gentile Ida Neri,');
    for (const part of receiptParts(receipt)) expect(body).toContain(part);
    expect(body).toContain('File consegnati:\narchivio-');
    expect(body).toContain('Altri Fornitori:\nhttp://localhost/altri-fornitori');
  });

  it('tells a receiving school of refused applications where it refused one', () => {
    const { next } = resizingWords.receipt.receiving;
    expect(next(['ACCEPTED', 'ACCEPTED'])).not.toContain('rifiutati');
    expect(next(['REFUSED'])).not.toContain('accettati');
  });
});
