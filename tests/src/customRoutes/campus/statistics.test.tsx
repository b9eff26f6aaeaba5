import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  daysOf,
  inMonth,
  monthsOf,
  readSelection,
  yearBefore,
} from '../../../../src/customRoutes/campus/selection';
import { campusProvider, figures, statistics } from '../../../fixtures/campusAnswers';
import { address, axeFindings, ownScreen } from '../../../fixtures/resourceScreen';
import { savedFiles } from '../../../fixtures/savedFiles';

// Rendering takes seconds and jsdom displays nothing; a browser test covers it.
vi.mock('../../../../src/customRoutes/campus/BarFigure', () => ({ BarFigure: () => null }));

type Options = Parameters<typeof ownScreen>[1];

function open(answers = {}, options: Partial<Options> = {}, query = '') {
  const provider = campusProvider(answers);
  ownScreen(`/statistiche${query}`, { roles: ['supervisor'], callApi: provider.callApi, ...options });
  return provider;
}
const opens = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');
const NOW = 'dal=2026-09-01&al=2026-09-02';
const BEFORE = 'dal=2025-09-01&al=2025-09-02';

describe('the statistics of Campus', () => {
  it('CAMP-001 CAMP-008 tell how far the courses are, with what each figure counts and until when it is right', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Statistiche Campus' })).toBeVisible();
    expect(await screen.findByText('Aggiornato alle 06:30 del 02/09/2026')).toBeVisible();
    expect(screen.getByText('Le iscrizioni del periodo con attestato: 40% del totale.')).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Completamento dei corsi: i numeri del grafico' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Corso', 'Iscrizioni', 'Completate', 'Completamento', 'Un anno prima'],
      ['Privacy', '1.000', '600', '60%', '1.000'],
      ['Sicurezza', '500', '0', '0%', '500'],
    ]);
    expect(screen.getByRole('img', { name: /^Grafico: Completamento dei corsi/ })).toBeInTheDocument();
    expect(await axeFindings()).toEqual([]);
  });

  it('CAMP-009 CAMP-010 lead to the courses and to the enrolled', async () => {
    open();
    expect(await opens('Visualizza i corsi')).toBe('/statistiche-corsi');
    expect(await opens('Visualizza le iscrizioni')).toBe('/statistiche-utenti/');
  });

  it('lead from each figure to the list of those it counts, this year and the year before', async () => {
    open();
    const all = [
      ['Corsi con iscrizioni: 2', `/statistiche-corsi?${NOW}`],
      ['Iscrizioni: 1.500', `/statistiche-iscrizioni?${NOW}`],
      ['Iscrizioni completate: 600', `/statistiche-iscrizioni?${NOW}&attestati=con`],
      ['Persone con attestato: 500', `/statistiche-utenti/?${NOW}&attestati=con`],
      ['Persone senza attestato: 700', `/statistiche-utenti/?${NOW}&attestati=senza`],
      ['Iscrizioni un anno prima: 7', `/statistiche-iscrizioni?${BEFORE}`],
      ['Persone con attestato un anno prima: 5', `/statistiche-utenti/?${BEFORE}&attestati=con`],
    ] as const;
    for (const [name, to] of all) expect(await opens(`${name}, apre l’elenco`), name).toBe(to);
    expect(await opens('Sicurezza, Completate: 0')).toBe(
      `/statistiche-iscrizioni?${NOW}&corso=B&attestati=con`,
    );
    expect(await opens('09/2026, Un anno prima: 0')).toBe(`/statistiche-iscrizioni?${BEFORE}`);
    expect(await opens('Docente, Senza attestato: 700')).toBe(
      `/statistiche-utenti/?${NOW}&ruolo=docente&attestati=senza`,
    );
  });

  it('have filters for the whole page, which are in its address', async () => {
    const { sent } = open({}, {}, '?periodo=scorso&ruolo=ata');
    const asked = () => sent.filter(([id]) => id === 'campusStatistics').at(-1)?.[1].query;
    await waitFor(() => expect(asked()).toEqual({ ruolo: 'ata', dal: '2025-09-01', al: '2026-08-31' }));
    await userEvent.selectOptions(await screen.findByLabelText('Corso'), 'Sicurezza di base');
    expect(address()).toBe('/statistiche?periodo=scorso&ruolo=ata&corso=B-2');
    await userEvent.selectOptions(screen.getByLabelText('Periodo di iscrizione'), 'Tutto il periodo');
    await waitFor(() => expect(asked()).toEqual({ ruolo: 'ata', corso: 'B-2' }));
  });

  it.each([
    [
      'with filters',
      '',
      figures(),
      'Nessuna iscrizione con questi filtri: provare con un altro periodo, un altro corso o un altro ruolo.',
      {},
    ],
    ['with no courses', '', figures(), 'La scuola non ha ancora corsi.', { offered: 0 }],
    [
      'with no data',
      '',
      figures(),
      'La piattaforma Campus non ha ancora inviato dati di questa scuola.',
      { updatedAt: null },
    ],
  ])('say why there is nothing, %s', async (_when, query, now, why, more) => {
    const nothing = { enrolments: 0, completed: 0, users: 0, certified: 0, courses: 0 };
    const empty = { ...now, ...nothing, byCourse: [], byMonth: [], byRole: [] };
    open({ campusStatistics: statistics({ now: empty, ...more }) }, {}, query);
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('save the table of a chart, in either format', async () => {
    const saved = savedFiles();
    open();
    const [button] = await screen.findAllByRole('button', { name: 'Scarica la tabella' });
    await userEvent.click(button as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    await waitFor(() => expect(saved).toEqual(['Completamento dei corsi.csv']));
    await userEvent.click(button as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
    await waitFor(() => expect(saved.at(-1)).toBe('Completamento dei corsi.xlsx'));
  });

  it.each([
    ['neither pupils nor staff', { licenses: ['CMP', 'NCV'] }, true],
    ['staff', { licenses: ['CMP', 'WWP'] }, false],
    ['everything, and is a lead school', { school: { leadSchool: true } }, true],
    ['everything', {}, false],
  ])(
    'CAMP-011 CSVI-027 show the way to the import where the school has %s',
    async (_what, options, shown) => {
      open({}, options);
      await screen.findByText(/^Aggiornato alle/);
      const banner = screen.queryByRole('link', { name: 'Importa gli utenti' });
      expect(banner?.getAttribute('href')).toBe(shown ? '/importa-utenti' : undefined);
    },
  );
});

describe('a selection', () => {
  it('is narrowed to a month, and moved to the year before', () => {
    const year = daysOf('anno', '2026-11-23');
    expect(year).toEqual({ dal: '2026-09-01', al: '2026-11-23' });
    expect(inMonth(year, '2026-11')).toEqual({ dal: '2026-11-01', al: '2026-11-23' });
    expect(yearBefore({ ...year, corso: 'A' })).toEqual({ corso: 'A', dal: '2025-09-01', al: '2025-11-23' });
    expect(yearBefore({})).toBeUndefined();
    expect(monthsOf(year, [])).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(monthsOf({}, ['2025-12', '2026-02'])).toEqual(['2025-12', '2026-01', '2026-02']);
  });

  it('leaves out of an address what it misspells', () => {
    const search = new URLSearchParams('dal=2026-13-01&al=2026-09-02&ruolo=re&attestati=con&corso=A');
    expect(readSelection(search)).toEqual({ al: '2026-09-02', attestati: 'con', corso: 'A' });
  });
});
