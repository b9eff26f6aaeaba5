import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { order, orderProvider, product } from '../../../fixtures/orderProvider';
import { refused } from '../../../fixtures/resizingProvider';
import { address, lastSaid, ownScreen } from '../../../fixtures/resourceScreen';

const PAGE = '/areacontratti/ripristini';
const variant = { kind: 'restoration', services: false } as const;

type Provider = ReturnType<typeof orderProvider>;
function open(provider: Provider, { at = PAGE, supervisor = true } = {}) {
  const roles = supervisor ? (['supervisor'] as const) : (['teacherManager'] as const);
  ownScreen(at, { roles, callApi: provider.callApi });
  return provider;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const RESERVED = "L’accesso all'area di ripristino dei contratti è riservato all'utente “supervisor”.";
const failing = (status: number) => () => {
  throw refused(status, 'boom');
};

describe('the restoration', () => {
  it('RST-001 RST-004 RST-007 begins with what is restored, of five steps', async () => {
    const { of } = open(orderProvider({}, { variant }));
    await heading('Tipologia');
    const steps = within(screen.getByRole('list', { name: 'Passi della procedura' })).getAllByRole(
      'listitem',
    );
    expect(steps.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual([
      ...['Tipologia', 'Anagrafica Scuola', 'Prodotti', 'Riepilogo ordine', 'Stato pratica'],
    ]);
    expect(screen.getByRole('radio', { name: 'RIPRISTINO CONTRATTI' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'RIPRISTINO SERVIZI' })).toBeVisible();
    await press('Vai');
    await heading('Prodotti');
    expect(screen.queryByText(/^Si riprende/)).toBeNull();
    expect(of('contractRestorationGo')[0]).toMatchObject({ body: { event: 'choose' } });
    expect(address()).toBe(`${PAGE}?tipo=contratti`);
  });

  it('leaves the focus at the heading of the page on the way to a wizard and back', async () => {
    open(orderProvider({}, { variant, step: 'anagrafica' }));
    const top = () => screen.getByRole('heading', { level: 1 });
    await press('Vai');
    await heading('Anagrafica Scuola');
    await waitFor(() => expect(top()).toHaveFocus());
    await press('Indietro');
    await heading('Tipologia');
    await waitFor(() => expect(top()).toHaveFocus());
  });

  it('RST-005 RST-006 RST-024 does not go on where there is nothing to restore, and says so', async () => {
    open(orderProvider({ restorationProducts: [] }, { variant }));
    const go = await screen.findByRole('button', { name: 'Vai' });
    expect(go).toHaveAttribute('aria-disabled', 'true');
    expect(go.dataset.tip).toBe('Non ci sono contratti da ripristinare');
    await userEvent.click(screen.getByRole('radio', { name: 'RIPRISTINO SERVIZI' }));
    expect(screen.getByRole('button', { name: 'Vai' }).dataset.tip).toBe(
      'Non ci sono servizi da ripristinare',
    );
    expect(
      screen.getByText(
        'Non risultano ripristini da ultimare. I contratti firmati sono disponibili nell’Area Amministrativa.',
      ),
    ).toBeVisible();
  });

  it('says of an accepted order where its contract is signed, and begins anew only where there is something', async () => {
    const accepted = order({ status: 'DA_FIRMARE', numero: 7 });
    open(orderProvider({ restorationState: accepted, restorationProducts: [] }, { variant }));
    const go = await screen.findByRole('button', { name: 'Vai' });
    expect(go.dataset.tip).toBe('Non ci sono contratti da ripristinare');
    const [about] = screen.getAllByText(/^L’ordine n. 7 è stato accettato: il suo contratto si firma in/);
    const link = within(about as HTMLElement).getByRole('link', { name: 'Documenti e firma' });
    expect(link).toHaveAttribute('href', '/areaamministrativa/documenti');
  });

  it.each(['contratti', 'servizi'])('RST-024 says so as well where %s are restored', async (kind) => {
    const answers = { restorationState: order({ status: 'DA_FIRMARE' }), restorationProducts: [] };
    const of = { ...variant, services: kind === 'servizi' };
    open(orderProvider(answers, { variant: of }), { at: `${PAGE}?tipo=${kind}` });
    expect(await screen.findByText(/^Non risultano ripristini da ultimare\./)).toBeVisible();
    expect(screen.getByText(/è stato accettato: il suo contratto si firma in/)).toBeVisible();
  });

  it('RST-003 RST-021 RST-031 leads whoever is no supervisor to the first page, with the red text', async () => {
    open(orderProvider({}, { variant }), { supervisor: false });
    expect(await screen.findByText('another page')).toBeVisible();
    expect(lastSaid()).toEqual([RESERVED, 'error']);
  });

  it('RST-032 shows the same text in a dialog when the provider does not know the person', async () => {
    open(orderProvider({ restorationState: failing(401) }, { variant }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(RESERVED);
  });

  it('RST-033 RST-019 says in a dialog that the service is not available, and leads to the first page', async () => {
    open(orderProvider({ restorationState: failing(500) }, { variant }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Attenzione' });
    expect(dialog).toHaveTextContent('Servizio temporaneamente non disponibile. Riprovare più tardi.');
    await press('Chiudi');
    expect(await screen.findByText('another page')).toBeVisible();
  });

  it('RST-009 leads back to the first page', async () => {
    open(orderProvider({}, { variant }));
    await userEvent.click(await screen.findByRole('link', { name: 'Torna alla pagina iniziale' }));
    expect(address()).toBe('/');
  });

  it('RST-036 RST-029 RST-010 asks for no band, and shows amounts without the currency and the other platform', async () => {
    const at = `${PAGE}?tipo=contratti`;
    open(
      orderProvider({ restorationProducts: [product('SIG'), product('ALU')] }, { variant, step: 'prodotti' }),
      { at },
    );
    await screen.findByRole('checkbox', { name: 'Seleziona tutti' });
    expect(screen.getByText('Totale').nextSibling?.textContent).toBe('550,00');
    expect(screen.queryByText('Sconto percentuale')).toBeNull();
    expect(screen.getByRole('row', { name: /Segreteria digitale/ })).toHaveTextContent('TI');
    await press('Indietro');
    await heading('Anagrafica Scuola');
    expect(screen.queryByRole('combobox')).toBeNull();
    // Goes back once more, to the choice of what to restore.
    await press('Indietro');
    expect(await screen.findByRole('radio', { name: 'RIPRISTINO CONTRATTI' })).toBeChecked();
    expect(address()).toBe(PAGE);
  });

  it('RST-026 says in general words that something else failed, and stays where it is', async () => {
    const provider = orderProvider(
      { restorationState: order(), restorationDelete: failing(500) },
      { variant },
    );
    open(provider, { at: `${PAGE}?tipo=contratti` });
    await press('Ripeti la procedura');
    await press('Sì, conferma');
    expect(
      await screen.findByText('Servizio temporaneamente non disponibile. Riprovare più tardi.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sì, conferma' })).toBeVisible();
  });

  it('RST-020 RST-016 RST-015 orders as a renewal does, and comes to the state', async () => {
    const kept = { variant, step: 'riepilogo', answers: { prodotti: { selected: ['ALU'] } } };
    const { of } = open(orderProvider({}, kept), { at: `${PAGE}?tipo=contratti` });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'L’ordine si fa sul MEPA' }));
    await press('Avanti');
    expect(await screen.findAllByText('campo obbligatorio')).toHaveLength(3);
    await userEvent.click(screen.getByRole('checkbox', { name: 'L’ordine si fa sul MEPA' }));
    await press('Avanti');
    await screen.findByRole('alertdialog', { name: 'Richiesta inoltrata' });
    expect(of('restorationCreate')[0]).toMatchObject({
      body: { selected: ['ALU'], importoTotaleScontato: 24_000, scontoCalcolato: 0, fascia: null },
    });
    await press('Chiudi');
    await heading('Stato pratica');
  });

  it('RST-034 shows in a dialog what the provider refuses', async () => {
    const kept = { variant, step: 'riepilogo', answers: { prodotti: { selected: ['ALU'] } } };
    const refusing = () => {
      throw refused(409, 'Un ordine è già in corso.', { code: 'conflict' });
    };
    open(orderProvider({ restorationCreate: refusing, restorationPrint: refusing }, kept), {
      at: `${PAGE}?tipo=contratti`,
    });
    await press('Scarica il preventivo');
    expect(await screen.findByText(/^Il preventivo non può essere stampato/)).toBeVisible();
    await press('Avanti');
    expect(await screen.findByRole('alertdialog', { name: 'Attenzione' })).toHaveTextContent(
      'Un ordine è già in corso.',
    );
  });

  it.each([
    ['contratti', false],
    ['servizi', true],
  ])(
    'RST-014 RST-025 RST-017 shows an order of %s that waits, and asks before it is repeated',
    async (kind, services) => {
      let state: unknown = order();
      const remove = () => {
        state = '';
      };
      const { of } = open(
        orderProvider(
          { restorationState: () => state, restorationDelete: remove },
          { variant: { kind: 'restoration', services } },
        ),
        { at: `${PAGE}?tipo=${kind}` },
      );
      await heading('Stato pratica');
      await press('Ripeti la procedura');
      const text = `Sei sicuro di voler ripetere la procedura per la generazione dell'ORDINE DI RIPRISTINO ${kind.toUpperCase()}? Attenzione: se è già stato inserito l'ordine sul MEPA, contattaci via mail oppure telefonicamente.`;
      expect(await screen.findByText(text)).toBeVisible();
      await press('Sì, conferma');
      await heading('Tipologia');
      expect(of('restorationDelete')).toMatchObject([{ query: { isServizi: String(services) } }]);
    },
  );

  it('RST-008 RST-018 closes the state and reads both kinds again', async () => {
    const { of } = open(orderProvider({ restorationState: order() }, { variant }), {
      at: `${PAGE}?tipo=contratti`,
    });
    await heading('Stato pratica');
    const before = of('restorationState').length;
    await press('Chiudi');
    await heading('Tipologia');
    expect(of('restorationState').length).toBeGreaterThan(before);
    expect(address()).toBe(PAGE);
  });

  it('RST-013 begins again with the products where an order was accepted', async () => {
    open(orderProvider({ restorationState: order({ status: 'DA_FIRMARE' }) }, { variant }));
    await press('Vai');
    expect(await heading('Prodotti')).toBeVisible();
  });
});
