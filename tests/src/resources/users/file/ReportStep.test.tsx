import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
});
