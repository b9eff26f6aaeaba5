import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { contractStates, contractTones } from '../../../../contract/licences/licenceProduct';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { licenceProducts } from '../../../../src/resources/licences/licenceProducts';
import { type Answers, answering } from '../../../fixtures/answers';
import { address, lastSaid, resourceScreen } from '../../../fixtures/resourceScreen';
import { savedFiles } from '../../../fixtures/savedFiles';

const product = (idProdotto: string, more: object = {}) => ({
  id: idProdotto,
  idProdotto,
  tipo: 'web',
  descrizione: `Programma ${idProdotto}`,
  tipoMovimentoVendita: 'LICENZA',
  numeroInstallazione: '1234',
  statoContratto: 'Attiva',
  dataScadenzaAssistenza: '2027-01-31',
  linkDownload: 'https://programmi.example.org/a.zip',
  linkCodici: 'x',
  linkCodiciAgg: 'x',
  ...more,
});
const rows = [
  product('WWA'),
  product('SAV'),
  product('CSA', { tipo: 'client-server' }),
  product('SMS', { tipo: 'services' }),
];
const list = (at = '', all: readonly object[] = rows) =>
  resourceScreen(licenceProducts, { roles: ['supervisor'], rows: all as never, at });
const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the licences', () => {
  it('ADM-002 ADM-017 ADM-059 have three tabs; what is sold with both kinds of programs is in both', async () => {
    list();
    const tabs = within(await screen.findByRole('navigation', { name: 'Sezioni' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Tutte le licenze',
      'Programmi Web',
      'Programmi Client-Server',
      'Servizi Web',
    ]);
    await userEvent.click(tabs.getByRole('link', { name: 'Programmi Web' }));
    expect(address()).toBe('/areaamministrativa/licenze?tipo=web&v=1');
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Programmi Web');
    await waitFor(() => expect(shown()).toEqual(['Programma SAV', 'Programma WWA']));
    await userEvent.click(tabs.getByRole('link', { name: 'Programmi Client-Server' }));
    await waitFor(() => expect(shown()).toEqual(['Programma CSA', 'Programma SAV']));
    await userEvent.click(tabs.getByRole('link', { name: 'Servizi Web' }));
    await waitFor(() => expect(shown()).toEqual(['Programma SMS']));
  });

  it('say the state of the contract in its words and its colour', async () => {
    list(
      '',
      contractStates.map((statoContratto, at) => product(`P${at}`, { statoContratto })),
    );
    for (const state of contractStates) {
      expect((await screen.findByText(state, { selector: 'td span' })).className).toBe(contractTones[state]);
    }
    expect(new Set(Object.values(contractTones)).size).toBe(5);
  });

  it('ADM-018 list in a dialog what can be had, and say what the school has of it', async () => {
    const offered = [
      { idProdotto: 'SMS', tipo: 'services', descrizione: 'Messaggi SMS', about: 'Avvisi' },
      { idProdotto: 'COP', tipo: 'services', descrizione: 'Copie', about: 'Di notte' },
    ];
    const { callApi } = answering({ offeredProducts: offered });
    resourceScreen(licenceProducts, { roles: ['supervisor'], rows: rows as never, callApi });
    await userEvent.click(await screen.findByRole('button', { name: 'Licenze disponibili' }));
    const table = within(await screen.findByRole('table', { name: 'Licenze disponibili' }));
    const lines = table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Messaggi SMSServizi WebAvvisiGià in licenza',
      'CopieServizi WebDi notteDisponibile',
    ]);
  });
});

