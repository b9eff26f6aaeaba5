import { describe, expect, it } from 'vitest';
import type { ImportedRow } from '../../../../../contract/imports/imported';
import { reportOf } from '../../../../../contract/users/userReport';
import { reportFile } from '../../../../../src/resources/users/file/report';

const row = (outcome: ImportedRow['outcome'], cells: ImportedRow['cells']): ImportedRow => ({
  position: 2,
  id: 'u2',
  label: 'Anna Rossi',
  outcome,
  cells,
  ...(outcome === 'refused' && { reason: 'Il nome è obbligatorio' }),
});

describe('the report', () => {
  const rows = [
    row('created', { cn: '=Anna', sn: 'Rossi', codicefiscale: 'X', email: 'a@example.org' }),
    row('unchanged', { cn: 'Bruno' }),
    row('refused', { cn: 'Carla' }),
    row('waiting', { cn: 'Dora' }),
  ];
  it('CSVI-014 CSVI-015 has a user, a category, a description and an error for each row', () => {
    const object = { nome: '', cognome: '', codiceFiscale: '', email: '' };
    const description = 'Anna Rossi';
    expect(reportOf(rows)).toEqual([
      {
        object: { nome: '=Anna', cognome: 'Rossi', codiceFiscale: 'X', email: 'a@example.org' },
        category: 'OK',
        description,
      },
      { object: { ...object, nome: 'Bruno' }, category: 'WARNING', description },
      {
        object: { ...object, nome: 'Carla' },
        category: 'ERROR',
        description,
        error: 'Il nome è obbligatorio',
      },
    ]);
  });

  it('CSVI-033 CSVI-034 is a CSV whose cells are no formulas, named after categories, school and time', () => {
    const at = { customerCode: 'SG10001', now: new Date('2026-11-23T13:05:09Z') };
    const { name, content } = reportFile(reportOf(rows), ['ERROR', 'OK'], at);
    expect(name).toBe('Report_OK-ERROR_SG10001_20261123-140509.csv');
    expect(content.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      ...['Nome;Cognome;Codice Fiscale;Email', "'=Anna;Rossi;X;a@example.org", 'Carla;;;'],
    ]);
  });
});
