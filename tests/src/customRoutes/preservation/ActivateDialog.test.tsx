import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { preservationKinds } from '../../../../contract/preservation/preservation';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { ownScreen } from '../../../fixtures/resourceScreen';
import { servicesProvider, statusWith } from '../../../fixtures/servicesProvider';

it('is the same activation when it is confirmed again after an answer that was lost', async () => {
  let tries = 0;
  const { of, callApi } = servicesProvider({
    preservationStatus: () => statusWith({ signed: preservationKinds, completed: tries === 2 }),
    preservationReceipt: () => new Promise(() => undefined),
    preservationComplete: () => {
      tries += 1;
      if (tries === 1) throw ApiError.unreachable();
    },
  });
  ownScreen('/servizi', { roles: ['supervisor'], callApi });
  const dialog = within(await screen.findByRole('dialog', { name: 'Conferma attivazione' }));
  const confirm = dialog.getByRole('button', { name: 'Conferma' });
  await userEvent.click(confirm);
  expect(await dialog.findByText(/^Il servizio non è raggiungibile/)).toBeVisible();
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = of('preservationComplete').map((input) => input.idempotencyKey);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});
