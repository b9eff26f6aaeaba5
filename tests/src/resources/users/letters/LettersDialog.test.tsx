import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Endpoint } from '../../../../../contract/schema/endpoint';
import { users } from '../../../../../src/resources/users/users';
import { fakeBackend } from '../../../../fixtures/fakeBackend';
import { resourceScreen } from '../../../../fixtures/resourceScreen';
import { userRow } from '../../../../fixtures/userRecords';

type Letters = (uids: readonly string[]) => Promise<object>;

/** Opens the dialog for this many people, with a provider that makes their letters. */
async function opened(count: number, letters: Letters) {
  const rows = Array.from({ length: count }, (_, at) => userRow(`persona${at}`, { lastLogin: null }));
  const backend = fakeBackend(users, rows);
  const run = (name: string, endpoint: Endpoint, input: { readonly body?: { readonly uids: string[] } }) =>
    endpoint.id === 'usersLetters'
      ? letters(input.body?.uids ?? [])
      : backend.dataProvider.callEndpoint(name, endpoint, input);
  URL.createObjectURL ??= () => 'blob:letters';
  URL.revokeObjectURL ??= () => undefined;
  resourceScreen(users, {
    roles: ['supervisor'],
    rows,
    backend,
    at: '?per=tutti',
    calls: { callEndpoint: run },
  });
  await userEvent.click(await screen.findByLabelText('Seleziona tutte le righe mostrate'));
  await userEvent.click(screen.getByText('Prepara lettere', { selector: 'button' }));
  return within(await screen.findByRole('dialog', { name: 'Lettere di primo accesso' }));
}
const fileOf = (uids: readonly string[]) => ({ name: 'lettere.pdf', content: '', letters: uids.length });

it('says before that earlier links stop working', async () => {
  const dialog = await opened(2, async (uids) => fileOf(uids));
  expect(dialog.getByText(/^I collegamenti già dati a queste persone.*smettono di funzionare/)).toBeVisible();
});

it('makes the letters of 450 people in three requests with their progress, and goes on after one that failed', async () => {
  const parts: (readonly string[])[] = [];
  const waiting: { end: () => void; fail: () => void }[] = [];
  const dialog = await opened(450, (uids) => {
    parts.push(uids);
    return new Promise((resolve, reject) => {
      waiting.push({ end: () => resolve(fileOf(uids)), fail: () => reject(new Error('Fuori servizio')) });
    });
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const make = () => userEvent.click(dialog.getByText('Prepara le lettere (PDF)'));
  await make();
  expect(await dialog.findByText('Lettere pronte: 0 su 450')).toBeVisible();
  waiting[0]?.end();
  expect(await dialog.findByText('Lettere pronte: 200 su 450')).toBeVisible();
  waiting[1]?.fail();
  await dialog.findByRole('alert');
  await waitFor(() => expect(dialog.queryByText(/^Lettere pronte/)).toBeNull());
  await make();
  expect(await dialog.findByText('Lettere pronte: 200 su 450')).toBeVisible();
  waiting[2]?.end();
  expect(await dialog.findByText('Lettere pronte: 400 su 450')).toBeVisible();
  waiting[3]?.end();
  expect(await dialog.findByText(/^450 lettere pronte, in più file/)).toBeVisible();
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 200, 50]);
  expect(new Set([...(parts[0] ?? []), ...(parts[2] ?? []), ...(parts[3] ?? [])]).size).toBe(450);
  expect(dialog.getByRole('button', { name: 'Scarica le lettere da 401 a 450' })).toBeVisible();
  expect(saved).toHaveBeenCalledTimes(3);
  saved.mockRestore();
});
