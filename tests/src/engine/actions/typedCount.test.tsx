import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { users } from '../../../../src/resources/users/users';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

/** Opens the last step of an action on this many users, which the provider's preview says are all eligible. */
async function reviewing(action: string, count: number) {
  const rows = Array.from({ length: 3 }, (_, at) => userRow(`persona${at}`, { lastLogin: null }));
  const backend = fakeBackend(users, rows);
  const sent: string[] = [];
  const run = async (name: string, endpoint: Endpoint, input: unknown) => {
    if (endpoint.effect === 'command' || endpoint.id === 'operationPreview') sent.push(endpoint.id);
    if (endpoint.id !== 'operationPreview') return backend.dataProvider.callEndpoint(name, endpoint, input);
    return { digest: 'x', total: count, asJob: true, eligible: { count, examples: [] }, skipped: [] };
  };
  resourceScreen(users, { roles: ['supervisor'], rows, backend, calls: { callEndpoint: run } });
  for (const at of [0, 1])
    await userEvent.click(await screen.findByLabelText(`Seleziona Mario persona${at}`));
  await userEvent.click(screen.getByText(action, { selector: 'button' }));
  return { sent, dialog: async () => within(await screen.findByRole('dialog')) };
}

it('asks for the number of users to deactivate when there are more than 100', async () => {
  const { sent, dialog } = await reviewing('Disattiva utenti', 8096);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Disattiva soltanto' }));
  const number = await screen.findByRole('textbox', { name: 'Numero di elementi' });
  expect(number).toHaveFocus();
  expect(number).toHaveAccessibleDescription('Per confermare, scrivere 8.096');
  const confirm = (await dialog()).getByRole('button', { name: 'Disattiva' });
  expect(confirm).toHaveAccessibleDescription('Prima va scritto quanti sono: 8.096');
  await userEvent.type(number, '8069{Enter}');
  await userEvent.click(confirm);
  expect(sent).toEqual(['operationPreview']);
  await userEvent.clear(number);
  await userEvent.type(number, '8.096{Enter}');
  expect(sent).toContain('operationRun');
});

it('asks for it when many accounts are deleted, and says beforehand what taking it back does not restore', async () => {
  const { dialog } = await reviewing('Elimina utenti', 101);
  await screen.findByRole('textbox', { name: 'Numero di elementi' });
  const undo = (await dialog()).getByText('Annullamento').nextElementSibling;
  expect(undo).toHaveTextContent('I collegamenti di primo accesso già inviati o stampati non tornano validi');
});

it('asks for nothing when there are 100', async () => {
  const { dialog } = await reviewing('Elimina utenti', 100);
  expect(await (await dialog()).findByRole('button', { name: 'Elimina' })).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Numero di elementi' })).toBeNull();
});
