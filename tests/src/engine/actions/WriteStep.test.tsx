import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { usersRenew } from '../../../../contract/users/endpoints';
import { users } from '../../../../src/resources/users/users';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { bulkMenu } from '../../../fixtures/suites/onScreen';
import { userRow } from '../../../fixtures/userRecords';

const rows = [userRow('neri', { supervisor: true }), userRow('rossi'), userRow('verdi')];

describe('an action that asks for something written', () => {
  async function begin(refusal?: object) {
    const backend = fakeBackend(users as never, rows);
    const { callEndpoint: run } = backend.dataProvider;
    let refused = refusal;
    backend.dataProvider.callEndpoint = async (name: string, called: Endpoint, input: unknown) => {
      const answer = await run(name, called, input);
      const now = called === usersRenew && refused;
      if (!now) return answer;
      refused = undefined;
      throw Object.assign(new Error('refused'), now);
    };
    resourceScreen(users as never, { roles: ['supervisor'], rows, backend });
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(3));
    fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    fireEvent.click(within(bulkMenu()).getByRole('button', { name: 'Proroga scadenza' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prorogare la scadenza?' }));
    return { backend, dialog, input: await dialog.findByRole('textbox', { name: /Scadenza/ }) };
  }

  it('checks it as the provider will, at the input, before anything else is asked', async () => {
    const { dialog, input } = await begin();
    const go = dialog.getByRole('button', { name: 'Prosegui' });
    for (const [typed, said] of [
      ['', 'Indicare la nuova scadenza'],
      ['31/02/2027', 'Inserire la data nel formato DD/MM/YYYY'],
      ['02/09/2026', 'La nuova scadenza deve essere successiva a oggi'],
    ] as const) {
      fireEvent.change(input, { target: { value: typed } });
      fireEvent.click(go);
      expect(await dialog.findByText(said)).toHaveAttribute('role', 'alert');
      await waitFor(() => expect(input).toHaveFocus());
      expect(input).toHaveAccessibleDescription(said);
    }
  });

  it('has a calendar of the days that would be accepted', async () => {
    const { dialog } = await begin();
    fireEvent.click(dialog.getByRole('button', { name: 'Scegli dal calendario' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Scegli dal calendario' }));
    expect(calendar.getByRole('gridcell', { name: 'mercoledì 2 settembre 2026' })).toBeDisabled();
    expect(calendar.getByRole('gridcell', { name: 'giovedì 3 settembre 2026' })).toBeEnabled();
  });

  it('sends it with those whom the action is for', async () => {
    const { backend, input } = await begin();
    fireEvent.change(input, { target: { value: '30062027' } });
    fireEvent.submit(input.closest('form') as HTMLFormElement);
    const review = within(await screen.findByRole('dialog', { name: 'Confermare la nuova scadenza?' }));
    fireEvent.click(await review.findByRole('button', { name: 'Proroga' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = backend.asked.filter(({ endpoint }) => endpoint === 'usersRenew');
    expect(sent.map(({ input }) => input)).toMatchObject([
      { body: { uids: ['neri.SG10001', 'rossi.SG10001', 'verdi.SG10001'], dataScadenza: '2027-06-30' } },
    ]);
  });

  it('comes back with what was written, and why, where the provider refuses it', async () => {
    const said = 'La licenza della scuola finisce prima';
    const { backend, input } = await begin({ status: 422, message: said });
    fireEvent.change(input, { target: { value: '30062027' } });
    fireEvent.submit(input.closest('form') as HTMLFormElement);
    fireEvent.click(await screen.findByRole('button', { name: 'Proroga' }));
    const again = within(await screen.findByRole('dialog', { name: 'Prorogare la scadenza?' }));
    expect(await again.findByText(said)).toBeVisible();
    const before = again.getByRole('textbox', { name: /Scadenza/ });
    expect(before).toHaveValue('30/06/2027');
    fireEvent.change(before, { target: { value: '31052027' } });
    fireEvent.click(again.getByRole('button', { name: 'Prosegui' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Proroga' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = backend.asked.filter(({ endpoint }) => endpoint === 'usersRenew').map(({ input }) => input);
    expect(sent).toMatchObject([
      { body: { dataScadenza: '2027-06-30' } },
      { body: { dataScadenza: '2027-05-31' } },
    ]);
  });
});
