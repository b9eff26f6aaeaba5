import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { receipt } from '../../../fixtures/resizingProvider';
import { ownScreen } from '../../../fixtures/resourceScreen';
import { refuse, servicesProvider, statusWith } from '../../../fixtures/servicesProvider';

it('says that the receipt could not be read, and reads it again', async () => {
  let there = false;
  const preservationReceipt = () => (there ? receipt : refuse(404, 'x')());
  const signed = ['Contratto', 'Allegato', 'Affidamento', 'Attivazione'] as const;
  const preservationStatus = statusWith({ signed, completed: true });
  const { callApi } = servicesProvider({ preservationStatus, preservationReceipt });
  ownScreen('/servizi', { roles: ['supervisor'], callApi });
  expect(await screen.findByText('Attivazione completata')).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Riprova' });
  expect(screen.queryByRole('heading', { name: 'Ricevuta' })).toBeNull();
  there = true;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Ricevuta' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
});
