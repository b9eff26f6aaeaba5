import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { audit } from '../../../../src/resources/audit/audit';
import { users } from '../../../../src/resources/users/users';
import { resourceScreen } from '../../../fixtures/resourceScreen';

const line = {
  id: '7',
  seq: 7,
  at: '2026-09-01T10:00:00.000Z',
  who: 'supervisor.SG10001',
  asWhom: 'supervisor.SG10001',
  action: 'update',
  target: 'rossi.SG10001',
  outcome: 'done',
  hash: '',
};

/** What the page of a line tells under a label. */
async function factTexts(label: string, row: object): Promise<readonly string[]> {
  resourceScreen(audit, { roles: ['supervisor'], rows: [{ ...line, ...row }], at: '/7', beside: [users] });
  const term = await screen.findByText(label, { selector: 'dt' });
  return [...(term.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent ?? '');
}

describe('what was recorded of a record', () => {
  it('is told in the words of its resource, and only as far as it changed', async () => {
    const before = { uid: 'rossi.SG10001', sn: 'Rossi', status: true, dataScadenza: null, groups: [] };
    const after = { ...before, sn: 'Bianchi', status: false, dataScadenza: '2027-08-31' };
    expect(await factTexts('Dopo', { entity: 'user', before, after })).toEqual([
      'Cognome: Bianchi',
      'Stato: Utenza disabilitata',
      'Scadenza: 31/08/2027',
      '2 altri dati, invariati',
    ]);
  });

  it('leaves out what only the machine calls something by', async () => {
    const after = { by: '5b1f0a52-6f7e-4f0b-9f5e-0c6f3f4a1b11', done: 1_042 };
    expect(await factTexts('Dopo', { entity: 'operation', after })).toEqual(['Riusciti: 1.042']);
  });

  it('of what is no resource is told in words all the same, and as it came where there are none', async () => {
    const after = { reason: 'Per il consiglio', rows: 12, shared: true, other: { a: ['b', 'c'] } };
    expect(await factTexts('Dopo', { entity: 'listExport', after })).toEqual([
      'Motivo: Per il consiglio',
      'Righe: 12',
      'Condivisa con la scuola: Sì',
      'other: b, c',
    ]);
  });
});
