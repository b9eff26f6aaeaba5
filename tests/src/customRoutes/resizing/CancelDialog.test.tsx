import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { given, placed, resizingProvider } from '../../../fixtures/resizingProvider';
import { ownScreen } from '../../../fixtures/resourceScreen';

it('annuls once, however often it is pressed, and again as the same where the answer was lost', async () => {
  let tries = 0;
  const resizingDelete = () => {
    tries += 1;
    if (tries === 1) throw ApiError.unreachable();
  };
  const answers = { ds: given, applicativi: placed };
  const { callApi, of } = resizingProvider({ resizingDelete }, { step: 'documento', answers });
  ownScreen('/dimensionamenti-accorpata', { roles: ['supervisor'], licenses: ['WWA', 'WWB'], callApi });
  await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'ANNULLA PROCEDURA' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Conferma' }));
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent('Il servizio non è raggiungibile.'),
  );
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = of('resizingDelete').map((input) => input.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
});
