import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address, axeFindings, lastSaid, ownScreen } from '../../fixtures/resourceScreen';
import { ds, refuse, servicesProvider, statusWith } from '../../fixtures/servicesProvider';

const all = ['Contratto', 'Allegato', 'Affidamento', 'Attivazione'] as const;

function open(answers: Parameters<typeof servicesProvider>[0] = {}) {
  const provider = servicesProvider(answers);
  ownScreen('/servizi', { roles: ['supervisor'], callApi: provider.callApi });
  return provider;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });

describe('the activation of preservation', () => {
  it('SRV-009 SRV-010 SRV-017 is a stepper of two steps', async () => {
    open();
    await screen.findByRole('heading', { name: 'Riepilogo Anagrafica' });
    const steps = screen.getByRole('list', { name: 'Passi dell’attivazione' });
    expect(
      within(steps)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Inserimento dati', 'Firma digitale dei documenti']);
  });

  it('SRV-011 begins with a card of the data, changed by a green button', async () => {
    open();
    await screen.findByRole('heading', { name: 'Riepilogo Anagrafica' });
    await screen.findByText('Anna Rossi, RSSNNA70A41L378G');
    screen.getByText('Ugo Verdi, VRDGUO65B02L378H');
    expect(screen.getByRole('button', { name: 'Modifica e Salva' })).toHaveClass('MuiButton-colorSuccess');
    expect(await axeFindings()).toEqual([]);
  });

  it('has a line of its height where a name is still to come, in the card and in the dialog', async () => {
    let arrive: (ds: object) => void = () => undefined;
    const coming = new Promise((resolve) => (arrive = resolve));
    open({ dsRead: () => coming });
    await screen.findByText('Ugo Verdi, VRDGUO65B02L378H');
    await press('Modifica e Salva');
    const lines = () => document.querySelectorAll('dd .MuiSkeleton-text').length;
    expect(lines()).toBe(2);
    expect(within(screen.getByRole('dialog')).getByRole('definition')).toHaveTextContent('Caricamento');
    arrive(ds);
    expect(await screen.findAllByText('Anna Rossi, RSSNNA70A41L378G')).toHaveLength(2);
    expect(lines()).toBe(0);
  });

  it('SRV-013 SRV-015 SRV-016 changes the manager in a dialog that only its buttons close', async () => {
    open();
    await screen.findByText('Ugo Verdi, VRDGUO65B02L378H');
    await press('Modifica e Salva');
    const dialog = screen.getByRole('dialog', { name: 'Modifica dati conservazione' });
    expect(field('Nome e Cognome')).toHaveValue('Ugo Verdi');
    expect(field('Codice Fiscale')).toHaveValue('VRDGUO65B02L378H');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.querySelector('.MuiBackdrop-root') as Element);
    expect(dialog).toBeInTheDocument();
    within(dialog).getByRole('button', { name: 'Salva' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('SRV-015 has what is known of the manager also where it comes after the dialog, and saves nothing before', async () => {
    let arrive: (manager: object) => void = () => undefined;
    open({ preservationManagerRead: () => new Promise((resolve) => (arrive = resolve)) });
    await screen.findByRole('heading', { name: 'Riepilogo Anagrafica' });
    await press('Modifica e Salva');
    expect(screen.getByRole('button', { name: 'Salva' })).toHaveAttribute('aria-disabled', 'true');
    arrive({ name: 'Ugo Verdi', cf: 'VRDGUO65B02L378H' });
    await waitFor(() => expect(field('Nome e Cognome')).toHaveValue('Ugo Verdi'));
    expect(field('Codice Fiscale')).toHaveValue('VRDGUO65B02L378H');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Salva' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
  });

  it('SRV-051 SRV-061 saves a changed manager, says so in green and has the documents made', async () => {
    let made = false;
    const { of } = open({
      preservationStatus: () => (made ? statusWith({ richiesti: true }) : statusWith()),
      preservationManagerWrite: (input: { body: object }) => input.body,
      preservationGenerate: () => {
        made = true;
        return {};
      },
    });
    await screen.findByText('Ugo Verdi, VRDGUO65B02L378H');
    await press('Modifica e Salva');
    await userEvent.clear(field('Nome e Cognome'));
    await userEvent.type(field('Nome e Cognome'), 'Ugo Maria Verdi');
    await press('Salva');
    await waitFor(() => expect(lastSaid()).toEqual(['Profilo aggiornato con successo!', 'success']));
    expect(of('preservationManagerWrite')).toEqual([
      { body: { name: 'Ugo Maria Verdi', cf: 'VRDGUO65B02L378H' }, ifMatch: '"7"' },
    ]);
    expect(of('preservationGenerate')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('table');
    expect(screen.getAllByText('In lavorazione...')).toHaveLength(4);
  });

  it('SRV-014 SRV-057 saves nothing while there is no school head, and says where one is named', async () => {
    const { of } = open({ dsRead: '' });
    await screen.findByText(/^Prossimo passo: indicare il dirigente scolastico \(DS\)/);
    await screen.findByText(/Nella gestione utenti non è indicato/);
    expect(screen.getByRole('link', { name: 'Gestione utenti' })).toHaveAttribute('href', '/user');
    await press('Modifica e Salva');
    const save = screen.getByRole('button', { name: 'Salva' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveAccessibleDescription(/dirigente scolastico non è indicato/);
    await userEvent.click(save);
    expect(of('preservationGenerate')).toEqual([]);
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
  });

  it.each([
    ['SRV-053', 'Nome e Cognome', '', 'Campo obbligatorio'],
    ['SRV-054', 'Codice Fiscale', '', 'Codice fiscale obbligatorio'],
    ['SRV-055', 'Codice Fiscale', 'VRDGUO', 'Codice fiscale non valido'],
  ])(
    '%s says what is wrong with "%s", and in red that the data are not valid',
    async (_id, label, typed, message) => {
      const { of } = open();
      await screen.findByText('Ugo Verdi, VRDGUO65B02L378H');
      await press('Modifica e Salva');
      await userEvent.clear(field(label));
      if (typed) await userEvent.type(field(label), typed);
      await press('Salva');
      expect(lastSaid()).toEqual(['Dati assenti o non validi!', 'error']);
      expect(field(label)).toHaveAccessibleDescription(message);
      expect(field(label)).toHaveFocus();
      expect(of('preservationManagerWrite')).toEqual([]);
      expect(await axeFindings()).toEqual([]);
    },
  );

  it.each([400, 500])('SRV-066 renders what the server says of a change refused with %i', async (status) => {
    open({ preservationGenerate: refuse(status, 'Manca il codice fiscale del DS.') });
    await screen.findByText('Ugo Verdi, VRDGUO65B02L378H');
    await press('Modifica e Salva');
    await press('Salva');
    expect(await screen.findByRole('alert')).toHaveTextContent('Manca il codice fiscale del DS.');
  });

  it.each([
    ['preservationComplete', 400, 'Conferma attivazione', 'Conferma', { signed: all }],
    ['preservationComplete', 500, 'Conferma attivazione', 'Conferma', { signed: all }],
    ['preservationReset', 400, 'Reset dei dati', 'Reset dei dati', {}],
    ['preservationReset', 500, 'Reset dei dati', 'Reset dei dati', {}],
  ])('SRV-066 renders what the server says of %s refused with %i', async (call, code, name, confirm, how) => {
    open({ preservationStatus: statusWith(how), [call]: refuse(code, 'Il server lo dice.') });
    if (call === 'preservationReset') await press('Reset');
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    await dialog.findByText('Il server lo dice.');
    expect(address()).toBe('/servizi');
  });

  it('SRV-024 SRV-027 SRV-048 cannot be confirmed before four documents are signed, and says how many are left', async () => {
    open({
      preservationStatus: statusWith({
        made: ['Attivazione'],
        signed: ['Contratto', 'Allegato', 'Affidamento'],
      }),
    });
    const confirm = await screen.findByRole('button', { name: 'Conferma' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    expect(confirm).toHaveAccessibleDescription(/: ne manca 1\.$/);
    await userEvent.click(confirm);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SRV-024 SRV-027 can be confirmed later, by the button, once four are signed', async () => {
    open({ preservationStatus: statusWith({ signed: all }) });
    const dialog = await screen.findByRole('dialog', { name: 'Conferma attivazione' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Conferma' })).not.toHaveAttribute('aria-disabled', 'true');
    await press('Conferma');
    await screen.findByRole('dialog', { name: 'Conferma attivazione' });
  });

  it('SRV-024 SRV-048 asks for confirmation once all are signed, with a way to change the manager', async () => {
    const { of } = open({ preservationStatus: statusWith({ signed: all }) });
    const dialog = await screen.findByRole('dialog', { name: 'Conferma attivazione' });
    within(dialog).getByText('Clausole Vessatorie, firmato il 02/09/2026');
    await within(dialog).findByText(/Ugo Verdi/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Modifica il responsabile' }));
    const change = await screen.findByRole('dialog', { name: 'Modifica dati conservazione' });
    within(change).getByText(/firme già apposte non valgono più/);
    await userEvent.click(within(change).getByRole('button', { name: 'Annulla' }));
    await screen.findByRole('dialog', { name: 'Conferma attivazione' });
    expect(of('preservationManagerWrite')).toEqual([]);
  });

  it('SRV-028 SRV-029 SRV-030 SRV-049 is completed once that is confirmed, and says what comes next', async () => {
    let completed = false;
    const { of } = open({
      preservationStatus: () => statusWith({ signed: all, completed }),
      preservationReceipt: refuse(404, 'x'),
      preservationComplete: () => {
        completed = true;
        return {};
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Conferma attivazione' });
    expect(of('preservationComplete')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Conferma' }));
    const done = await screen.findByText('Attivazione completata');
    const alert = within(done.closest('.MuiAlert-colorSuccess') as HTMLElement);
    expect(of('preservationComplete')).toHaveLength(1);
    expect(alert.getByRole('link', { name: 'Area Amministrativa, Documenti e firma' })).toHaveAttribute(
      'href',
      '/areaamministrativa/documenti',
    );
    alert.getByText(
      /sarà disponibile nell’applicazione di gestione documentale dopo la configurazione del sistema/,
    );
  });

  it('SRV-025 SRV-052 is reset after a warning, and leads home', async () => {
    const { of } = open({ preservationStatus: statusWith({ made: all }) });
    expect(await screen.findByRole('button', { name: 'Reset' })).toHaveClass('MuiButton-colorError');
    await press('Reset');
    const dialog = screen.getByRole('dialog', { name: 'Reset dei dati' });
    within(dialog).getByText(/responsabile della conservazione e del DS dovranno essere inseriti di nuovo/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset dei dati' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(of('preservationReset')).toHaveLength(1);
  });
});
