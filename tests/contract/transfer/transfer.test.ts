import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { stepsOf } from '../../../contract/procedures/procedure';
import { transferApplications } from '../../../contract/transfer/practice';
import { transfer } from '../../../contract/transfer/procedure';
import {
  areaApplications,
  areaNames,
  attachmentSize,
  canSend,
  choiceProblems,
  identifierOf,
  keptChoices,
  noteProblem,
  supplierText,
  type TransferChoices,
  transferNames,
} from '../../../contract/transfer/transfer';
import { PART_SIZE, partsIn } from '../../../contract/uploads/upload';

const good: TransferChoices = {
  area: 'Contabile',
  applicativi: [{ appCode: 'wwb', fornitore: 'x' }],
  codMinAltri: 'TNIS013001',
  annoFinanziario: '2025',
};
const saidOf = (more: object) =>
  Object.fromEntries(choiceProblems({ ...good, ...more }).map(({ field, message }) => [field, message]));

describe('the calls of a transfer', () => {
  it('XFER-094 are all under /api/altri-fornitori, and none under /areaclienti (Q-073)', () => {
    const paths = endpoints.map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/api/altri-fornitori')).length).toBeGreaterThan(15);
    expect(paths.filter((path) => path.includes('/areaclienti'))).toEqual([]);
  });
});

describe('the choices of a transfer', () => {
  it('XFER-045 XFER-046 has areas and applications with their names; PagOnline in none', () => {
    expect(areaNames).toEqual({
      Contabile: 'Area Contabile',
      Documentale: 'Area Documentale',
      Didattica: 'Area Didattica',
      Personale: 'Area Personale',
    });
    expect(transferNames).toEqual({
      wwb: 'Bilancio',
      pag: 'PagOnline',
      mgz: 'Magazzino',
      inv: 'Inventario',
      sgd: 'Gecodoc',
      amt: 'Amministrazione Trasparente',
      wwa: 'Alunni',
      wwp: 'Personale',
    });
    expect(Object.values(areaApplications).flat().sort()).toEqual(
      transferApplications.filter((code) => code !== 'pag').toSorted(),
    );
  });

  it('XFER-047 XFER-048 XFER-049 XFER-050 offers the applications of the area alone', () => {
    expect(areaApplications).toEqual({
      Contabile: ['wwb', 'mgz', 'inv'],
      Documentale: ['sgd', 'amt'],
      Didattica: ['wwa'],
      Personale: ['wwp'],
    });
    expect(saidOf({ area: 'Didattica' })).toEqual({ applicativi: 'Campo Obbligatorio' });
  });

  it('XFER-075 XFER-077 wants one source code of exactly ten characters', () => {
    const wrong = 'Il codice ministeriale deve essere di 10 caratteri';
    for (const codMinAltri of ['', null, 'TNIS01300', 'TNIS0130011', 'TNIS0,3001', 'TNIS 13001'])
      expect(saidOf({ codMinAltri })).toEqual({ codMinAltri: wrong });
    expect(saidOf({ codMinAltri: 'tnis013001' })).toEqual({});
  });

  it('XFER-081 XFER-082 asks the PEC for Gecodoc in its area alone, with an @', () => {
    const documents = { area: 'Documentale', annoFinanziario: null };
    const gecodoc = { ...documents, applicativi: [{ appCode: 'sgd', fornitore: 'x' }] };
    expect(saidOf(gecodoc)).toEqual({ pec: 'E-mail obbligatoria' });
    expect(saidOf({ ...gecodoc, pec: 'scuola' })).toEqual({ pec: 'E-mail non valida' });
    expect(saidOf({ ...gecodoc, pec: 'scuola@pec.example.org' })).toEqual({});
    expect(saidOf({ ...documents, applicativi: [{ appCode: 'amt', fornitore: 'x' }] })).toEqual({});
  });

  it('XFER-083 asks the financial year for Bilancio in its area alone, of four digits', () => {
    for (const annoFinanziario of ['', null, '25', '20255', 'abcd'])
      expect(saidOf({ annoFinanziario })).toEqual({ annoFinanziario: "L'anno deve essere di 4 cifre" });
    expect(saidOf({ applicativi: [{ appCode: 'inv', fornitore: 'x' }], annoFinanziario: null })).toEqual({});
  });

  it('XFER-080 keeps a supplier with one capital, and nothing that was not asked', () => {
    expect(['nUVOLA', ' axios italia ', 'è'].map(supplierText)).toEqual(['Nuvola', 'Axios italia', 'È']);
    const kept = keptChoices({ ...good, applicativi: [{ appCode: 'inv', fornitore: 'aXIOS' }], pec: 'x' });
    expect(kept).toEqual({
      area: 'Contabile',
      applicativi: [{ appCode: 'inv', fornitore: 'Axios' }],
      codMinAltri: 'TNIS013001',
    });
  });
});

describe('the files of a transfer', () => {
  it('XFER-086 XFER-087 wants notes with several applications and files, of 256 characters at most', () => {
    expect(noteProblem({ applications: 2, files: 2, note: ' ' })).toBe('Campo Obbligatorio');
    for (const less of [
      { applications: 1, files: 2 },
      { applications: 2, files: 1 },
    ])
      expect(noteProblem({ ...less, note: '' })).toBeUndefined();
    expect(noteProblem({ applications: 1, files: 1, note: 'a'.repeat(256) })).toBeUndefined();
    expect(noteProblem({ applications: 1, files: 1, note: 'a'.repeat(257) })).toBeTruthy();
  });

  it('XFER-088 XFER-089 can be sent: one of them, or with notes; any with one application', () => {
    expect(canSend({ applications: 2, files: 1, note: '' })).toBe(true);
    expect(canSend({ applications: 2, files: 2, note: '' })).toBe(false);
    expect(canSend({ applications: 2, files: 2, note: 'a' })).toBe(true);
    expect(canSend({ applications: 1, files: 3, note: '' })).toBe(true);
    expect(canSend({ applications: 1, files: 0, note: '' })).toBe(false);
  });

  it('XFER-065 are cut into parts of 50,000,000 bytes', () => {
    expect(PART_SIZE).toBe(50_000_000);
    expect([1, 50_000_000, 50_000_001].map((size) => partsIn(size, PART_SIZE))).toEqual([1, 1, 2]);
  });

  it('XFER-109 have sizes in units of 1024 with two decimals', () => {
    expect([0, 1023, 1024, 1536, 1_048_576, 5_368_709_120].map(attachmentSize)).toEqual([
      ...['0,00 B', '1023,00 B', '1,00 KB', '1,50 KB', '1,00 MB', '5,00 GB'],
    ]);
  });
});

describe('the steps of a transfer', () => {
  it('XFER-051 follow one another, and the first comes after the last', () => {
    const forward = ['next', 'next', 'save', 'create', 'sign', 'signed'];
    const [first = ''] = stepsOf(transfer);
    const way = [first];
    for (const event of forward)
      way.push(transfer.table.find((line) => line.at === way.at(-1) && line.event === event)?.to ?? '?');
    expect(way).toEqual([
      'informativa',
      'ds',
      'applicativi',
      'allegati',
      'documento',
      'firma',
      'informativa',
    ]);
  });

  it('XFER-021 has an identifier of the customer code and ten characters of the source', () => {
    expect(identifierOf({ customerCodeArgo: 'SG10001', codMinAltri: 'TNIS013001XX' })).toBe(
      'SG10001TNIS013001',
    );
  });
});
