import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { errors } from '../../../../contract/schema/errors';
import type { CallApi } from '../../../../src/api/CallApi';
import { askingWhoIsThere, createIdentityConfirmation } from '../../../../src/api/identityConfirmation';
import type { Row } from '../../../../src/engine/declaration/defineResource';
import { exportRequests } from '../../../../src/resources/exportRequests/exportRequests';
import { type Answers, answering } from '../../../fixtures/answers';
import { address, axeFindings, lastSaid, resourceScreen } from '../../../fixtures/resourceScreen';

const request = (more: object): Row => ({
  id: '7',
  prgRichiesta: '7',
  applicazioni: ['WWA'],
  codCliente: 'SG10001',
  cognomeNomeSupervisor: 'Rossi Maria',
  desEmail: 'scuola@example.org',
  dataRich: '2026-09-01T08:00:00Z',
  nomeScu: 'Galilei',
  comuneScu: 'Roma',
  stato: 'pending',
  ...more,
});
const served = {
  stato: 'active',
  nomeFile: 'esportazione-SG10001-7.zip',
  dataEvasione: '2026-09-01T09:00:00Z',
  scadenza: 30,
  dimensione: 2_400_000,
  sha256: 'ab'.repeat(32),
  enableDownload: true,
};

function open(more: object, at = '/7', answers: Answers = {}, others: readonly Row[] = []) {
  const row = request(more);
  const rows = [...others, row];
  const api = answering({ exportRequestList: rows, exportRequestRead: row, ...answers });
  resourceScreen(exportRequests, { roles: ['supervisor'], rows, at, callApi: api.callApi });
  return api;
}

it('ADM-020 ADM-034 has a tab for a request and one for those sent, and says of one in preparation that it soon will be', async () => {
  // Neither for a request whose file is ready, nor for one whose preparation failed.
  const over = [{ ...served }, { anomalia: true }].map((more, nth) =>
    request({ ...more, id: `${nth}`, prgRichiesta: `${nth}`, evasaEntro: `2026-09-01T1${nth}:00:00Z` }),
  );
  open({ evasaEntro: '2026-09-01T12:00:00Z' }, '', {}, over);
  const tabs = within(await screen.findByRole('navigation', { name: 'Sezioni' }));
  const links = tabs.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Richiesta esportazione', '/areaamministrativa/esportazione/new'],
    ['Richieste inoltrate', '/areaamministrativa/esportazione'],
  ]);
  expect(await screen.findByText(/La richiesta sarà elaborata a breve\..*01\/09\/2026 14:00/)).toBeVisible();
  // The tab is the only link to it: no button has the same name.
  expect(screen.getAllByText('Richiesta esportazione')).toHaveLength(1);
  await userEvent.click(links[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Richiesta esportazione' });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Richiesta esportazione');
});

it('says of one whose preparation failed what to do, and not that it will soon be served', async () => {
  open({ anomalia: true }, '');
  await screen.findByText('Richieste inoltrate', { selector: 'a' });
  const state = await screen.findByText('In elaborazione');
  expect(state).toHaveTextContent('In elaborazione (la preparazione non è riuscita)');
  await screen.findByText('La preparazione della richiesta 7 non è riuscita: annullarla e farne un’altra.');
  const link = screen.getByRole('link', { name: 'Apri la richiesta' });
  expect(link).toHaveAttribute('href', '/areaamministrativa/esportazione/7');
  expect(screen.queryByText(/elaborata a breve/)).toBeNull();
});