describe('a licence', () => {
  function open(of: object, answers: Answers = {}) {
    const api = answering(answers);
    resourceScreen(licenceProducts, {
      roles: ['supervisor'],
      rows: [product('WWA', of)] as never,
      at: '/WWA',
      callApi: api.callApi,
    });
    return api;
  }
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const file = (name: string) => ({ name, content: btoa('%PDF'), media: 'application/pdf', sha256: '' });

  it('ADM-004 ADM-019 carries the product in its address, and leads to its assistance', async () => {
    open({ statoContratto: 'In Scadenza' });
    await screen.findByRole('heading', { level: 1, name: 'Licenza Programma WWA' });
    await waitFor(() => expect(address()).toContain('?prodotto='));
    const prodotto = JSON.parse(new URLSearchParams(address().split('?')[1]).get('prodotto') ?? '');
    const carried = {
      descrizione: 'Programma WWA',
      dataScadenzaAssistenza: '2027-01-31',
      statoContratto: 'In Scadenza',
    };
    expect(prodotto).toEqual(carried);
    const link = screen.getByRole('link', { name: 'Stato dell’assistenza' }).getAttribute('href') ?? '';
    expect(link).toMatch(/^\/areaamministrativa\/assistenza\/WWA\?/);
    expect(JSON.parse(new URLSearchParams(link.split('?')[1]).get('prodotto') ?? '')).toEqual(carried);
  });

  it('ADM-044 opens its set-up', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const api = open({}, { productSetup: { url: 'https://programmi.example.org/a.zip' } });
    await press('Scarica il programma');
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith('https://programmi.example.org/a.zip', '_blank', 'noopener'),
    );
    expect(api.sent[0]).toEqual(['productSetup', { params: { product: 'WWA' } }]);
    opened.mockRestore();
  });

  it.each([
    ['Scarica il programma', { linkDownload: null }],
    ['Codici di licenza', { linkCodici: null }],
    ['Codici di aggiornamento', { linkCodiciAgg: null }],
  ])('ADM-047 ADM-061 says in orange that "%s" is not available without a link', async (name, of) => {
    const api = open(of);
    await press(name);
    expect(lastSaid()).toEqual(['Download non disponibile', 'warning']);
    expect(api.sent).toEqual([]);
  });

  it('ADM-039 ADM-062 saves its codes, or those of its update, by product and description', async () => {
    const saved = savedFiles();
    const api = open({}, { licenceCodes: file('codici-WWA.pdf') });
    await press('Codici di licenza');
    await waitFor(() => expect(saved).toEqual(['codici-WWA.pdf']));
    await press('Codici di aggiornamento');
    await waitFor(() => expect(saved).toHaveLength(2));
    const params = { product: 'WWA', description: 'Programma WWA' };
    expect(api.sent).toEqual([
      ['licenceCodes', { params, query: { isAggiornamento: 'false' } }],
      ['licenceCodes', { params, query: { isAggiornamento: 'true' } }],
    ]);
  });

  it('ADM-040 ADM-063 saves its licence, by its facts, and its contract under the last part of its path', async () => {
    const saved = savedFiles();
    const api = open(
      {},
      {
        licenceDocument: file('licenza-WWA.pdf'),
        assistanceContracts: [{ filename: 'contratti/2026/assistenza.pdf' }],
        assistanceContract: file('assistenza.pdf'),
      },
    );
    await press('Documento di licenza');
    await waitFor(() => expect(saved).toEqual(['licenza-WWA.pdf']));
    expect(api.sent[0]?.[1].query).toEqual({
      idProdotto: 'WWA',
      tipoMovimentoVendita: 'LICENZA',
      numInstallazione: '1234',
      statoContratto: 'Attiva',
    });
    await press('Contratto di assistenza');
    await waitFor(() => expect(saved[1]).toBe('assistenza.pdf'));
    expect(api.sent.at(-1)?.[1].query).toEqual({ filename: 'contratti/2026/assistenza.pdf' });
  });

  it.each([
    ['ADM-048', 404, 'Il documento non c’è.', 'Il documento non c’è.'],
    ['ADM-049', 500, 'Altro.', 'Si è verificato un errore di sistema, riprovare più tardi'],
    ['ADM-049', 0, 'Altro.', 'Si è verificato un errore di sistema, riprovare più tardi'],
  ])('%s says of a status %i "%s": %s', async (_id, status, detail, text) => {
    open(
      {},
      {
        licenceDocument: () => {
          throw ApiError.of(status, { detail });
        },
      },
    );
    await press('Documento di licenza');
    await waitFor(() => expect(lastSaid()).toEqual([text, 'error']));
  });
});
