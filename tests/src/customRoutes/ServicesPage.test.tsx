import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { isInMenu, menuItems } from '../../../src/layout/menuItems';
import { axeFindings, lastSaid, ownScreen } from '../../fixtures/resourceScreen';
import { ds, manager, refuse, request, servicesProvider, statusWith } from '../../fixtures/servicesProvider';
import { sessionOf } from '../layout/inFrame';

type Options = Parameters<typeof ownScreen>[1];

function open(
  answers: Parameters<typeof servicesProvider>[0] = {},
  options: Partial<Options> = {},
  query = '',
) {
  const provider = servicesProvider(answers);
  ownScreen(`/servizi${query}`, { roles: ['supervisor'], callApi: provider.callApi, ...options });
  return provider;
}
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

describe('the services page', () => {
  it('SRV-001 SRV-006 has two tabs, each by its own condition', async () => {
    open({ spidRequestRead: request });
    await screen.findByRole('heading', { level: 1, name: 'Servizi' });
    await waitFor(() => expect(tabs()).toEqual(['Conservazione', 'SPID/CIE/eIDAS']));
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    ['SRV-007 SRV-058 without the licence', {}, { licenses: ['WWA'] }],
    ['SRV-007 where the status has no data', { preservationStatus: '' }, {}],
  ])('%s has no tab of preservation', async (_when, answers, options) => {
    open({ spidRequestRead: request, ...answers }, options);
    await waitFor(() => expect(tabs()).toEqual(['SPID/CIE/eIDAS']));
  });

  it.each(['NON_GENERATA', 'DA_FIRMARE', 'PRESA_IN_CARICO'] as const)(
    'SRV-008 SRV-045 has no tab of the digital identities while the request is %s',
    async (statusRichiesta) => {
      open({ spidRequestRead: { ...request, statusRichiesta } });
      await waitFor(() => expect(tabs()).toEqual(['Conservazione']));
    },
  );

  it('has none in a private school', async () => {
    open({ spidRequestRead: request }, { school: { privateSchool: true } });
    await waitFor(() => expect(tabs()).toEqual(['Conservazione']));
  });

  it('redirects to the first page where there is nothing to show, and elsewhere for people who may not see it', async () => {
    open({ preservationStatus: '' });
    expect(await screen.findByText('another page')).toBeInTheDocument();
  });

  it.each([400, 500])(
    'SRV-064 says of a %i that the data are not there, in place of what the server writes',
    async (code) => {
      open({ preservationStatus: refuse(code, 'dettaglio interno') });
      await screen.findByText('Ops, dati non disponibili. Riprovare più tardi.');
      expect(screen.queryByText(/dettaglio interno/)).toBeNull();
      expect(screen.queryByText('Caricamento in corso...')).toBeNull();
    },
  );

  it.each([
    ['preservationManagerRead', 400],
    ['preservationManagerRead', 500],
    ['dsRead', 500],
  ])('SRV-064 says so of %s with a %i in place of the data, and reads them again', async (call, code) => {
    let broken = true;
    open({ [call]: () => (broken ? refuse(code, 'dettaglio interno')() : { ...manager, ...ds }) });
    await screen.findByText('Ops, dati non disponibili. Riprovare più tardi.');
    expect(screen.queryByText(/dettaglio interno/)).toBeNull();
    expect(screen.queryByText(/Nella gestione utenti non è indicato/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Modifica e Salva' })).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await screen.findByText('Ugo Verdi, VRDGUO65B02L378H');
    screen.getByText('Anna Rossi, RSSNNA70A41L378G');
  });

  it.each(['preservationStatus', 'preservationManagerRead'])(
    'SRV-065 renders a 401 of %s for everybody to see, and stops loading',
    async (call) => {
      open({ [call]: refuse(401, 'La sessione è scaduta.') });
      await waitFor(() => expect(lastSaid()).toEqual(['La sessione è scaduta.', 'error']));
      expect(screen.queryByText('Caricamento in corso...')).toBeNull();
    },
  );

  it('SHELL-034 is in the menu of a person who has a service to see', () => {
    const item = menuItems.find(({ to }) => to === '/servizi');
    const shown = (services: { preservation: boolean; spid: boolean } | undefined) =>
      item && isInMenu(item, { ...sessionOf('supervisor'), ...(services && { services }) }, () => true);
    expect(shown({ preservation: true, spid: false })).toBe(true);
    expect(shown({ preservation: false, spid: true })).toBe(true);
    expect(shown({ preservation: false, spid: false })).toBe(false);
    expect(shown(undefined)).toBe(false);
    expect(item?.group).toBe('schoolProfile');
  });

  it('asks for no confirmation from behind the other tab', async () => {
    const signed = ['Contratto', 'Allegato', 'Affidamento', 'Attivazione'] as const;
    open({ spidRequestRead: request, preservationStatus: statusWith({ signed }) }, {}, '?tab=spid');
    await screen.findByRole('switch', { name: 'Stato Abilitazione SPID' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says when documents must be made again, and has them made', async () => {
    const made = ['Contratto', 'Allegato', 'Affidamento', 'Attivazione'] as const;
    const { of } = open({
      preservationStatus: statusWith({ made, dsCambiato: true }),
      preservationGenerate: {},
    });
    await screen.findByText(/dirigente scolastico non è più quello indicato/);
    await userEvent.click(screen.getByRole('button', { name: 'Prepara di nuovo i documenti' }));
    await waitFor(() => expect(of('preservationGenerate')).toHaveLength(1));
  });

  const completed = (perEmail?: boolean) =>
    open({
      preservationStatus: statusWith({ completed: true }),
      preservationReceipt: {
        ...(perEmail !== undefined && { perEmail }),
        numero: 'CONS-2026-SG10001',
        data: '2026-09-02T08:00:00Z',
        persona: 'Ida Neri',
        procedura: 'x',
        scuola: 'y',
        documenti: [
          {
            nome: 'Contratto',
            file: 'c.pdf.p7m',
            sha256: 'f00d',
            sha256Originale: '',
            firmatario: '',
            firmatoIl: '',
          },
        ],
        prossimo: 'Il fornitore configura il servizio.',
        entro: '2026-09-09',
        contatto: 'assistenza@example.org',
        nomeFile: 'r.pdf',
        pdf: btoa('%PDF'),
      },
    });

  it.each([
    ['was sent by mail', true, 1],
    ['went to nobody', false, 0],
    ['is of before that was kept', undefined, 0],
  ])(
    'says of a receipt that it went by e-mail only where that is known: one that %s',
    async (_, sent, said) => {
      completed(sent);
      await screen.findByText('CONS-2026-SG10001');
      expect(screen.queryAllByText(/inviata anche per e-mail/)).toHaveLength(said);
    },
  );

  it('says that it is completed, where, and when the service works', async () => {
    completed();
    await screen.findByText('CONS-2026-SG10001');
    for (const text of ['Ida Neri', 'f00d', '09/09/2026', 'assistenza@example.org']) screen.getByText(text);
    // In the receipt, and beside the confirmation among what was done.
    expect(screen.getAllByText('02/09/2026 10:00').length).toBeGreaterThanOrEqual(2);
    screen.getByText('Attivazione confermata da Ida Neri.');
    expect(screen.getByRole('button', { name: 'Scarica la ricevuta (PDF)' })).toBeEnabled();
    expect(await axeFindings()).toEqual([]);
  });
});
