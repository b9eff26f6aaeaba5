import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { users } from '../../../../src/resources/users/users';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { searchFor, shownIds } from '../../../fixtures/suites/onScreen';
import { userRow } from '../../../fixtures/userRecords';

/** A page of users, as in a school. */
const people = Array.from({ length: 15 }, (_, at) => userRow(`persona${String(at).padStart(2, '0')}`));

describe('what is done with those who are ticked, by keys', () => {
  it('is some twenty tabs from the top of the page, and one key from anywhere', async () => {
    resourceScreen(users, { roles: ['supervisor'], rows: people });
    await userEvent.click(await screen.findByLabelText('Seleziona Mario persona07'));
    await screen.findByRole('button', { name: 'Responsabili e altro' });
    const bar = screen.getByRole('region', { name: 'Azioni sugli elementi selezionati' });
    screen.getByRole('heading', { level: 1 }).focus();
    let tabs = 0;
    while (!bar.contains(document.activeElement) && tabs < 80) {
      await userEvent.tab();
      tabs += 1;
    }
    expect(bar).toContainElement(document.activeElement as HTMLElement);
    expect(tabs).toBeLessThanOrEqual(20);

    (screen.getByLabelText('Seleziona Mario persona12') as HTMLElement).focus();
    await userEvent.keyboard('a');
    expect(bar).toContainElement(document.activeElement as HTMLElement);
  });
});

describe('a search with an apostrophe', () => {
  it.each(["D'Angelo", 'D’Angelo', 'dʼangelo'])(
    'finds people however theirs is written: %s',
    async (typed) => {
      const rows = [
        userRow('curled', { sn: 'D’Angelo', labelNomeCognome: 'Anna D’Angelo' }),
        userRow('plain', { sn: "D'Angelo", labelNomeCognome: "Ugo D'Angelo" }),
        userRow('other'),
      ];
      resourceScreen(users, { roles: ['supervisor'], rows });
      await screen.findByText('1-3 di 3');
      searchFor(users as never, typed);
      expect(shownIds(users as never)).toEqual(['curled.SG10001', 'plain.SG10001']);
    },
  );
});

describe('letters for those who are ticked', () => {
  it('are prepared in one file, under a title; people without one see why', async () => {
    const asked: unknown[] = [];
    const run = async (name: string, endpoint: Endpoint, input: unknown) => {
      if (endpoint.id !== 'usersLetters') return backend.dataProvider.callEndpoint(name, endpoint, input);
      asked.push(input);
      return { name: 'lettere.pdf', content: '', letters: 2 };
    };
    const never = { lastLogin: null };
    const rows = [
      userRow('alfa', never),
      userRow('beta', never),
      userRow('gamma', never),
      userRow('entrato', { lastLogin: '2026-08-01T08:00:00.000Z' }),
    ];
    const backend = fakeBackend(users, rows);
    resourceScreen(users, { roles: ['supervisor'], rows, backend, calls: { callEndpoint: run } });
    for (const name of ['alfa', 'beta', 'entrato'])
      await userEvent.click(await screen.findByLabelText(`Seleziona Mario ${name}`));
    await userEvent.click(screen.getByText('Prepara lettere', { selector: 'button' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lettere di primo accesso' }));
    dialog.getByText('2 lettere.');
    dialog.getByText('1 persona senza lettera');
    dialog.getByText(/^Mario entrato: L’utente è già entrato/);
    await userEvent.type(dialog.getByLabelText(/Classe o plesso/), 'Classe 1A');
    URL.createObjectURL ??= () => 'blob:letters';
    URL.revokeObjectURL ??= () => undefined;
    await userEvent.click(dialog.getByText('Prepara le lettere (PDF)'));
    await waitFor(() =>
      expect(asked).toEqual([{ body: { uids: ['alfa.SG10001', 'beta.SG10001'], titolo: 'Classe 1A' } }]),
    );
    await dialog.findByText('2 lettere pronte: il file è stato scaricato.');
  });
});
