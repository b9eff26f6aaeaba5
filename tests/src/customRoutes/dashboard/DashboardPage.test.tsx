import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LICENCE_EXPIRING_DAYS, licenceState } from '../../../../contract/licences/licenceState';
import type { Application } from '../../../../contract/roles/application';
import { DashboardPage } from '../../../../src/customRoutes/dashboard/DashboardPage';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { storeOtpActivated, wasOtpActivated } from '../../../../src/session/otpActivated';
import { type Answers, answering } from '../../../fixtures/answers';
import { proceduresInProgress } from '../../../fixtures/proceduresInProgress';
import { axeFindings, firstScreen } from '../../../fixtures/resourceScreen';

const application = (ac: string, description: string, more: Partial<Application> = {}): Application => ({
  ac,
  description,
  cat: 'Didattica',
  status: true,
  webSite: `https://www.example.org/${ac}`,
  ...more,
});

/** The session's clock is at 2 September 2026. */
const applications = [
  application('WWA', 'Alunni', { expirationDate: '2027-08-31' }),
  application('WWB', 'Bilancio', { cat: 'Contabile', expirationDate: '2026-10-03' }),
  application('INV', 'Inventario', { cat: 'Contabile', expirationDate: '2026-09-01' }),
  application('MGZ', 'Magazzino', { status: false, expirationDate: '2026-11-02' }),
  application('LDT', 'Libri di testo'),
  application('PRW', 'Presenze', { status: false, expirationDate: '2026-09-01' }),
];

type Role = 'supervisor' | 'teacherManager' | 'user';

function open(role: Role = 'supervisor', answers: Answers = {}) {
  const api = answering({
    applicationsOfSchool: applications,
    applicationsOfUser: applications.slice(0, 1),
    procedureList: proceduresInProgress,
    ...answers,
  });
  firstScreen(<DashboardPage />, { roles: [role], callApi: api.callApi });
  return api;
}

