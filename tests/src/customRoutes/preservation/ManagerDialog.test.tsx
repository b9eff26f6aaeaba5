import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { preservationKinds } from '../../../../contract/preservation/preservation';
import { ownScreen } from '../../../fixtures/resourceScreen';
import { manager, refuse, servicesProvider, statusWith } from '../../../fixtures/servicesProvider';

it('goes on to have the documents made where the manager was written and they were refused', async () => {
  let known = manager;
  let tries = 0;
  const { of, callApi } = servicesProvider({
    preservationStatus: () => statusWith(known === manager ? { made: preservationKinds } : {}),
    preservationManagerRead: () => known,
    preservationManagerWrite: ({ body }: { body: typeof manager }) => {
      known = body;
      return body;
    },
    preservationGenerate: () => {
      tries += 1;
      return tries === 1 ? refuse(503, 'Il servizio non è disponibile.')() : statusWith();
    },
  });
  ownScreen('/servizi', { roles: ['supervisor'], callApi });
  await screen.findByText('Ugo Verdi, VRDGUO65B02L378H');
  await userEvent.click(screen.getByRole('button', { name: 'Modifica e Salva' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome e Cognome' }), 'ni');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Il servizio non è disponibile.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(of('preservationManagerWrite').map(({ body }) => body)).toEqual([
    { ...manager, name: 'Ugo Verdini' },
  ]);
  expect(tries).toBe(2);
});