it('ADM-055 ADM-056 ADM-057 says when requests are served', async () => {
  open(served, '');
  await screen.findByText('nei giorni lavorativi dalle 08:00 alle 14:00: alle 14:00;');
  expect(screen.getByText('dalle 14:00 alle 17:30: a ogni ora intera;')).toBeVisible();
  expect(
    screen.getByText(
      'dalle 17:30 alle 08:00, nei fine settimana, nei giorni festivi e di chiusura: si considerano ricevute alle 08:00 del giorno lavorativo successivo.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/elaborata a breve/)).toBeNull();
});

it('ADM-005 shows a request at an address of its own, how far its preparation is, and the way to cancel it', async () => {
  open({ avanzamento: 40 });
  const progress = await screen.findByRole('progressbar', { name: 'Avanzamento della preparazione' });
  expect(progress).toHaveAttribute('aria-valuenow', '40');
  expect(address()).toBe('/areaamministrativa/esportazione/7');
  expect(screen.getByText('scuola@example.org')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Annulla la richiesta' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

it.each([
  [
    'pending',
    'Annulla la richiesta',
    'Annulla la richiesta',
    /^La richiesta è stata annullata da Anna Verdi il 28\/11\/2026/,
  ],
  ['active', 'Elimina', 'Elimina', /^L’esportazione è stata eliminata da Anna Verdi il 28\/11\/2026/],
])('looks cancelled at once on the page of one that is %s', async (stato, begin, confirm, said) => {
  const row = request({ ...(stato === 'active' && served), stato, avanzamento: 40 });
  let now = row;
  open({ ...(stato === 'active' && served), stato, avanzamento: 40 }, '/7', { exportRequestRead: () => now });
  await userEvent.click(await screen.findByRole('button', { name: begin }));
  now = { ...row, annullataIl: '2026-11-28T09:12:00Z', annullataDa: 'Anna Verdi' };
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  for (const state of ['In elaborazione', 'Attiva']) expect(screen.queryByText(state)).toBeNull();
  for (const name of [begin, /^Scarica il file/]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('link', { name: 'Chiedi di nuovo' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

it('looks cancelled in another tab once that is looked at again', async () => {
  let now = request({});
  open({}, '/7', { exportRequestRead: () => now });
  await screen.findByRole('progressbar');
  now = { ...now, annullataIl: '2026-11-28T09:12:00Z', annullataDa: null };
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/^La richiesta è stata annullata il 28\/11\/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Annulla la richiesta' })).toBeNull();
});

it('ADM-042 opens the file by its name, and says for how many days it can still be had', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const api = open(served, '/7', { exportFile: { url: 'https://file.example.org/a' } });
  expect(await screen.findByText(/Si può scaricare ancora/)).toBeVisible();
  expect(screen.getByText(`Impronta SHA-256: ${'ab'.repeat(32)}`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Scarica il file 2,4 MB' }));
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith('https://file.example.org/a', '_blank', 'noopener'),
  );
  expect(api.sent.at(-1)).toEqual(['exportFile', { params: { fileName: served.nomeFile } }]);
  opened.mockRestore();
});

it('leads from a file that is over to a new request', async () => {
  open({ ...served, stato: 'expired', enableDownload: false });
  const again = await screen.findByRole('link', { name: 'Chiedi di nuovo' });
  expect(again).toHaveAttribute('href', '/areaamministrativa/esportazione/new');
  expect(screen.queryByRole('button', { name: /^Scarica il file/ })).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

it.each([
  ['pending', 'Annulla', 'Annulla la richiesta', 'Richiesta annullata'],
  ['expired', 'Elimina', 'Elimina', 'Richiesta eliminata'],
])('ADM-046 says of one that is %s that it went', async (stato, begin, confirm, said) => {
  const api = answering({ exportRequestCancel: undefined, exportRequestDelete: undefined });
  const row = request({ ...(stato === 'expired' && served), stato });
  resourceScreen(exportRequests, { roles: ['supervisor'], rows: [row], callApi: api.callApi });
  await userEvent.click(await screen.findByRole('button', { name: `${begin} la richiesta 7` }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }));
  await waitFor(() => expect(lastSaid()).toEqual([said, 'success']));
});

it.each([
  [false, /^Password attuale/, { password: 'segreta' }],
  [true, /^Codice dell’app/, { code: '123456' }],
])(
  'shows scope and size, then asks who asks for it again: with a code (%s) or the password',
  async (required, label, body) => {
    let confirmed = false;
    const api = answering({
      securityRead: { passkeys: [], password: true },
      exportScope: [
        { applicazione: 'WWA', tabelle: [{ nome: 'utenti-e-ruoli.csv', righe: 12_040 }], byte: 90_000 },
        { applicazione: 'WWP', tabelle: [{ nome: 'licenza.csv', righe: 1 }], byte: 50 },
      ],
      identityConfirm: () => {
        confirmed = true;
      },
    });
    const create = vi.fn(async () => {
      if (confirmed) return { data: request({ id: '8', prgRichiesta: '8' }) };
      const code = required ? 'codeConfirmationNeeded' : 'confirmationNeeded';
      throw Object.assign(new Error(errors[code].say), { status: 403, code });
    });
    const confirmation = createIdentityConfirmation();
    resourceScreen(exportRequests, {
      roles: ['supervisor'],
      rows: [],
      at: '/new',
      licenses: ['WWA', 'WWP'],
      calls: { create: askingWhoIsThere(create as unknown as CallApi, confirmation) },
      callApi: api.callApi,
      confirmation,
    });
    const group = within(await screen.findByRole('group', { name: /Applicazioni/ }));
    expect(await screen.findByText(/Scegliere un’applicazione per vedere/)).toBeVisible();
    await userEvent.click(group.getByRole('checkbox', { name: 'Alunni' }));
    expect(await screen.findByText('In tutto circa 90 KB, prima della compressione')).toBeVisible();
    expect(screen.getByRole('row', { name: 'Alunni utenti-e-ruoli.csv 12.040' })).toBeVisible();
    expect(screen.queryByText('licenza.csv')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'ds@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Confermare la propria identità' }));
    await userEvent.type(asked.getByLabelText(label), `${Object.values(body)[0]}{Enter}`);
    await waitFor(() =>
      expect(lastSaid()).toEqual(['Richiesta esportazione dati effettuata con successo!', 'success']),
    );
    expect(create).toHaveBeenCalledTimes(2);
    expect(api.sent).toContainEqual(['identityConfirm', { body }]);
  },
);

it('says that the scope is being read, and that it could not be: never to choose what is chosen already', async () => {
  let refuse: (why: Error) => void = () => undefined;
  const exportScope = vi
    .fn()
    .mockReturnValueOnce(new Promise((_answer, fail) => (refuse = fail)))
    .mockResolvedValue([{ applicazione: 'WWA', tabelle: [], byte: 90_000 }]);
  const api = answering({ exportScope });
  resourceScreen(exportRequests, {
    roles: ['supervisor'],
    rows: [],
    at: '/new',
    licenses: ['WWA'],
    callApi: api.callApi,
  });
  const group = within(await screen.findByRole('group', { name: /Applicazioni/ }));
  await userEvent.click(group.getByRole('checkbox', { name: 'Alunni' }));
  const scope = within(screen.getByRole('region', { name: 'Che cosa conterrà il file' }));
  expect(scope.getByText('Caricamento in corso...')).toBeInTheDocument();
  expect(scope.queryByText(/^Scegliere un’applicazione/)).toBeNull();
  refuse(Object.assign(new Error('x'), { status: 500 }));
  expect(await scope.findByText(/La richiesta si può fare comunque/)).toBeVisible();
  await userEvent.click(scope.getByRole('button', { name: 'Riprova' }));
  expect(await scope.findByText('In tutto circa 90 KB, prima della compressione')).toBeVisible();
});
