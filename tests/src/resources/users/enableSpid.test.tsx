import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { users } from '../../../../src/resources/users/users';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { lastSaid, resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

const rows = [
  userRow('alfa'),
  userRow('beta', { codicefiscale: '', anomaliaCodiceFiscale: 'missing' }),
  userRow('gamma'),
  userRow('delta', { spidEnabled: true }),
];
const title = 'Non è stato possibile abilitare i seguenti utenti allo Spid per anomalie sul Codice Fiscale';

function open(school = {}, at = '') {
  const backend = fakeBackend(users, rows);
  resourceScreen(users, { roles: ['supervisor'], rows, backend, school, at });
  return backend;
}
/** By label: queries by role are slow on a whole screen. */
const labelled = (label: string) => screen.findByLabelText(label);
const tick = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await labelled(`Seleziona Mario ${name}`));
};
const choose = async () => userEvent.click(await screen.findByText('Abilita Spid', { selector: 'button' }));
const inDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByText(name, { selector: 'button' }));

describe('enabling for Spid', () => {
  it('USR-065 USR-161 USR-165 asks for one user, and says who can enter now', async () => {
    const backend = open({}, '/alfa.SG10001');
    await choose();
    await screen.findByText('Abilitare a Spid?');
    expect(backend.asked.some(({ endpoint }) => endpoint === 'usersEnableSpid')).toBe(false);
    await inDialog('Abilita Spid');
    await waitFor(() =>
      expect(lastSaid()?.[0]).toBe("L'utente alfa.SG10001 è stato correttamente abilitato a Spid"),
    );
    const sent = backend.asked.find(({ endpoint }) => endpoint === 'usersEnableSpid');
    expect(sent?.input).toMatchObject({ body: { uids: ['alfa.SG10001'] } });
  });

  it('USR-053 USR-162 USR-163 USR-165 does so for several, then shows whose tax code does not allow it', async () => {
    open();
    await tick('alfa', 'beta', 'gamma');
    await choose();
    await screen.findByText(/2 da abilitare a Spid/);
    await inDialog('Abilita Spid');
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(lastSaid()?.[0]).toBe('Gli utenti selezionati sono stati correttamente abilitati a Spid');
    const cells = within(dialog).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Mario beta', '–']);
    expect(within(dialog).getByRole('rowheader', { name: 'beta.SG10001' })).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Utente', 'Nome e cognome', 'Codice fiscale']);
    await userEvent.click(within(dialog).getByText('Chiudi'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it.each([
    [400, 'invalid'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [422, 'unprocessable'],
  ])('USR-160 shows the common message when it fails with %i', async (status, code) => {
    const backend = open({}, '/alfa.SG10001');
    await choose();
    backend.refuse('run', { status, code, message: 'Parole del server' });
    await inDialog('Abilita Spid');
    await waitFor(() => expect(lastSaid()).toEqual(['Parole del server', 'error']));
  });

  it('USR-160 shows it in the dialog, to try again, when it fails with 500', async () => {
    const backend = open({}, '/alfa.SG10001');
    await choose();
    backend.refuse('run', { status: 500, code: 'internal', message: 'Parole del server' });
    await inDialog('Abilita Spid');
    expect(await within(screen.getByRole('dialog')).findByText(/Parole del server/)).toBeVisible();
  });

  /** Returns everything about the digital identity on the screen: header, icons, filters, bulk action. */
  const ofSpid = async () => {
    await tick('delta');
    await screen.findByText('Attiva utenti', { selector: 'button' });
    await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
    const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(offered).toContain('Stato');
    return {
      texts: screen.queryAllByText(/spid/i).map(({ textContent }) => textContent),
      icons: screen.queryAllByLabelText(/identità digitale/i).length,
      filters: offered.filter((one) => /spid/i.test(one ?? '')).length,
    };
  };

  it('is not there in a private school: no button, no column, no icon, no filter', async () => {
    open({ privateSchool: true });
    expect(await ofSpid()).toEqual({ texts: [], icons: 0, filters: 0 });
  });

  it('is there in any other', async () => {
    open();
    const { texts, icons, filters } = await ofSpid();
    expect(texts).toEqual(expect.arrayContaining(['Spid', 'Abilita Spid']));
    expect([icons, filters]).toEqual([rows.length, 1]);
  });
});
