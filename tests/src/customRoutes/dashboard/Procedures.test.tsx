import { screen, within } from '@testing-library/react';
import { createRoutesFromElements, matchRoutes, Route } from 'react-router';
import { describe, expect, it } from 'vitest';
import {
  assigneeOf,
  type ProcedureKindName,
  procedureKinds,
  procedurePage,
} from '../../../../contract/procedures/procedureInProgress';
import { customRoutes } from '../../../../src/customRoutes';
import { DashboardPage } from '../../../../src/customRoutes/dashboard/DashboardPage';
import { resourceRoutes } from '../../../../src/engine/screen/resourceRoutes';
import { dashboard } from '../../../../src/i18n/it/dashboard';
import { imports } from '../../../../src/i18n/it/imports';
import { operation } from '../../../../src/i18n/it/operation';
import { practice } from '../../../../src/i18n/it/practice';
import { resources } from '../../../../src/resources';
import { type Answers, answering } from '../../../fixtures/answers';
import { proceduresInProgress } from '../../../fixtures/proceduresInProgress';
import { axeFindings, firstScreen } from '../../../fixtures/resourceScreen';

const application = { ac: 'WWA', description: 'Alunni', cat: 'Didattica', status: true };

function open(role: 'supervisor' | 'user' = 'supervisor', answers: Answers = {}, width = 1440) {
  const api = answering({
    applicationsOfSchool: [application],
    applicationsOfUser: [application],
    procedureList: proceduresInProgress,
    ...answers,
  });
  firstScreen(<DashboardPage />, { roles: [role], callApi: api.callApi, width });
  return api;
}

