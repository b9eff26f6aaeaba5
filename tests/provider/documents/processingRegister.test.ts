import { expect, it } from 'vitest';
import { makeProcessingRegister } from '../../../provider/documents/processingRegister';
import { unpackedPdf } from '../../fixtures/pdfText';

it('the data-processing register is tagged, in Italian, titled, with a part for each application', async () => {
  const pdf = await makeProcessingRegister({
    school: {
      o: 'SG10001',
      codMin: 'RMIC12345X',
      privateSchool: false,
      description: 'ISTITUTO COMPRENSIVO',
      name: 'Galilei',
      postalCode: '00199',
      city: 'Roma',
      mail: 'a@example.org',
      pec: 'b@example.org',
      dpo: 'Studio',
      recapitoDpo: 'c@example.org',
      spidEnabled: true,
      otpEnabled: false,
    },
    head: 'Anna Verdi',
    applications: [
      { description: 'Alunni', cat: 'Didattica' },
      { description: 'Bilancio', cat: 'Contabile' },
    ],
    at: new Date('2026-09-01T10:00:00Z'),
  });
  const text = unpackedPdf(pdf);
  expect(text).toContain('/Marked true');
  expect(text).toMatch(/\/Lang \(it-IT\)/);
  expect(text).toContain('/DisplayDocTitle true');
  expect(text.match(/\/S \/H1\b/g)).toHaveLength(1);
  expect(text.match(/\/S \/H2\b/g)).toHaveLength(6);
  // Controller 7, officer 2, common 4, five for each application.
  expect(text.match(/\/S \/LI\b/g)).toHaveLength(23);
});
