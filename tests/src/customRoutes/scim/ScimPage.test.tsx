import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ScimChange, ScimClient } from '../../../../contract/scim/scimClient';
import type { CallApi } from '../../../../src/api/CallApi';
import { ScimPage } from '../../../../src/customRoutes/scim/ScimPage';
import { fetchSentences } from '../../../../src/i18n/italian';
import { inFrame } from '../../layout/inFrame';

const id = '00000000-0000-4000-8000-000000000001';
const none = { create: 0, update: 0, enable: 0, disable: 0, delete: 0, roles: 0 };
const client: ScimClient = {
  id,
  name: 'Microsoft Entra',
  mode: 'prova',
  createdAt: '2026-09-02T08:00:00Z',
  createdBy: 'supervisor.SG10001',
  tokenAt: '2026-09-02T08:00:00Z',
  usedAt: null,
  tried: { ...none, create: 212, disable: 14 },
  refused: 1,
  runs: [],
};
const changes: readonly ScimChange[] = [
  {
    kind: 'disable',
    target: 'gestore.SG10001',
    outcome: 'refused',
    reason: 'Motivo del rifiuto',
    at: '2026-09-02T09:00:00Z',
  },
  {
    kind: 'create',
    target: 'rossi.mario.SG10001',
    outcome: 'tried',
    reason: null,
    at: '2026-09-02T09:00:00Z',
  },
];

async function page(clients: readonly ScimClient[]) {
  await fetchSentences();
  const answers: Readonly<Record<string, unknown>> = {
    scimClientList: clients,
    scimChangeList: changes,
    scimClientCreate: { id, token: 'chiave-mostrata-una-volta', address: 'https://scuole.example/scim/v2' },
    scimClientRotate: { id, token: 'chiave-nuova', address: 'https://scuole.example/scim/v2' },
  };
  const callApi = vi.fn(async (endpoint: { readonly id: string }) => ({
    data: answers[endpoint.id],
    version: undefined,
    headers: new Headers(),
  }));
  inFrame(<ScimPage />, { roles: ['supervisor'], callApi: callApi as unknown as CallApi });
  return callApi;
}

describe('the systems that manage users through SCIM', () => {
  it('show on trial what they would do, and why something is refused', async () => {
    await page([client]);
    const section = await screen.findByRole('region', { name: 'Microsoft Entra' });
    expect(section).toHaveTextContent('In prova: non modifica nulla');
    expect(section).toHaveTextContent('212 utenze da creare, 14 da disattivare');
    await userEvent.click(
      within(section).getByRole('button', { name: 'Vedi le modifiche di Microsoft Entra' }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Motivo del rifiuto')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('rossi.mario.SG10001');
    expect(dialog).toHaveTextContent('Sarebbe eseguita');
  });

  it('are activated after a question that says what follows', async () => {
    const callApi = await page([client]);
    await userEvent.click(await screen.findByRole('button', { name: 'Attiva Microsoft Entra' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('le persone nuove riceveranno l’e-mail di primo accesso');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Attiva' }));
    expect(callApi).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'scimClientActivate' }),
      expect.objectContaining({ params: { id } }),
    );
  });

  it('are created with a name, and their address and key are shown once', async () => {
    const callApi = await page([]);
    expect(
      await screen.findByText('Nessun sistema gestisce le utenze di questa scuola.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Nuova sincronizzazione' }));
    await userEvent.type(await screen.findByLabelText(/Nome del sistema/), 'Okta');
    await userEvent.click(screen.getByRole('button', { name: 'Crea' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dati per Okta' });
    expect(dialog).toHaveTextContent('chiave-mostrata-una-volta');
    expect(dialog).toHaveTextContent('https://scuole.example/scim/v2');
    expect(callApi).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'scimClientCreate' }),
      expect.objectContaining({ body: { name: 'Okta' } }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
    expect(screen.queryByText('chiave-mostrata-una-volta')).toBeNull();
  });

  it('list their last operations, which open where they can be taken back', async () => {
    const run = { operation: 'op-1', action: 'import', at: '2026-09-02T09:00:00Z', done: 212, failed: 0 };
    await page([{ ...client, mode: 'attiva', tried: none, refused: 0, runs: [run] }]);
    const table = await screen.findByRole('table', { name: 'Ultime operazioni di Microsoft Entra' });
    expect(table).toHaveTextContent('Creazione o modifica di utenze');
    expect(within(table).getByRole('link')).toHaveAttribute('href', expect.stringContaining('op-1'));
    expect(screen.queryByRole('button', { name: /^Attiva/ })).toBeNull();
  });
});
