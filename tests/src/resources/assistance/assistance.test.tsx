import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { assistanceContacts } from '../../../../src/resources/assistance/assistanceContacts';
import { assistancePackages } from '../../../../src/resources/assistance/assistancePackages';
import { answering } from '../../../fixtures/answers';
import { resourceScreen } from '../../../fixtures/resourceScreen';

const contact = (tipo: string) => ({
  id: `WWA-${tipo}`,
  idScheda: `WWA-${tipo}`,
  tipo,
  idProdotto: 'WWA',
  descrizione: `Alunni ${tipo}`,
  tipoIntervento: 'Contatto',
  dataInizioAssistenza: '2026-07-01',
  interventiA: 1,
  totInterventiA: 4,
  interventiV: 0,
  totInterventiV: 0,
});
const packages = [
  {
    id: 'PAC',
    idPacchetto: 'PAC',
    descrizione: 'Dieci interventi',
    interventiEffettuati: 2,
    numeroInterventi: 10,
  },
];
const intervention = {
  idAttivita: '48210',
  dataRegistr: '2026-09-01',
  persona: 'Rossi Maria',
  anomalia: 'Errore',
  tipoIntervento: 'Contatto',
};
const tabs = ['Tutti i contatti', 'Contatti cumulativi', 'Contatti per prodotto', 'Contatti per visione'];

it('ADM-021 support has tabs for each kind of contact, and one for packages', async () => {
  const rows = ['cumulativo', 'prodotto', 'visione'].map(contact);
  resourceScreen(assistanceContacts, { roles: ['supervisor'], rows });
  const links = within(await screen.findByRole('navigation', { name: 'Sezioni' }));
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...tabs,
    'Pacchetti Assistenza',
  ]);
  await userEvent.click(links.getByRole('link', { name: 'Contatti per visione' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(screen.getByRole('rowheader')).toHaveTextContent('Alunni visione');
  expect(links.getByRole('link', { name: 'Pacchetti Assistenza' })).toHaveAttribute(
    'href',
    '/areaamministrativa/pacchetti-assistenza',
  );
});

it('ADM-022 ADM-065 a dialog lists the interventions for a contact, by its card', async () => {
  const api = answering({ interventionsFind: [intervention] });
  resourceScreen(assistanceContacts, {
    roles: ['supervisor'],
    rows: [{ ...contact('prodotto'), numeroInstallazione: '1234' }],
    callApi: api.callApi,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Interventi di Alunni prodotto/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Elenco interventi di assistenza' }));
  expect(await dialog.findByText('Rossi Maria')).toBeVisible();
  expect(api.sent[0]?.[1].body).toEqual({
    idProdotto: 'WWA',
    tipo: 'prodotto',
    numeroInstallazione: '1234',
    tipoIntervento: 'Contatto',
    dataInizioAssistenza: '2026-07-01',
  });
});

it('ADM-022 ADM-066 and those for a package, by its id', async () => {
  const api = answering({ interventionsOfPackage: [intervention] });
  resourceScreen(assistancePackages, { roles: ['supervisor'], rows: packages, callApi: api.callApi });
  const links = within(await screen.findByRole('navigation', { name: 'Sezioni' }));
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...tabs,
    'Pacchetti Assistenza',
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Interventi di Dieci interventi' }));
  expect(await within(await screen.findByRole('dialog')).findByText('48210')).toBeVisible();
  expect(api.sent[0]).toEqual([
    'interventionsOfPackage',
    expect.objectContaining({ params: { idPacchetto: 'PAC' } }),
  ]);
});