describe('the procedures in progress', () => {
  it.each([
    ['2026-09-01', /superato: era il 01\/09\/2026\.Tocca alla scuola · Iniziata/],
    ['2026-09-02', /Tocca alla scuola · Entro il 02\/09\/2026 · Iniziata/],
  ])('say of a term of %s, on 2 September, whether it has passed', async (deadline, said) => {
    const about = { id: '1', startedAt: '2026-08-01T08:00:00Z', deadline };
    open('supervisor', { procedureList: [{ ...about, kind: 'exportRequest', state: 'active' }] });
    const list = within(await screen.findByRole('region', { name: 'Le mie pratiche' }));
    expect(await list.findByRole('listitem')).toHaveTextContent(said);
  });

  it('are one list: state, what comes next, whose turn, until when, and a link to where they are gone on with', async () => {
    open();
    const list = within(await screen.findByRole('region', { name: 'Le mie pratiche' }));
    const [first, second] = await list.findAllByRole('listitem');
    expect(first).toHaveTextContent('Pronta');
    expect(first).toHaveTextContent(
      'Scaricare il file dal collegamento ricevuto per e-mail, prima della scadenza.',
    );
    expect(first).toHaveTextContent('Tocca alla scuola · Entro il 12/09/2026 · Iniziata il 30/08/2026');
    expect(second).toHaveTextContent('Completata al 40%');
    const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Esportazione dati', '/areaamministrativa/esportazione/4'],
      [
        'Trasferimento dati da altri fornitori: Area Contabile da RMIC00000A',
        '/areaamministrativa/altri-fornitori/RMIC00000A~Contabile',
      ],
    ]);
  });

  it('P16 are six of different kinds and states in one list; what is over stands apart, with the way to its receipt', async () => {
    const one = (kind: string, state: string, more: object = {}) => ({
      kind,
      id: 'x',
      state,
      startedAt: '2026-08-01T08:00:00Z',
      ...more,
    });
    const endedAt = '2026-08-30T08:00:00Z';
    open('supervisor', {
      procedureList: [
        one('preservation', 'signing', { done: 1, total: 4 }),
        one('practice', 'files', { id: 'RMIC00000A~Contabile' }),
        one('exportRequest', 'active', { id: '4', deadline: '2026-09-12' }),
        one('spidRequest', 'toSign'),
        one('import', 'ended', { subject: 'utenti.csv', endedAt, done: 5, total: 5 }),
        one('preservationSetUp', 'working', { endedAt }),
      ],
    });
    const region = within(await screen.findByRole('region', { name: 'Le mie pratiche' }));
    const [running, over] = (await region.findAllByRole('list')).map((list) =>
      within(list).getAllByRole('listitem'),
    );
    expect(running?.map(({ textContent }) => textContent)).toEqual([
      'Attivazione della conservazioneDa firmareFirmare i documenti che mancano.Tocca alla scuola · Fatti 1 di 4',
      'Trasferimento dati da altri fornitoriIniziataCaricare i file da trasferire.Tocca alla scuola · Iniziata il 01/08/2026',
      'Esportazione datiProntaScaricare il file dal collegamento ricevuto per e-mail, prima della scadenza.Tocca alla scuola · Entro il 12/09/2026 · Iniziata il 01/08/2026',
      'Richiesta SPID/CIE/eIDASDa firmareFirmare il documento della richiesta e inviarlo al fornitore.Tocca alla scuola · Iniziata il 01/08/2026',
    ]);
    expect(region.getByRole('heading', { name: 'Concluse di recente', level: 3 })).toBeVisible();
    expect(over?.map(({ textContent }) => textContent)).toEqual([
      'Importazione da file: utenti.csvConclusaL’esito di ciascuna riga resta consultabile.Conclusa il 30/08/2026',
      'Attivazione della conservazioneConclusaIl servizio è attivo. La ricevuta è nella sua pagina.Conclusa il 30/08/2026',
    ]);
    expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/servizi?tab=conservazione',
      '/areaamministrativa/altri-fornitori/RMIC00000A~Contabile',
      '/areaamministrativa/esportazione/4',
      '/areaamministrativa/documenti?documento=richiesta-spid',
      '/importazioni/x',
      '/servizi?tab=conservazione',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('P16 say of an operation what it does, and that it takes something back', async () => {
    const one = (id: string, action: string, takesBack: boolean) => ({
      kind: 'operation',
      id,
      state: 'ended',
      action,
      takesBack,
      startedAt: '2026-08-01T08:00:00Z',
      endedAt: '2026-08-30T08:00:00Z',
    });
    open('supervisor', { procedureList: [one('1', 'enable', false), one('2', 'renew', true)] });
    const region = within(await screen.findByRole('region', { name: 'Le mie pratiche' }));
    expect((await region.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      'Operazione su più elementi: Attivazione',
      'Operazione su più elementi: Annullamento, Proroga della scadenza',
    ]);
    // Two links to the same action have different names.
    region.getByRole('link', { name: 'Operazione su più elementi: Attivazione, 01/08/2026 10:00' });
  });

  it('P16 tell what was broken off, or not done whole, from what ended well', async () => {
    const one = (kind: string, state: string) => ({
      kind,
      id: `${kind}-${state}`,
      state,
      startedAt: '2026-08-01T08:00:00Z',
      endedAt: '2026-08-30T08:00:00Z',
    });
    const states = ['stopped', 'incomplete', 'cancelled'];
    const procedureList = ['operation', 'import'].flatMap((kind) => states.map((state) => one(kind, state)));
    open('supervisor', { procedureList });
    const region = within(await screen.findByRole('region', { name: 'Le mie pratiche' }));
    const items = await region.findAllByRole('listitem');
    const whether = 'la sua pagina dice perché, e se si possono riprovare.';
    const rows = 'dalla sua pagina si possono scaricare, con il motivo.';
    expect(items.map(({ textContent }) => textContent?.replace('Conclusa il 30/08/2026', ''))).toEqual([
      `Operazione su più elementiFermataAlcuni elementi non sono stati eseguiti: ${whether}`,
      `Operazione su più elementiConclusa con erroriAlcuni elementi non sono riusciti: ${whether}`,
      'Operazione su più elementiInterrottaCiò che era già fatto resta: la sua pagina dice come riprendere.',
      `Importazione da fileFermataAlcune righe non sono state importate: ${rows}`,
      `Importazione da fileConclusa con erroriAlcune righe non sono state importate: ${rows}`,
      'Importazione da fileInterrottaCiò che era già importato resta: la sua pagina dice come riprendere.',
    ]);
  });

  it('P16 name the end of an operation as its page does', () => {
    for (const [here, there] of [
      [dashboard.procedures.operation, operation.values.state],
      [dashboard.procedures.import, imports.values.state],
    ] as const)
      for (const state of ['running', 'ended', 'stopped', 'cancelled'] as const)
        expect(here[state].state).toBe(there[state]);
  });

  it.each([
    ['come first on a phone when one waits for the school', 390, proceduresInProgress, true],
    ['come after the applications on a phone when none waits', 390, [], false],
    ['stand beside the applications at a desk', 1440, proceduresInProgress, false],
  ] as const)('%s', async (_, width, procedureList, first) => {
    open('supervisor', { procedureList }, width);
    await screen.findByRole('heading', { name: 'Alunni', level: 2 });
    const shown = procedureList.length > 0 ? /^Esportazione dati/ : 'Nessuna pratica in corso.';
    await screen.findByText(shown);
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(first ? ['Le mie pratiche', 'Alunni'] : ['Alunni', 'Le mie pratiche']);
  });

  const everyState = Object.entries(procedureKinds).flatMap(([kind, { states }]) =>
    Object.keys(states).map((state) => [kind as ProcedureKindName, state] as const),
  );

  it.each(everyState)(
    'P16 lead to a page that is there, or say whom to ask or what to wait for: %s %s',
    (kind, state) => {
      const paths = createRoutesFromElements([
        ...customRoutes.map(({ path }) => <Route key={path} path={path} />),
        ...resourceRoutes(resources),
      ]);
      const one = { kind, id: 'x', state };
      const page = procedurePage(one);
      const words = dashboard.procedures[kind] as unknown as Record<string, { next: string }>;
      if (page) expect(matchRoutes(paths, page.replace(/\?.*/, '')), page).not.toBeNull();
      else if (assigneeOf(one) === 'school') expect(words[state]?.next).toMatch(/^Rivolgersi /);
      else expect(words[state]?.next).toBeTruthy();
    },
  );

  it('P16 name a state as the page that they lead to does', () => {
    const { practice: here } = dashboard.procedures;
    const { status, statusOperatore } = practice.values;
    expect([here.toSign.state, here.signed.state]).toEqual([status.CREATED, status.SIGNED]);
    expect([here.working.state, here.completed.state]).toEqual([
      statusOperatore.STARTED,
      statusOperatore.COMPLETED,
    ]);
  });

  it('say that there are none, and are absent for people who can have none', async () => {
    open('supervisor', { procedureList: [] });
    await screen.findByText('Nessuna pratica in corso.');
    const { idsSent } = open('user');
    await screen.findAllByRole('heading', { name: 'Alunni', level: 2 });
    expect(idsSent()).not.toContain('procedureList');
  });

  it('have words for each kind and state', () => {
    const words = dashboard.procedures as unknown as Record<
      string,
      Record<string, { state?: string; next?: string }>
    >;
    for (const [kind, { states }] of Object.entries(procedureKinds)) {
      expect(words[kind]?.name, kind).toBeTruthy();
      for (const state of Object.keys(states)) {
        expect(words[kind]?.[state]?.state, `${kind} ${state}`).toBeTruthy();
        expect(words[kind]?.[state]?.next, `${kind} ${state}`).toBeTruthy();
      }
    }
  });
});
