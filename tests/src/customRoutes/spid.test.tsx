import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SpidRequestState } from '../../../contract/spid/spidRequest';
import { SpidTab } from '../../../src/customRoutes/spid/SpidTab';
import { users } from '../../../src/resources/users/users';
import { axeFindings, lastSaid, ownScreen, viewScreen } from '../../fixtures/resourceScreen';
import { savedFiles } from '../../fixtures/savedFiles';
import { refuse, request, servicesProvider, statusWith } from '../../fixtures/servicesProvider';

function open(answers: object = {}, options: Partial<Parameters<typeof ownScreen>[1]> = {}) {
  const provider = servicesProvider({ preservationStatus: '', spidRequestRead: request, ...answers });
  ownScreen('/servizi', { roles: ['supervisor'], callApi: provider.callApi, ...options });
  return provider;
}

describe('the digital identities of the school', () => {
  it('SRV-031 SRV-032 are explained, with the way to user management', async () => {
    open();
    await screen.findByText(/Con SPID, CIE ed eIDAS gli utenti della scuola/);
    expect(screen.getByRole('link', { name: 'Gestione utenti' })).toHaveAttribute('href', '/user');
    expect(await axeFindings()).toEqual([]);
  });

  it('SRV-033 SRV-034 are off, and are not switched before a question is answered', async () => {
    const { of } = open();
    await screen.findByRole('heading', { name: 'Stato Abilitazione SPID' });
    screen.getByText('Disabilitato');
    const control = screen.getByRole('switch', { name: 'Stato Abilitazione SPID' });
    await userEvent.click(control);
    const dialog = screen.getByRole('dialog', { name: 'Abilitare SPID per la scuola?' });
    expect(control).not.toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(of('spidSwitch')).toEqual([]);
    screen.getByText('Disabilitato');
  });

  it('SRV-005 SRV-046 SRV-063 are switched by the new boolean, and it is said in green', async () => {
    const { of } = open({ spidSwitch: (input: { body: object }) => input.body });
    const control = await screen.findByRole('switch', { name: 'Stato Abilitazione SPID' });
    await userEvent.click(control);
    await userEvent.click(screen.getByRole('button', { name: 'Abilita' }));
    await screen.findByText('Abilitato');
    expect(of('spidSwitch')).toEqual([{ body: { spidEnabled: true } }]);
    expect(lastSaid()).toEqual(['Profilo aggiornato con successo!', 'success']);
    expect(control).toBeChecked();
  });

  it.each([400, 409, 500])(
    'SRV-070 render what the server says of a switch refused with %i',
    async (code) => {
      open({ spidSwitch: refuse(code, 'La richiesta non è approvata.') });
      await userEvent.click(await screen.findByRole('switch'));
      await userEvent.click(screen.getByRole('button', { name: 'Abilita' }));
      await screen.findByText('La richiesta non è approvata.');
      expect(screen.getByText('Disabilitato')).toBeInTheDocument();
    },
  );

  it.each(['WWA', 'WWP'])(
    'SRV-035 SRV-036 SRV-059 hint at the registry with the licence %s',
    async (licence) => {
      open({}, { licenses: [licence] });
      const link = await screen.findByRole('link', { name: 'Apri l’anagrafe' });
      expect(link).toHaveAttribute('href', '/anagrafe?itemFilter=3');
    },
  );

  it('SRV-036 SRV-059 SRV-060 hint at no registry in a private school', async () => {
    const options = { licenses: ['WWA', 'NCV'], school: { privateSchool: true } };
    open({ preservationStatus: statusWith() }, options);
    await screen.findByRole('tab', { name: /^Conservazione/ });
    expect(screen.queryByRole('link', { name: 'Apri l’anagrafe' })).toBeNull();
    expect(screen.queryByRole('tab', { name: /SPID/ })).toBeNull();
  });

  it('SRV-036 hint at no registry without these licences', async () => {
    open({}, { licenses: ['NCV'] });
    await screen.findByText('Stato Abilitazione SPID');
    expect(screen.queryByRole('link', { name: 'Apri l’anagrafe' })).toBeNull();
  });

  it.each([
    ['the name of the reference person', { nomeCognomeSoggettoReferente: null }],
    ['their tax code', { codiceFiscaleSoggettoReferente: null }],
  ])('SRV-038 offer no access log without %s', async (_what, missing) => {
    open({ spidRequestRead: { ...request, ...missing } });
    await screen.findByText('Stato Abilitazione SPID');
    expect(screen.queryByRole('button', { name: 'Scarica gli accessi SPID' })).toBeNull();
  });

  it.each(['NON_GENERATA', 'DA_FIRMARE', 'PRESA_IN_CARICO'] as const)(
    'SRV-038 offer no access log while the request is %s, no matter who is named in it',
    (statusRichiesta) => {
      const { callApi } = servicesProvider();
      const tab = (state: SpidRequestState) => <SpidTab request={{ ...request, statusRichiesta: state }} />;
      const options = { roles: ['supervisor'], rows: [], resource: users, callApi } as const;
      const { unmount } = viewScreen(tab('APPROVATA'), options);
      screen.getByRole('button', { name: 'Scarica gli accessi SPID' });
      unmount();
      viewScreen(tab(statusRichiesta), options);
      screen.getByText('Stato Abilitazione SPID');
      expect(screen.queryByRole('button', { name: 'Scarica gli accessi SPID' })).toBeNull();
    },
  );

  it('SRV-036 SRV-060 hint at no registry in the tab itself where the school is private', () => {
    viewScreen(<SpidTab request={request} />, {
      roles: ['supervisor'],
      rows: [],
      resource: users,
      callApi: servicesProvider().callApi,
      licenses: ['WWA', 'WWP'],
      school: { privateSchool: true },
    });
    screen.getByText('Stato Abilitazione SPID');
    expect(screen.queryByRole('link', { name: 'Apri l’anagrafe' })).toBeNull();
  });

  it('SRV-037 SRV-062 SRV-076 save the access log that the url leads to', async () => {
    const saved = savedFiles();
    const { of } = open({
      spidAccessLog: { url: '/api/spid/accessi/SG100012023' },
      spidAccessArchive: { name: 'a.zip', content: btoa('PK') },
    });
    await screen.findByText(/fino al 31\/07\/2023/);
    await userEvent.click(await screen.findByRole('button', { name: 'Scarica gli accessi SPID' }));
    await waitFor(() => expect(saved).toEqual(['a.zip']));
    expect(of('spidAccessArchive')).toEqual([{ params: { chiave: 'SG100012023' } }]);
  });

  it('SRV-069 say that there is no access log', async () => {
    open({ spidAccessLog: refuse(404, 'x') });
    await userEvent.click(await screen.findByRole('button', { name: 'Scarica gli accessi SPID' }));
    await waitFor(() =>
      expect(lastSaid()).toEqual(['Non esistono log accessi spid per questa scuola.', 'error']),
    );
  });

  it.each([
    ['NON_GENERATA', []],
    ['DA_FIRMARE', ['Documento generato']],
    ['PRESA_IN_CARICO', ['Documento generato', 'Documento firmato digitalmente']],
    ['APPROVATA', ['Documento generato', 'Documento firmato digitalmente', 'Richiesta approvata da AgID']],
  ] as const)(
    'SRV-039 SRV-040 light up the three points of their tab one after the other: %s has %j',
    (statusRichiesta, lit) => {
      const { callApi } = servicesProvider();
      const options = { roles: ['supervisor'], rows: [], resource: users, callApi } as const;
      viewScreen(<SpidTab request={{ ...request, statusRichiesta }} />, options);
      const timeline = screen.getByRole('region', { name: 'Richiesta di attivazione' });
      const points = within(timeline)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.split(' · ') ?? []);
      expect(points.map(([point]) => point)).toEqual([
        'Documento generato',
        'Documento firmato digitalmente',
        'Richiesta approvata da AgID',
      ]);
      expect(points.filter(([, state]) => state === 'completato').map(([point]) => point)).toEqual(lit);
    },
  );
});
