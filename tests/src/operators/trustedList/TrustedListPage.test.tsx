import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../../contract/staff/operatorPermissions';
import type { TrustedListChanges, TrustedListInUse } from '../../../../contract/trustedList/trustedList';
import { TrustedListPage } from '../../../../operators/trustedList/TrustedListPage';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { AsStaff } from '../../../fixtures/AsStaff';
import { type Answers, answering } from '../../../fixtures/answers';
import { axeFindings } from '../../../fixtures/resourceScreen';

const issue = {
  territory: 'IT',
  sequence: 51,
  issuedAt: '2026-05-01T10:00:00Z',
  nextUpdate: '2026-11-01T10:00:00Z',
  authorities: 29,
  services: 7,
};
const inUse: TrustedListInUse = {
  list: issue,
  overdue: true,
  signers: [{ fingerprint: 'ab'.repeat(32), subject: 'C=IT, O=AgID', validUntil: '2030-01-01T00:00:00Z' }],
};
const changes: TrustedListChanges = {
  ...issue,
  sequence: 52,
  unchanged: null,
  added: ['Nuova CA'],
  withdrawn: ['Vecchia CA'],
  removed: [],
};

function open(answers: Answers = {}, role: StaffRole = 'administrator') {
  const api = answering({
    trustedListRead: inUse,
    trustedListPreview: changes,
    trustedListImport: changes,
    ...answers,
  });
  render(
    <MemoryRouter>
      <AsStaff callApi={api.callApi} role={role}>
        <TrustedListPage />
      </AsStaff>
    </MemoryRouter>,
  );
  return api;
}
const file = new File(['<a/>'], 'TSL-IT.xml', { type: 'text/xml' });
const choose = () =>
  userEvent.upload(screen.getByLabelText('Scegli il file XML', { selector: 'input' }), file);

describe('the page of the trusted list', () => {
  it('shows the list in use, that it is overdue, and who may sign the next one', async () => {
    open();
    const panel = within(await screen.findByRole('region', { name: 'Elenco in uso' }));
    for (const text of ['IT', '51', '01/05/2026', '01/11/2026', '29'])
      expect(panel.getByText(text)).toBeVisible();
    expect(screen.getByText(/^Il termine per il prossimo aggiornamento è passato/)).toBeVisible();
    expect(screen.getByRole('row', { name: /C=IT, O=AgID.*01\/01\/2030/ })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it.each(['readOnly', 'support', 'commercial'] as const)(
    'shows the list to the role %s, and says why it may import none',
    async (role) => {
      const { idsSent } = open({}, role);
      const button = await screen.findByRole('button', { name: 'Scegli il file XML' });
      expect(button).toHaveAccessibleDescription(/Il proprio ruolo non lo consente/);
      const drop = button.parentElement as HTMLElement;
      fireEvent.drop(drop, { dataTransfer: { files: [file] } });
      expect(await screen.findByRole('region', { name: 'Elenco in uso' })).toBeVisible();
      expect(idsSent()).toEqual(['trustedListRead']);
    },
  );

  it('says that an administrator is needed where nobody may sign one', async () => {
    open({ trustedListRead: { signers: [] } });
    expect(await screen.findByText('Non è in uso nessun elenco.')).toBeVisible();
    expect(screen.getByText(/^Non è ammesso nessun firmatario/)).toBeVisible();
  });

  it('shows what a file changes, and imports it once that is confirmed', async () => {
    const { idsSent, sent } = open();
    await choose();
    expect(await screen.findByText('La firma è valida. Finora non è cambiato nulla.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'File TSL-IT.xml' })).toBeVisible();
    expect(screen.getByRole('row', { name: /Nuova CA.*Aggiunto/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Vecchia CA.*Non più qualificato/ })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    expect(idsSent()).not.toContain('trustedListImport');
    await userEvent.click(screen.getByRole('button', { name: 'Importa l’elenco n. 52' }));
    expect(await screen.findByText('L’elenco n. 52 è ora in uso.')).toBeVisible();
    expect(sent.find(([id]) => id === 'trustedListImport')?.[1]).toMatchObject({ file });
    expect(screen.queryByRole('button', { name: /^Importa/ })).toBeNull();
  });

  it('imports nothing where that is given up', async () => {
    const { idsSent } = open();
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('button', { name: /^Importa/ })).toBeNull();
    expect(idsSent()).not.toContain('trustedListImport');
  });

  it('offers no import of the list that is in use', async () => {
    open({ trustedListPreview: { ...changes, unchanged: true, added: [], withdrawn: [] } });
    await choose();
    expect(await screen.findByText(/^È l’elenco già in uso/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Importa/ })).toBeNull();
  });

  it('says why a file is refused', async () => {
    const detail = 'L’elenco non è firmato: scaricare il file XML originale, che contiene la firma.';
    open({
      trustedListPreview: () => {
        throw ApiError.of(400, { code: 'invalid', detail });
      },
    });
    await choose();
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('keeps the file where its import got no answer, and sends it again as the same', async () => {
    let lost = true;
    const { sent } = open({
      trustedListImport: () => {
        if (!lost) return changes;
        lost = false;
        throw ApiError.unreachable();
      },
    });
    await choose();
    const press = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Importa l’elenco n. 52' }));
    await press();
    expect(await screen.findByText(/Il servizio non è raggiungibile/)).toBeVisible();
    await press();
    expect(await screen.findByText('L’elenco n. 52 è ora in uso.')).toBeVisible();
    const keys = sent.filter(([id]) => id === 'trustedListImport').map(([, one]) => one.idempotencyKey);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});
