import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS_GUIDE } from '../../../../../contract/constants';
// Imported in advance, because the section is lazy.
import '../../../../../src/resources/users/above/UsersAbove';
import { users } from '../../../../../src/resources/users/users';
import { type OfficeOptions, officeProvider, people } from '../../../../fixtures/officeProvider';
import { address, resourceScreen } from '../../../../fixtures/resourceScreen';
import { screenIsWide } from '../../../../fixtures/screenWidth';

const resource = users as never;

async function open(options: OfficeOptions = {}, unfolded = true) {
  const { roles = ['supervisor'], licenses = [], profile, width } = options;
  const { run } = officeProvider(options);
  resourceScreen(resource, {
    roles,
    rows: people,
    licenses,
    calls: { callEndpoint: run },
    ...(profile && { profile }),
    ...(width !== undefined && { width }),
  });
  const above = within(await screen.findByRole('region', { name: 'La scuola e i suoi utenti' }));
  if (unfolded) fireEvent.click(above.getByRole('button', { name: 'Responsabili e altro' }));
  return { above };
}

const card = (name: string) => within(screen.getByRole('group', { name }));
const shown = () =>
  [...document.querySelectorAll('tbody tr:not([aria-hidden]) th a')].map((link) => link.textContent);

describe('above the users of a school', () => {
  it('USR-009 a card shows who acts: name, what as, account, the access before', async () => {
    await open();
    const acting = card('Utente collegato');
    for (const text of ['Maria Bianchi', 'Supervisor', 'maria.SG10001', 'Ultimo accesso 01/09/2026'])
      expect(acting.getByText(text)).toBeInTheDocument();
  });

  it('USR-009 it is the account that an alias acts as, not the name of the sign-in', async () => {
    const selected_account = { username: 'bianchi.SG10002' };
    await open({ profile: { preferred_username: 'maria@example.org', selected_account } });
    expect(card('Utente collegato').getByText('bianchi.SG10002')).toBeInTheDocument();
  });

  const NO_HEAD = 'Non è stato inserito il dirigente scolastico.';
  const NO_DIRECTOR = 'Non è stato inserito il DSGA.';
  const both = { head: { uid: 'rossi.SG10001' }, director: { uid: 'verdi.SG10001' } };

  it('USR-010 USR-011 cards show the head and the director, each in a card of their own', async () => {
    await open(both);
    await card('Dirigente scolastico').findByText('Anna Rossi');
    card('Dirigente scolastico').getByText('rossi.SG10001');
    await card('DSGA').findByText('Ugo Verdi');
    card('DSGA').getByText('verdi.SG10001');
    for (const none of [NO_HEAD, NO_DIRECTOR]) expect(screen.queryByText(none)).toBeNull();
  });

  it('USR-013 USR-014 the cards say that there is none', async () => {
    await open();
    await card('Dirigente scolastico').findByText(NO_HEAD);
    expect(await card('DSGA').findByText(NO_DIRECTOR)).toBeInTheDocument();
  });

  it.each([
    ['supervisor', ['Inserisci il DS', 'Inserisci il DSGA'], {}],
    ['supervisor', ['Cambia il DS', 'Cambia il DSGA'], both],
    ['teacherManager', [], {}],
    ['teacherManager', [], both],
  ] as const)('USR-012 USR-136 offers to a %s %j', async (role, offered, of) => {
    await open({ roles: [role], ...of });
    const held = 'head' in of;
    await card('Dirigente scolastico').findByText(held ? 'Anna Rossi' : NO_HEAD);
    await card('DSGA').findByText(held ? 'Ugo Verdi' : NO_DIRECTOR);
    const buttons = ['Dirigente scolastico', 'DSGA'].flatMap((name) => card(name).queryAllByRole('button'));
    expect(buttons.map((button) => button.textContent)).toEqual(offered);
  });

  it('USR-015 USR-016 counts active, inactive and all users; each count is a switch in step with chips and address', async () => {
    await open();
    const summary = card('Riepilogo utenti');
    const count = (name: string) => summary.getByRole('button', { name });
    const names = summary.getAllByRole('button').map((one) => one.textContent);
    expect(names).toEqual([
      'Attivi 5',
      'Non attivi 2',
      'Totale 7',
      'In scadenza 1',
      'Cessati 1',
      'Nuovi ingressi 1',
    ]);
    expect(count('Totale 7')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(count('Non attivi 2'));
    expect(shown().sort()).toEqual(['arriva.SG10001', 'neri.SG10001']);
    expect(count('Non attivi 2')).toHaveAttribute('aria-pressed', 'true');
    expect(count('Totale 7')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(address()).toContain('stato=0'));
    fireEvent.click(screen.getByRole('button', { name: /Rimuovi.*Stato: Non attivo/ }));
    expect(count('Totale 7')).toHaveAttribute('aria-pressed', 'true');
    expect(shown()).toHaveLength(7);
    fireEvent.click(count('Attivi 5'));
    expect(shown().sort()).toEqual(
      ['ds', 'rossi', 'senzacodice', 'supervisor', 'verdi'].map((name) => `${name}.SG10001`),
    );
    await waitFor(() => expect(address()).toContain('stato=1'));
    fireEvent.click(count('Attivi 5'));
    expect(shown()).toHaveLength(7);
    fireEvent.click(count('Cessati 1'));
    expect(shown()).toEqual(['neri.SG10001']);
    fireEvent.click(count('In scadenza 1'));
    expect(shown()).toEqual(['verdi.SG10001']);
    await waitFor(() => expect(address()).toContain('servizio=termine'));
  });

  it.each([['WWA'], ['WWP'], ['wwp']])(
    'REG-001 USR-017 USR-018 USR-022 leads to the registry, and to what can be imported from it, with the licence %s',
    async (licence) => {
      const { above } = await open({ licenses: ['NCV', licence] });
      expect(above.getByRole('link', { name: "Apri l'anagrafica" })).toHaveAttribute('href', '/anagrafe');
      fireEvent.click(screen.getByRole('button', { name: 'Aggiungi utenti' }));
      const entries = await screen.findAllByRole('menuitem');
      expect(entries.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
        ['Nuovo utente', '/user/new'],
        ['Importa utenti', null],
        ['Sincronizza codici fiscali', null],
        ['Importa da file', '/user/importa'],
      ]);
    },
  );

  it('USR-017 USR-021 USR-022 does not, where it has none; a new user can be made all the same', async () => {
    const { above } = await open({ licenses: ['NCV'] });
    expect(above.queryByText('Anagrafica del personale')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Aggiungi utenti' }));
    const newUser = await screen.findByRole('menuitem', { name: 'Nuovo utente' });
    expect(newUser).toHaveAttribute('href', '/user/new');
    expect(screen.queryByRole('menuitem', { name: 'Importa utenti' })).toBeNull();
  });

  it.each(['supervisor', 'teacherManager'] as const)(
    'USR-019 USR-020 tells a %s that roles have changed, with the guide to read',
    async (role) => {
      const { above } = await open({ roles: [role] });
      above.getByText(/ruoli e le abilitazioni sono cambiati/);
      const link = above.getByRole('link', { name: /^LEGGI LA GUIDA/ });
      expect(link).toHaveAttribute('href', PERMISSIONS_GUIDE);
      expect(link).toHaveAttribute('target', '_blank');
    },
  );

  it.each([390, 1440])('is folded but for the counts, %i px wide', async (width) => {
    const { above } = await open({ width }, false);
    expect(above.getAllByRole('group', { name: /./ }).map((one) => one.getAttribute('aria-label'))).toContain(
      'Mostra per stato',
    );
    expect(above.getByText('Utente collegato')).not.toBeVisible();
    const more = above.getByRole('button', { name: 'Responsabili e altro' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(more);
    expect(above.getByText('Utente collegato')).toBeVisible();
  });

  it('keeps the dialog and what was chosen in it when the screen becomes a phone, as by zooming in', async () => {
    await open({ head: { uid: 'rossi.SG10001' }, width: 1440 });
    fireEvent.click(await card('Dirigente scolastico').findByRole('button'));
    const box = within(await screen.findByRole('dialog')).getByRole('combobox', { name: /Utente/ });
    fireEvent.change(box, { target: { value: 'verdi' } });
    act(() => screenIsWide(390));
    await screen.findByRole('button', { name: 'Responsabili e altro', hidden: true });
    expect(box).toBeInTheDocument();
    expect(box).toHaveValue('verdi');
  });
});
