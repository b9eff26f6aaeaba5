import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { order, orderProvider } from '../../../fixtures/orderProvider';
import { refused } from '../../../fixtures/resizingProvider';
import { ownScreen } from '../../../fixtures/resourceScreen';

const CONTRACTS = '/areacontratti/rinnovo-contratti-new';

type Provider = ReturnType<typeof orderProvider>;
function open(provider: Provider, { isPrivate = false, width = 1440 } = {}) {
  const school = { privateSchool: isPrivate };
  return {
    ...provider,
    ...ownScreen(CONTRACTS, { roles: ['supervisor'], school, width, callApi: provider.callApi }),
  };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const tickbox = (name: string) => screen.findByRole('checkbox', { name });

describe('the state of a renewal', () => {
  const timeline = async () =>
    within(await screen.findByRole('list', { name: 'Avanzamento dell’ordine' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');

  it('REN-019 REN-022 REN-027 is what an order of contracts is met with, step by step', async () => {
    const { of } = open(orderProvider({ renewalState: order() }));
    const lines = await timeline();
    expect(of('renewalState')[0]).toEqual({ query: { isServizi: 'false' } });
    await press('Scarica il preventivo');
    expect(of('renewalPrint')[0]).toMatchObject({
      body: { cliente: 'SG10001', selected: ['SIG', 'PER'], importoTotaleScontato: 52_000, sendToMepa: true },
    });
    expect(lines.map((line) => line.split(/ \(| Dal/)[0]?.trim())).toEqual([
      'In attesa di perfezionamento su Mepa',
      expect.stringMatching(/^In attesa accettazione da parte di /),
      'Da firmare a cura del DS',
      'Procedura completata',
    ]);
    expect(lines[0]).toContain('Dal 20/11/2026');
  });

  it('has the periods of its products on a phone too, in the card of each', async () => {
    open(orderProvider({ renewalState: order() }), { width: 390 });
    const [period] = await screen.findAllByText('Nuovo periodo', { selector: 'dt' });
    const card = period?.closest('li');
    expect(card).toHaveTextContent('Scadenza attuale31/12/2026');
    expect(card).toHaveTextContent('Nuovo periodo01/01/2027 – 31/12/2027');
    expect(screen.queryByRole('columnheader', { name: 'Nuovo periodo' })).toBeNull();
  });

  it('REN-059 says in the timeline that what came from MEPA does not fit', async () => {
    open(orderProvider({ renewalState: order({ errorMepa: 'Codici articolo attesi: PER, SIG.' }) }));
    expect((await timeline())[0]).toContain(
      'Abbiamo ricevuto un ordine MEPA ma i dati non sono conformi. Controllare che il codice articolo inserito sia quello corretto.',
    );
  });

  it('REN-012 REN-028 REN-031 is the last step, cancelled after a question, from which it is the first again', async () => {
    let state: unknown = order();
    const { of } = open(
      orderProvider(
        {
          renewalState: () => state,
          renewalDelete: () => {
            state = '';
          },
        },
        { step: 'informativa' },
      ),
    );
    expect(screen.queryByRole('button', { name: 'Ripeti la procedura' })).toBeNull();
    await heading('Stato pratica');
    expect(screen.queryByRole('button', { name: 'Avanti' })).toBeNull();
    await press('Annulla Ordine');
    await press('Sì, conferma');
    await heading('Informativa');
    expect(of('renewalDelete')).toMatchObject([{ query: { isServizi: 'false' } }]);
  });

  it('is cancelled by the same command where the answer to it was lost', async () => {
    let tries = 0;
    const renewalDelete = () => {
      tries += 1;
      if (tries === 1) throw ApiError.unreachable();
    };
    const { of } = open(orderProvider({ renewalState: order(), renewalDelete }));
    await press('Annulla Ordine');
    await press('Sì, conferma');
    await screen.findByText(/^Manca il collegamento, o il servizio non risponde\./);
    await press('Sì, conferma');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = of('renewalDelete').map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  });

  it('REN-011 REN-020 asks before it is repeated, and has no step of MEPA without it', async () => {
    const waiting = order({ status: 'IN_ATTESA_ARGO', sendToMepa: false, history: [] });
    open(orderProvider({ renewalState: waiting }));
    expect(await timeline()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Annulla Ordine' })).toBeNull();
    await press('Ripeti la procedura');
    const text =
      "Sei sicuro di voler ripetere la procedura per la generazione dell'ORDINE DI RINNOVO CONTRATTI? Attenzione: se è già stato inserito l'ordine sul MEPA, contattaci via mail oppure telefonicamente.";
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('goes from MEPA to the data of a tender while it waits, and says why not once it was accepted', async () => {
    const changed = { status: 'IN_ATTESA_ARGO', sendToMepa: false, cig: 'ZA1B2C3D4E' } as const;
    let accepted = false;
    const renewalUpdate = () => {
      if (accepted) throw refused(409, 'L’ordine è già stato accettato.', { code: 'conflict' });
      return order({ ...changed, numeroOrdine: '12/2026', dataOrdine: '2026-08-01' });
    };
    const { of } = open(orderProvider({ renewalState: order(), renewalUpdate }));
    await press('Modifica i dati dell’ordine');
    await userEvent.click(await tickbox('L’ordine si fa sul MEPA'));
    await press('Salva');
    expect(screen.getAllByText('campo obbligatorio')).toHaveLength(3);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /CIG/ })).toHaveFocus());
    await userEvent.type(screen.getByRole('textbox', { name: /CIG/ }), 'za1b2c3d4e');
    await userEvent.type(screen.getByRole('textbox', { name: /Numero d’ordine/ }), '12/2026');
    await userEvent.type(screen.getByRole('textbox', { name: /Data dell’ordine/ }), '01/08/2026');
    await press('Salva');
    expect(await screen.findByText('ZA1B2C3D4E')).toBeVisible();
    expect(of('renewalUpdate')).toEqual([
      {
        query: { isServizi: 'false' },
        body: { sendToMepa: false, cig: 'ZA1B2C3D4E', numeroOrdine: '12/2026', dataOrdine: '2026-08-01' },
      },
    ]);
    accepted = true;
    await press('Modifica i dati dell’ordine');
    await press('Salva');
    expect(await screen.findByText('L’ordine è già stato accettato.')).toBeVisible();
  });

  it('REN-052 says of a private school that it is activated provisionally', async () => {
    open(orderProvider({ renewalState: order({ privato: true, sendToMepa: false, provvisorio: true }) }), {
      isPrivate: true,
    });
    expect(
      await screen.findByText(/attivati in via provvisoria, fino al ricevimento della ricevuta/),
    ).toBeVisible();
  });
});
