import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { operationRows, operationRun } from '../../../../../contract/operations/endpoints';
import type { Endpoint } from '../../../../../contract/schema/endpoint';
import { users } from '../../../../../src/resources/users/users';
import { fakeRoles } from '../../../../fixtures/fakeRoles';
import { heldRoles } from '../../../../fixtures/heldRoles';
import { resourceScreen } from '../../../../fixtures/resourceScreen';
import { userRow } from '../../../../fixtures/userRecords';

const press = async (name: string) =>
  userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));

it('says from whom a role could not be taken and why, and leaves them ticked', async () => {
  const { provider } = fakeRoles(
    ['rossi', 'verdi'].map((name) => userRow(name, { groups: heldRoles('WWA/Docente') })),
  );
  const failed = { position: 2, id: 'verdi.SG10001', label: 'Mario verdi', state: 'failed', reason: 'No' };
  const run = async (name: string, endpoint: Endpoint, input: object) => {
    if (endpoint.id === operationRows.id) return { data: [failed], total: 1 };
    const answer = await (provider as { callEndpoint: (...of: unknown[]) => Promise<object> }).callEndpoint(
      name,
      endpoint,
      input,
    );
    return endpoint.id === operationRun.id ? { ...answer, kind: 'run', done: 1, failed: 1 } : answer;
  };
  const calls = { ...provider, callEndpoint: run };
  resourceScreen(users, { roles: ['supervisor'], rows: [], at: '?per=tutti', calls });
  await screen.findByText(/di 2$/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }));
  await userEvent.click(screen.getByRole('button', { name: 'Applica ruoli' }));
  await press('Togli ruoli');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Docente/ }));
  await press('Conferma');
  await press('Togli i ruoli');
  expect(await screen.findByText('1 utente aggiornato, 1 non riuscito')).toBeVisible();
  const names = screen.getByRole('list', { name: '1 non riuscito' });
  expect(names).toHaveTextContent('Mario verdi (verdi.SG10001): No');
  expect(await screen.findByText('1 selezionato')).toBeVisible();
});
