import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { type Answers, answering } from '../../../fixtures/answers';
import { address, axeFindings, ownScreen } from '../../../fixtures/resourceScreen';

const done = {
  idAttivita: '48210',
  dataRegistr: '2026-09-01',
  persona: 'Rossi Maria',
  anomalia: 'Errore nella stampa',
  tipoIntervento: 'Contatto',
};
const card = {
  idProdotto: 'WWA',
  tipo: 'prodotto',
  numeroInstallazione: '1234',
  tipoIntervento: 'Contatto',
  dataInizioAssistenza: '2026-07-01',
};

function open(query: Readonly<Record<string, string>>, answers: Answers = {}) {
  const api = answering({ interventionsFind: [done], assistanceContactList: [], ...answers });
  const page = `/areaamministrativa/assistenza/WWA-prodotto?${new URLSearchParams(query)}`;
  ownScreen(page, { roles: ['supervisor'], callApi: api.callApi });
  return api;
}

it('ADM-003 ADM-023 ADM-024 with a product shows its assistance, to be read', async () => {
  const prodotto = {
    descrizione: 'Alunni',
    dataScadenzaAssistenza: '2027-01-31',
    statoContratto: 'In Scadenza',
  };
  open({ prodotto: JSON.stringify(prodotto) });
  const program = await screen.findByRole('textbox', { name: 'Programma' });
  expect(screen.getByRole('heading', { level: 1, name: 'Dettaglio Prodotto' })).toBeVisible();
  expect(program).toHaveValue('Alunni');
  expect(screen.getByRole('textbox', { name: 'Data Scadenza Assistenza' })).toHaveValue('31/01/2027');
  expect(screen.getByRole('textbox', { name: 'Stato Assistenza' })).toHaveValue('In Scadenza');
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveAttribute('readonly');
  expect(await axeFindings()).toEqual([]);
});

it('ADM-025 ADM-026 ADM-067 without one searches the interventions with the card of the address', async () => {
  const api = open({ scheda: JSON.stringify({ ...card, more: 'x' }) });
  const table = within(await screen.findByRole('table', { name: 'Elenco interventi di assistenza' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'Data',
    'N. Intervento',
    'Persona Contattata',
    'Descrizione Anomalia',
    'Assegnazione Intervento',
  ]);
  expect(table.getByRole('rowheader')).toHaveTextContent('01/09/2026');
  expect(api.sent).toEqual([['interventionsFind', expect.objectContaining({ body: card })]]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Ricerca negli interventi' }), 'bilancio');
  expect(screen.getByText('Nessun elemento trovato!')).toBeVisible();
});

it('ADM-050 says that there are none', async () => {
  open({ scheda: JSON.stringify(card) }, { interventionsFind: [] });
  expect(await screen.findByText('Nessun elemento trovato!')).toBeVisible();
});

it('ADM-052 says in red that the search failed', async () => {
  const refuse = () => {
    throw ApiError.of(500, undefined);
  };
  open({ scheda: JSON.stringify(card) }, { interventionsFind: refuse });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Si è verificato un errore di sistema, riprovare più tardi');
  expect(alert.className).toMatch(/colorError/);
});

it.each(['{', '[]', '"x"', '{"idProdotto":7}'])(
  'takes the contact of its id where the card is %s',
  async (scheda) => {
    const api = open(
      { scheda, prodotto: '{"descrizione":1}' },
      { assistanceContactList: [{ ...card, idScheda: 'WWA-prodotto', descrizione: 'Alunni' }] },
    );
    await screen.findByRole('table');
    expect(api.sent.at(-1)).toEqual(['interventionsFind', expect.objectContaining({ body: card })]);
  },
);

it('ADM-016 ADM-027 ADM-060 shows for half a second that it loads; closed, leads to where one came from', async () => {
  const api = answering({ interventionsFind: [done] });
  const query = new URLSearchParams({ scheda: JSON.stringify(card) });
  const { router } = ownScreen('/areaamministrativa', { roles: ['supervisor'], callApi: api.callApi });
  await router.navigate(`/areaamministrativa/assistenza/WWA?${query}`);
  await screen.findByRole('status', { name: 'Caricamento in corso...' });
  expect(screen.queryByRole('table')).toBeNull();
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  expect(address()).toBe('/areaamministrativa');
});

it('ADM-016 when closed by a person who began there, leads to the first page', async () => {
  open({ scheda: JSON.stringify(card) });
  await userEvent.click(await screen.findByRole('button', { name: 'Chiudi' }));
  await screen.findByText('another page');
  expect(address()).toBe('/');
});

it('says the state of a contract in the words of the console, not as it is written in the address', async () => {
  const i18n = createI18nProvider();
  await i18n.changeLocale('en');
  const prodotto = JSON.stringify({ descrizione: 'Alunni', statoContratto: 'In Scadenza' });
  const page = `/areaamministrativa/assistenza/WWA-prodotto?${new URLSearchParams({ prodotto })}`;
  ownScreen(page, { roles: ['supervisor'], callApi: answering({}).callApi, i18n });
  expect(await screen.findByDisplayValue('Expiring')).toBeVisible();
});
