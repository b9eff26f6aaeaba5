import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { customer as known, order, orderProvider, product } from '../../../fixtures/orderProvider';
import { refused } from '../../../fixtures/resizingProvider';
import { ownScreen } from '../../../fixtures/resourceScreen';

const CONTRACTS = '/areacontratti/rinnovo-contratti-new';
const SERVICES = '/areacontratti/servizi';
const services = { kind: 'renewal', services: true } as const;

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
const selected = { selected: ['PER', 'SIG'] };
const atSummary = (answers: Record<string, unknown> = {}, more = {}) =>
  orderProvider(more, {
    step: 'riepilogo',
    answers: { anagrafica: { fascia: '1' }, prodotti: selected, ...answers },
  });

describe('the summary of a renewal', () => {
  it('REN-032 REN-040 is on MEPA at first, without the data of a tender, with one way to pay', async () => {
    open(atSummary());
    const mepa = await tickbox('L’ordine si fa sul MEPA');
    expect(mepa).toBeChecked();
    expect(screen.queryByRole('textbox', { name: /CIG/ })).toBeNull();
    expect(screen.getByText(/^Unica fattura nell’anno della data di fine/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Modifica: Prodotti' })).toBeVisible();
  });

  it('says above the button what is sent, to whom and for how much: the proposed fee, not the list price', async () => {
    const proposed = [
      product('SIG', { importoCanoneProposto: 50_500 }),
      product('PER', { importoCanoneProposto: 19_999 }),
    ];
    open(atSummary({}, { renewalProducts: proposed }));
    expect(
      await screen.findByText(
        /^Con “Avanti” si invia a Sportello l’ordine di .*, per 854,00\s€, IVA compresa\. L’ordine impegna la scuola\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /Segreteria digitale.* 505,00\s€$/ })).toBeVisible();
  });

  it('REN-035 REN-037 REN-038 REN-030 asks without MEPA for CIG, number and date', async () => {
    const { of } = open(atSummary());
    await userEvent.click(await tickbox('L’ordine si fa sul MEPA'));
    await press('Avanti');
    expect(await screen.findAllByText('campo obbligatorio')).toHaveLength(3);
    expect(of('renewalCreate')).toEqual([]);
    const cig = screen.getByRole('textbox', { name: /CIG/ });
    expect(cig).toHaveAttribute('maxlength', '10');
    await userEvent.type(cig, 'za1');
    await userEvent.tab();
    expect(await screen.findByText('La lunghezza deve essere di 10 caratteri')).toBeVisible();
    await userEvent.clear(cig);
    await userEvent.type(cig, 'zz1b2c3d4e');
    expect(cig).toHaveStyle({ textTransform: 'uppercase' });
    expect((await screen.findByText(/^Il campo accetta solo CIG/)).textContent).toBe(
      'Il campo accetta solo CIG  nel formato valido',
    );
  });

  it('REN-039 REN-041 forgets them once MEPA is ticked again, and goes on only with what is valid', async () => {
    const { of } = open(
      atSummary({
        riepilogo: { sendToMepa: false, cig: 'ZA1B2C3D4E', numeroOrdine: '1', dataOrdine: '2026-11-01' },
      }),
    );
    const mepa = await tickbox('L’ordine si fa sul MEPA');
    expect(screen.getByRole('textbox', { name: /CIG/ })).toHaveValue('ZA1B2C3D4E');
    expect(screen.getByRole('textbox', { name: /Data dell’ordine/ })).toHaveValue('01/11/2026');
    await userEvent.click(mepa);
    await userEvent.click(mepa);
    for (const name of [/CIG/, /Numero d’ordine/, /Data dell’ordine/])
      expect(screen.getByRole('textbox', { name })).toHaveValue('');
    await press('Avanti');
    expect(await screen.findAllByText('campo obbligatorio')).toHaveLength(3);
    expect([...of('renewalConfirm'), ...of('renewalCreate')]).toEqual([]);
    await userEvent.click(mepa);
    await press('Avanti');
    await screen.findByRole('alertdialog', { name: 'Richiesta inoltrata' });
    expect(of('renewalCreate')).toHaveLength(1);
  });

  it('REN-060 REN-062 confirms the quote and orders it, and says so', async () => {
    const { of } = open(atSummary());
    await press('Avanti');
    const dialog = await screen.findByRole('alertdialog', { name: 'Richiesta inoltrata' });
    expect(dialog).toHaveTextContent('La richiesta di rinnovo è stata inoltrata.');
    expect(dialog).toHaveTextContent(
      'Il contratto sarà disponibile nell’area amministrativa e inviato per e-mail.',
    );
    expect(of('renewalConfirm')).toHaveLength(1);
    expect(of('renewalCreate')[0]).toMatchObject({
      query: { isServizi: 'false' },
      body: {
        selected: ['PER', 'SIG'],
        importoTotale: 52_050,
        importoTotaleScontato: 52_000,
        sendToMepa: true,
      },
    });
    await press('Chiudi');
    await heading('Stato pratica');
  });

  it('REN-064 REN-065 shows in a dialog what the provider refuses, and a general sentence where it cannot print', async () => {
    const refusing = () => {
      throw refused(409, 'L’ordine è già stato inoltrato da Ida Neri.', { code: 'conflict' });
    };
    open(atSummary({}, { renewalCreate: refusing, renewalPrint: refusing }));
    await press('Scarica il preventivo');
    expect(
      await screen.findByText(
        'Il preventivo non può essere stampato in questo momento. Riprovare più tardi.',
      ),
    ).toBeVisible();
    await press('Avanti');
    expect(await screen.findByRole('alertdialog', { name: 'Attenzione' })).toHaveTextContent(
      'L’ordine è già stato inoltrato da Ida Neri.',
    );
  });

  it('says in words that nobody answered the order', async () => {
    const renewalCreate = () => {
      throw ApiError.unreachable();
    };
    open(atSummary({}, { renewalCreate }));
    await press('Avanti');
    expect(await screen.findByRole('alertdialog', { name: 'Attenzione' })).toHaveTextContent(
      'Il servizio non è raggiungibile. Controllare la connessione e riprovare.',
    );
  });

  it('says in words that a colleague has ordered meanwhile, and then shows that order', async () => {
    const said = 'L’ordine è già stato inoltrato da Ivo Gialli il 23/11/2026, 10:00.';
    let known: unknown = '';
    open(
      atSummary(
        {},
        {
          renewalState: () => known,
          renewalCreate: () => {
            known = order({ persona: 'Ivo Gialli' });
            throw refused(409, said, { code: 'conflict' });
          },
        },
      ),
    );
    await press('Avanti');
    expect(await screen.findByRole('alertdialog', { name: 'Attenzione' })).toHaveTextContent(said);
    await press('Chiudi');
    await heading('Stato pratica');
    expect(screen.getByText('Ivo Gialli')).toBeVisible();
  });

  it('REN-033 REN-049 REN-051 REN-061 of a private customer has a bank transfer, and neither MEPA, band nor discount', async () => {
    const customer = { ...known, fasciaAlunni: null, fornitore: { ...known.fornitore, conto: 'IBAN IT60X' } };
    const { of } = open(atSummary({ anagrafica: {} }, { renewalCustomer: customer }), { isPrivate: true });
    expect(await screen.findByText(/Pagamento con bonifico: IBAN IT60X/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('Fascia alunni')).toBeNull();
    expect(screen.queryByText('Sconto percentuale')).toBeNull();
    await press('Avanti');
    const dialog = await screen.findByRole('alertdialog', { name: 'Richiesta inoltrata' });
    expect(dialog).toHaveTextContent(/L’ordine deve essere inviato per e-mail a amministrazione@example.org/);
    expect(dialog).toHaveTextContent(/dopo la fattura e la ricevuta del bonifico/);
    expect(of('renewalCreate')[0]).toMatchObject({
      body: { sendToMepa: false, fascia: null, importoTotaleScontato: 52_050, scontoCalcolato: 0 },
    });
  });
});

describe('the renewal of services', () => {
  it('REN-002 REN-009 REN-024 begins with the products, of three steps', async () => {
    open(orderProvider({}, { variant: services }), { at: SERVICES });
    await heading('Prodotti');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rinnovo servizi');
    expect(await steps()).toEqual(['Prodotti', 'Riepilogo ordine', 'Stato pratica']);
    expect(screen.getByText('Servizi')).toBeVisible();
  });

  it('REN-025 REN-072 begins again where an order is to be signed, and counts interventions', async () => {
    const known = { renewalState: order({ status: 'DA_FIRMARE', isServizi: true }) };
    open(orderProvider(known, { variant: services }), { at: SERVICES });
    await heading('Prodotti');
    await userEvent.click(await tickbox('Seleziona Messaggi SMS alle famiglie'));
    expect(screen.getByText('Interventi').nextSibling).toHaveTextContent('4');
  });

  it('REN-026 shows the state of any other, by calls that say services', async () => {
    const { of } = open(
      orderProvider({ renewalState: order({ status: 'IN_ATTESA_ARGO' }) }, { variant: services }),
      {
        at: SERVICES,
      },
    );
    await heading('Stato pratica');
    for (const id of ['renewalState', 'renewalMovements'])
      expect(of(id)[0]).toMatchObject({ query: { isServizi: 'true' } });
    expect(screen.queryByRole('heading', { level: 2, name: 'Prodotti' })).toBeNull();
  });

  it('REN-057 REN-003 says that there is nothing to renew, with the link to the customers area', async () => {
    open(orderProvider({ renewalServices: [] }, { variant: services }), { at: SERVICES });
    expect(
      await screen.findByText(
        /Non esistono servizi da rinnovare nel periodo. La copia del contratto è disponibile nell'area clienti al seguente link:/,
      ),
    ).toBeVisible();
    const link = await screen.findByRole('link', { name: /^Area clienti/ });
    expect(link).toHaveAttribute('href', 'https://sportello.example/areaamministrativa/documenti');
    expect(link).toHaveAttribute('target', '_blank');
  });
});
