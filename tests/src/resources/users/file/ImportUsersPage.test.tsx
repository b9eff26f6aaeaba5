import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openUsersFile, people, upload } from '../../../../fixtures/usersFile';

vi.mock('../../../../../src/engine/import/book/bookClient', () => import('../../../../fixtures/bookInPage'));

it('gives the focus to the heading once the preview is in place of the button of the file', async () => {
  openUsersFile();
  await upload(people(2));
  await screen.findByText('Totale utenti: 2');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('never tells how many users are in a file before that is known', async () => {
  const told: string[] = [];
  new MutationObserver(() => {
    const [text] = /Totale utenti: \d+/.exec(document.body.textContent ?? '') ?? [];
    if (text) told.push(text);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  openUsersFile();
  await upload(people(2));
  await screen.findByText('Totale utenti: 2');
  expect(new Set(told)).toEqual(new Set(['Totale utenti: 2']));
});
