import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { personOf, registryScreen, usersResource } from '../../../fixtures/registryScreen';
import { address, lastSaid } from '../../../fixtures/resourceScreen';
import { refusal } from '../../../fixtures/visitForm';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const importFirst = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona Rossi1 Mario' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Importa utenti' }));
  await screen.findByText('Importare gli utenti?');
};
const confirmImport = async () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Importa/ }));
const imports = (run: ReturnType<typeof registryScreen>) =>
  run.mock.calls.filter(([, { id }]) => id === 'registryImport').map(([, , input]) => input);
const linkedPerson = personOf(1, { uidPortale: 'rossi1.SG10001' });

describe('the screen of the staff registry', () => {
  it('has tooltips at what is missing and what is not valid, that say where the tax code is changed', async () => {
    registryScreen([
      personOf(1, { codiceFiscale: null, isCodiceFiscaleValid: false, email: null, isEmailValid: false }),
      personOf(2, {
        codiceFiscale: 'CORTO',
        isCodiceFiscaleValid: false,
        email: 'senza',
        isEmailValid: false,
      }),
    ]);
    await screen.findByRole('table');
    await waitFor(() => expect(document.querySelectorAll('td [data-tip].said')).toHaveLength(4));
    const tips = [...document.querySelectorAll('td [data-tip].said')].map((cell) =>
      cell.getAttribute('data-tip'),
    );
    expect(tips).toEqual([
      'Campo obbligatorio',
      'Campo obbligatorio',
      'Codice fiscale non valido: va modificato da Alunni o Personale',
      'Campo non valido',
    ]);
    expect(
      [...document.querySelectorAll('td [data-tip].said')].every(
        (cell) => cell.getAttribute('tabindex') === '0',
      ),
    ).toBe(true);
  });

  it('REG-011 ticks only who has a tax code that counts, and says why of the others', async () => {
    registryScreen([personOf(1), personOf(2, { codiceFiscale: 'CORTO', isCodiceFiscaleValid: false })]);
    await screen.findByRole('table');
    await screen.findByRole('checkbox', { name: 'Seleziona Rossi2 Mario' });
    expect(screen.getByRole('checkbox', { name: 'Seleziona Rossi2 Mario' })).toHaveAccessibleDescription(
      'Il codice fiscale manca o non è valido: va modificato da Alunni o Personale',
    );
    expect(screen.getByRole('checkbox', { name: 'Seleziona Rossi1 Mario' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  it('keeps the year that is looked at where the filters are reset', async () => {
    registryScreen([personOf(1)], {}, '?anno=2025&cognome.contains=Rossi1&v=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Azzera filtri' }));
    await waitFor(() => expect(address()).not.toContain('cognome'));
    expect(address()).toContain('anno=2025');
  });

  it('REG-034 says that there is nobody to import, with no people and with nobody to import among them', async () => {
    registryScreen([]);
    expect(await screen.findByText('Non ci sono utenti da importare!')).toBeVisible();
  });

  it('REG-034 says so where all have an account already', async () => {
    registryScreen([linkedPerson], {}, '?itemFilter=1');
    expect(await screen.findByText('Non ci sono utenti da importare!')).toBeVisible();
  });

  it('REG-006 REG-009 keeps the chip in the address, and the year of the list as well', async () => {
    registryScreen([personOf(1), linkedPerson], {}, '?itemFilter=3');
    const chips = await screen.findByRole('group', { name: 'Persone mostrate' });
    const pressed = () => within(chips).getByRole('button', { pressed: true }).textContent;
    expect(pressed()).toBe('Codice fiscale non allineato');
    fireEvent.click(within(chips).getByText('Utenti da importare'));
    expect(pressed()).toBe('Utenti da importare');
    await waitFor(() => expect(address()).toBe('/anagrafe?itemFilter=1&v=1'));
    fireEvent.change(screen.getByLabelText('Anno di servizio'), { target: { value: '2025' } });
    await waitFor(() => expect(address()).toBe('/anagrafe?anno=2025&itemFilter=1&v=1'));
    fireEvent.click(within(chips).getByText('Tutti'));
    await waitFor(() => expect(address()).toBe('/anagrafe?anno=2025&v=1'));
  });

  it('REG-014 REG-036 takes a link away after a confirmation, with the version that was seen', async () => {
    const run = registryScreen([linkedPerson], { registryLink: {} });
    await screen.findByRole('button', { name: 'Dissocia Rossi1 Mario dal suo utente' });
    await press('Dissocia Rossi1 Mario dal suo utente');
    const dialog = await screen.findByRole('dialog', { name: "Dissociare l'utente?" });
    expect(run.mock.calls.some(([, { id }]) => id === 'registryLink')).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dissocia' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(run.mock.calls.find(([, { id }]) => id === 'registryLink')?.[2]).toEqual({
      body: { anno: '2026', prgAnagrafe: '1', uidPortale: null },
      ifMatch: '"1"',
    });
    expect(lastSaid()).toEqual(["L'associazione è stata modificata correttamente!", 'success']);
  });

  it('REG-012 REG-035 imports who is ticked after a confirmation, and says that all were', async () => {
    const run = registryScreen([personOf(1), personOf(2)], {
      registryImport: { done: ['2026~1'], failures: [] },
    });
    await importFirst();
    expect(imports(run)).toEqual([]);
    await confirmImport();
    await waitFor(() => expect(imports(run)).toHaveLength(1));
    expect(imports(run)[0]).toMatchObject({ body: { persone: ['2026~1'] } });
    await waitFor(() => expect(lastSaid()).toEqual(['Utenti importati con successo', 'success']));
  });

  it('offers what comes next for whom it imported, whose accounts the answer names', async () => {
    registryScreen(
      [personOf(1)],
      { registryImport: { done: ['2026~1'], accounts: ['rossi1.SG10001'], failures: [], operation: 'o1' } },
      '',
      [usersResource],
    );
    await importFirst();
    await confirmImport();
    expect(await screen.findByRole('button', { name: 'Vedi il nuovo elemento' })).toBeVisible();
    await press('Assegna ruoli');
    await waitFor(() => expect(address()).toBe('/user?v=1'));
  });

  it('REG-035 says by name and with the reason who was not imported, and not that all went well', async () => {
    const failure = { user: '2026~1', nome: 'Mario', cognome: 'Rossi1', msg: 'Ha già un utente' };
    registryScreen([personOf(1)], { registryImport: { done: [], failures: [failure] } });
    const before = lastSaid();
    await importFirst();
    await confirmImport();
    const failed = await screen.findByRole('list', { name: '1 non riuscito' });
    expect(failed).toHaveTextContent('Rossi1 Mario: Ha già un utente');
    expect(lastSaid()).toEqual(before);
  });

  it('REG-015 REG-033 syncs who is ticked, of the year of the list, and shows who was rejected', async () => {
    const different = { codiceFiscaleGestione: 'RSSMRA80A01H501X', codiceFiscaleAllineato: false };
    const reject = {
      id: '2026~1',
      uid: 'rossi1.SG10001',
      labelNomeCognome: 'Mario Rossi1',
      codicefiscale: 'RSSMRA80A01H501U',
      motivo: 'Non corrisponde',
    };
    const people = [1, 2].map((number) =>
      personOf(number, { uidPortale: `rossi${number}.SG10001`, ...different }),
    );
    const run = registryScreen(people, { registrySync: { done: [], rejects: [reject] } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona Rossi1 Mario' }));
    await userEvent.click(await screen.findByRole('button', { name: /Sincronizza codici fiscali/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sincronizza codici fiscali' }));
    const sent = () => run.mock.calls.filter(([, { id }]) => id === 'registrySync');
    expect(sent()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: /^Sincronizza/ }));
    const rejects = await screen.findByRole('dialog', { name: 'Riepilogo Anomalie' });
    expect(rejects).toHaveTextContent('rossi1.SG10001Mario Rossi1RSSMRA80A01H501UNon corrisponde');
    expect(sent().map(([, , input]) => input)).toMatchObject([
      { params: { year: '2026' }, body: { persone: ['2026~1'] } },
    ]);
  });

  it('REG-037 says that the link failed in the words of the decision', async () => {
    registryScreen([linkedPerson], { registryLink: refusal(500) });
    await screen.findByRole('button', { name: 'Dissocia Rossi1 Mario dal suo utente' });
    await press('Dissocia Rossi1 Mario dal suo utente');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Dissocia' }),
    );
    expect(await screen.findByText(/^Errore nell'associazione dell'anagrafica utente!/)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