const tile = (name: string) => {
  const found = screen.getByRole('heading', { name, level: 2 }).closest('li');
  if (!found) throw new Error(`There is no tile ${name}.`);
  return within(found);
};
const names = () =>
  within(screen.getByRole('list', { name: 'Applicazioni' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('the dashboard', () => {
  it('DASH-001 DASH-002 DASH-012 shows the supervisor a tile for each application of the school', async () => {
    const { idsSent } = open();
    await screen.findByRole('heading', { name: 'Alunni', level: 2 });
    expect(document.title).toBe('Le mie applicazioni');
    expect(screen.getByRole('heading', { name: 'Le mie applicazioni', level: 1 })).toBeVisible();
    expect(names()).toEqual(['Alunni', 'Bilancio', 'Inventario', 'Magazzino', 'Libri di testo', 'Presenze']);
    expect(idsSent()).toContain('applicationsOfSchool');
    expect(tile('Alunni').getByText('Didattica')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it.each<Role>(['teacherManager', 'user'])('DASH-013 shows their own to a %s', async (role) => {
    const { sent } = open(role);
    await screen.findByRole('heading', { name: 'Alunni', level: 2 });
    expect(names()).toEqual(['Alunni']);
    const [, input] = sent.find(([id]) => id.startsWith('applications')) ?? [];
    expect(input?.params).toEqual({ customerCode: 'SG10001', uid: 'maria.SG10001' });
  });

  it('DASH-005 opens the website of an application in a new tab', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Accedi a Alunni: si apre in una nuova scheda' });
    expect(link).toHaveAttribute('href', 'https://www.example.org/WWA');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('DASH-006 DASH-015 says of each licence how it stands, and when it ends', async () => {
    open();
    await screen.findByRole('heading', { name: 'Alunni', level: 2 });
    expect(tile('Alunni').getByText('Licenza attiva')).toHaveTextContent('Scadenza 31-08-2027');
    expect(tile('Libri di testo').queryByText(/Licenza/)).toBeNull();
  });

  it('DASH-016 DASH-017 DASH-018 says which licence is given up, is over or ends soon', async () => {
    open();
    await screen.findByRole('heading', { name: 'Alunni', level: 2 });
    expect(tile('Bilancio').getByText('Licenza In scadenza')).toHaveTextContent('03-10-2026');
    expect(tile('Inventario').getByText('Licenza in attesa di rinnovo')).toHaveTextContent('01-09-2026');
    expect(tile('Magazzino').getByText('Licenza in cessazione')).toHaveTextContent('02-11-2026');
    expect(tile('Presenze').getByText('Licenza in cessazione')).toHaveTextContent('01-09-2026');
  });

  it('DASH-018 DASH-022 has 31 days before the end of a licence that is not given up', () => {
    expect(LICENCE_EXPIRING_DAYS).toBe(31);
    const on = (expirationDate: string, status = true) =>
      licenceState({ status, expirationDate }, '2026-09-02');
    expect(['2026-09-01', '2026-09-02', '2026-10-03', '2026-10-04'].map((day) => on(day))).toEqual([
      'expired',
      'expiring',
      'expiring',
      'valid',
    ]);
    expect(['2026-09-01', '2026-09-02', '2027-10-04'].map((day) => on(day, false))).toEqual(
      Array(3).fill('ending'),
    );
  });

  it('DASH-003 is searched by description, without capitals and accents, and says how many are found', async () => {
    open();
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Ricerca per descrizione' }),
      'LIBRI te',
    );
    expect(names()).toEqual(['Libri di testo']);
    expect(screen.getByText('1 applicazione')).toHaveAttribute('role', 'status');
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('Nessuna applicazione trovata')).toBeVisible();
  });

  it('DASH-010 DASH-011 says that there is none, after a second', async () => {
    vi.useFakeTimers();
    open('user', { applicationsOfUser: [] });
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(screen.queryByText("Nessuna applicazione abilitata per l'utente")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText("Nessuna applicazione abilitata per l'utente")).toBeVisible();
  });

  it('SHELL-046 says that data are not available, and asks again', async () => {
    let broken = true;
    open('supervisor', {
      applicationsOfSchool: () => {
        if (broken) throw ApiError.of(500, { code: 'internal', title: 'x' });
        return applications;
      },
    });
    await screen.findByText('Ops, dati non disponibili. Riprovare più tardi.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Alunni', level: 2 })).toBeInTheDocument();
  });

  it('DASH-007 warns people who may see it of what is due, until it is over', async () => {
    const merged = {
      kind: 'merged',
      id: 'SG10004',
      state: 'announced',
      subject: 'SG10004',
      startedAt: '2026-09-02T08:00:00Z',
    };
    open('supervisor', { procedureList: [merged] });
    await within(await screen.findByRole('region', { name: 'Avvisi' })).findByText(/accorpata.*SG10004/);
    expect(await axeFindings()).toEqual([]);
  });

  it('DASH-009 leads a person who holds the licence to the activation of preservation', async () => {
    const activation = {
      kind: 'preservation',
      id: 'SG10001',
      state: 'signing',
      startedAt: '2026-09-02T08:00:00Z',
    };
    open('supervisor', { procedureList: [activation] });
    const notices = within(await screen.findByRole('region', { name: 'Avvisi' }));
    expect(notices.getByRole('link')).toHaveAttribute('href', '/servizi?tab=conservazione');
  });

  it('has no notices where nothing waits', async () => {
    open();
    await screen.findByText('Esportazione dati');
    expect(screen.queryByRole('region', { name: 'Avvisi' })).toBeNull();
  });
});

it('confirms once that one-time codes are active, and leads to the recovery codes', async () => {
  storeOtpActivated();
  open();
  expect(await screen.findByText(/^I codici dell’app sono attivi: dal prossimo accesso/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Crea i codici di recupero' })).toHaveAttribute(
    'href',
    '/impostazioni/attivita',
  );
  expect(wasOtpActivated()).toBe(false);
});
