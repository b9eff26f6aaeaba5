import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customer as known, orderProvider } from '../../../fixtures/orderProvider';
import { refused } from '../../../fixtures/resizingProvider';
import { axeFindings, lastSaid, ownScreen } from '../../../fixtures/resourceScreen';

const CONTRACTS = '/areacontratti/rinnovo-contratti-new';

type Provider = ReturnType<typeof orderProvider>;
function open(provider: Provider, { at = CONTRACTS, isPrivate = false, supervisor = true } = {}) {
  const roles = supervisor ? (['supervisor'] as const) : (['teacherManager'] as const);
  const school = { privateSchool: isPrivate };
  return { ...provider, ...ownScreen(at, { roles, school, callApi: provider.callApi }) };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const steps = async () =>
  within(await screen.findByRole('list', { name: 'Passi della procedura' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/^\d/, ''));
const tickbox = (name: string) => screen.findByRole('checkbox', { name });

describe('the renewal of contracts', () => {
  it('REN-001 REN-006 REN-007 begins with the information letter, of five steps', async () => {
    open(orderProvider());
    await heading('Informativa');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rinnovo contratti');
    expect(screen.getByText('Contratti')).toBeVisible();
    expect(await steps()).toEqual([
      ...['Informativa', 'Anagrafica Scuola', 'Prodotti', 'Riepilogo ordine', 'Stato pratica'],
    ]);
  });

  it('REN-047 REN-005 leads a person who is no supervisor to the first page, with the red text', async () => {
    open(orderProvider(), { supervisor: false });
    expect(await screen.findByText('another page')).toBeVisible();
    expect(lastSaid()).toEqual([
      "L’accesso all'area di rinnovo dei contratti è riservato all'utente “supervisor”.",
      'error',
    ]);
  });

  it('REN-055 says in a dialog that the service is not available, and leads to the first page', async () => {
    const failing = () => {
      throw refused(500, 'boom');
    };
    open(orderProvider({ renewalState: failing }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Attenzione' });
    expect(dialog).toHaveTextContent('Servizio temporaneamente non disponibile. Riprovare più tardi.');
    await press('Chiudi');
    expect(await screen.findByText('another page')).toBeVisible();
  });

  it('REN-048 REN-056 shows the same text in a dialog when the provider does not know the person', async () => {
    const failing = () => {
      throw refused(401, 'unauthenticated');
    };
    open(orderProvider({ renewalState: failing }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      "L’accesso all'area di rinnovo dei contratti è riservato all'utente “supervisor”.",
    );
  });

  it('REN-058 says that there is nothing to renew', async () => {
    open(orderProvider({ renewalProducts: [] }));
    // findByText collapses two spaces into one.
    const said = await screen.findByText(/^Non risultano contratti/);
    expect(said.textContent).toContain(
      'Non risultano contratti  da rinnovare. I contratti firmati sono disponibili nell’Area Amministrativa.',
    );
    expect(screen.queryByRole('list', { name: 'Passi della procedura' })).toBeNull();
  });

  it('REN-044 shows the data of the school to be read only, and whom to write to', async () => {
    open(orderProvider({}, { step: 'anagrafica' }));
    await heading('Anagrafica Scuola');
    expect(screen.getByText('RMIC81000A')).toBeVisible();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(
      screen.getByText(/scrivere una e-mail all’amministrazione, amministrazione@example.org/),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Fascia alunni/ })).toHaveTextContent('Fino a 500');
  });

  it('REN-042 REN-017 asks for one of four bands, and does not go on without', async () => {
    const customer = {
      ...known,
      fasciaAlunni: null,
    };
    const { of } = open(orderProvider({ renewalCustomer: customer }, { step: 'anagrafica' }));
    const on = await screen.findByRole('button', { name: 'Avanti' });
    expect(on).toHaveAttribute('aria-disabled', 'true');
    const band = screen.getByRole('combobox', { name: /Fascia alunni/ });
    const [none, ...options] = within(band).getAllByRole('option');
    expect(none).toHaveValue('');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      ...['Fino a 500', 'Da 501 a 1000', 'Da 1001 a 1500', 'Oltre 1500'],
    ]);
    await userEvent.selectOptions(band, 'Da 501 a 1000');
    await press('Avanti');
    await heading('Prodotti');
    expect(of('contractRenewalGo')[0]).toMatchObject({ body: { answers: { fascia: '2' } } });
  });

  it('REN-045 REN-046 says that the letter of appointment is missing, and stays', async () => {
    const customer = {
      ...known,
      nominaTrattamento: 'N',
    };
    const { of } = open(orderProvider({ renewalCustomer: customer }, { step: 'anagrafica' }));
    await press('Avanti');
    const dialog = await screen.findByRole('alertdialog', { name: 'Assenza Lettera nomina responsabile' });
    expect(dialog).toHaveTextContent(/firmata digitalmente dal dirigente scolastico.*privacy@example.org/);
    expect(of('contractRenewalGo')).toEqual([]);
  });

  it('REN-029 REN-077 waits for its products, and preselects those that nobody refused', async () => {
    open(orderProvider({}, { step: 'prodotti', answers: { anagrafica: { fascia: '1' } } }));
    await heading('Prodotti');
    expect(screen.getByRole('button', { name: 'Avanti' })).toHaveAttribute('aria-disabled', 'true');
    const sig = await tickbox('Seleziona Segreteria digitale');
    expect(sig).toBeChecked();
    expect(await tickbox('Seleziona Domande di supplenza')).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Avanti' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(sig);
    expect(screen.getByRole('button', { name: 'Avanti' })).toHaveAttribute('aria-disabled', 'true');
    expect(await axeFindings()).toEqual([]);
  });

  it('REN-063 REN-076 tells of the rules between products, in words', async () => {
    open(orderProvider({}, { step: 'prodotti', answers: { anagrafica: { fascia: '1' } } }));
    await userEvent.click(await tickbox('Seleziona Domande di supplenza'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Attenzione' });
    expect(dialog).toHaveTextContent(/si ordinano insieme. Selezionati anche: Personale./);
    await press('Chiudi');
    expect(await tickbox('Seleziona Personale')).toBeChecked();
    expect(screen.getByRole('row', { name: /Area web del personale.*\(\*\)/ })).toBeVisible();
    expect(screen.getByText('(*) Accessorio gratuito di un altro prodotto.')).toBeVisible();
  });

  it('REN-073 REN-014 REN-072 REN-081 keeps what stays selected, and shows amounts, platform and contacts', async () => {
    open(orderProvider({}, { step: 'prodotti', answers: { anagrafica: { fascia: '1' } } }));
    const all = await tickbox('Seleziona tutti');
    await userEvent.click(all);
    // SIG, PER and MAD of the first band: 640.50 euros.
    expect(screen.getByText('Contatti di assistenza').nextSibling).toHaveTextContent('14');
    expect(screen.getByText('Sconto percentuale').nextSibling).toHaveTextContent('0,6405%');
    await userEvent.click(all);
    await press('Chiudi');
    expect(await tickbox('Seleziona Segreteria digitale')).toBeChecked();
    expect(await tickbox('Seleziona Personale')).not.toBeChecked();
    expect(screen.getByText('Totale').nextSibling).toHaveTextContent('310,00 €');
    expect(screen.getByText('Totale da pagare').nextSibling).toHaveTextContent('378,20 €');
    expect(screen.getByRole('row', { name: /Segreteria digitale/ })).toHaveTextContent('TD');
  });
});
