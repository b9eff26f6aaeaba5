import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ReportStep } from '../../../../../src/resources/users/file/ReportStep';
import { usersResource } from '../../../../fixtures/registryScreen';
import { viewScreen } from '../../../../fixtures/resourceScreen';
import { confirm, openUsersFile, person, upload } from '../../../../fixtures/usersFile';

vi.mock('../../../../../src/engine/import/book/bookClient', () => import('../../../../fixtures/bookInPage'));

describe('the report of an import of users', () => {
  it.each([
    ['stopped', 'Procedura fermata: le righe rimaste non sono state importate', 'Error'],
    ['cancelled', 'Procedura interrotta: le righe rimaste non vengono importate', 'Warning'],
  ])('says of an import that was %s that it was, and why', async (state, text, as) => {
    openUsersFile({
      importRead: () => ({ state, problem: 'Il supervisore è cambiato.', total: 1, waiting: 0 }),
    });
    await upload([person(1)]);
    await screen.findByText('Totale utenti: 1');
    await confirm();
    expect((await screen.findByText(text)).closest('.MuiAlert-root')).toHaveClass(`MuiAlert-color${as}`);
    expect(screen.getByText('Il supervisore è cambiato.')).toBeVisible();
    expect(screen.queryByText('Procedura terminata')).toBeNull();
  });

  it('counts the rows that are done, one as one, and none before it knows them', async () => {
    let answer: (now: object) => void = () => undefined;
    const run = () => new Promise((resolve) => (answer = resolve));
    viewScreen(<ReportStep id="i1" />, {
      resource: usersResource,
      roles: ['supervisor'],
      rows: [],
      calls: { callEndpoint: run },
    });
    const bar = await screen.findByRole('progressbar', { name: 'Caricamento in corso...' });
    expect(screen.queryByText(/su 0/)).toBeNull();
    answer({ state: 'running', total: 3, waiting: 2 });
    await waitFor(() => expect(bar).toHaveAccessibleName('Importazione in corso: 1 riga su 3'));
  });
});
