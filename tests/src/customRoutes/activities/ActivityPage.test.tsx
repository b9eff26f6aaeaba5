import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LAST_METHOD_STAYS, type Security } from '../../../../contract/account/otp';
import { otpLinkMake, recoveryCodesMake, securityRead } from '../../../../contract/account/otpEndpoints';
import { type Activity, FIRST_PARTY_STAYS } from '../../../../contract/activities/activity';
import {
  activitiesFind,
  activityLogout,
  appRemove,
  appsList,
  everywhereLogout,
  othersLogout,
} from '../../../../contract/activities/endpoints';
import type { Role } from '../../../../contract/permissions/roles';
import { errors } from '../../../../contract/schema/errors';
import type { CallApi } from '../../../../src/api/CallApi';
import { address, axeFindings, lastSaid, ownScreen } from '../../../fixtures/resourceScreen';

const signIn = (nth: number, more: Partial<Activity> = {}): Activity => ({
  id: `id-${nth}`,
  type: 'LOGIN',
  ip: `10.0.0.${nth}`,
  date: `2026-09-${String(30 - nth).padStart(2, '0')}T08:15:00Z`,
  location: 'Rete locale',
  clientName: 'Sportello',
  deviceDetails: nth === 3 ? 'Telefono Safari su iOS' : 'Computer Chrome su Windows',
  selectedAccount: { username: 'docente.SG10001' },
  open: nth < 2,
  current: nth === 0,
  ...more,
});
const activities = Array.from({ length: 13 }, (_, nth) => signIn(nth));
const security: Security = {
  schoolOtp: true,
  required: true,
  methods: [{ id: 'm1', name: 'Il mio telefono', activatedAt: '2026-09-01T08:00:00Z', usedAt: null }],
  recoveryCodes: 7,
  passkeys: [],
  password: true,
  demo: false,
};
const apps = [
  {
    clientName: 'Sportello',
    owner: 'Sportello',
    clientId: 'sportello-console',
    metadata: { is_first_party: true },
  },
  { clientName: 'Orario Facile', owner: 'Orari', clientId: 'orario', metadata: { is_first_party: false } },
];

interface PageOptions {
  readonly security?: Partial<Security>;
  readonly activities?: readonly Activity[];
  readonly userType?: 'PEOPLE' | 'ALIAS' | 'SPID';
  readonly roles?: readonly Role[];
  readonly failing?: string;
  /** Status of the refusal. */
  readonly status?: number;
}

/** Renders the page and records its commands. */
function open({
  security: more,
  activities: shownActivities = activities,
  userType = 'PEOPLE',
  roles = ['user'],
  failing,
  status = 500,
}: PageOptions = {}) {
  const sent = vi.fn();
  const data: Readonly<Record<string, unknown>> = {
    [activitiesFind.id]: shownActivities,
    [securityRead.id]: { ...security, ...more },
    [appsList.id]: apps,
    [othersLogout.id]: { ended: 1 },
    [recoveryCodesMake.id]: { codes: ['AAAAA-22222', 'BBBBB-33333'] },
    [otpLinkMake.id]: { link: '/otp?id=x' },
  };
  const callApi = (async ({ id, effect }: { id: string; effect: string }, input: object = {}) => {
    if (id === failing) throw Object.assign(new Error('Parole del server'), { status });
    if (effect === 'command') {
      const { idempotencyKey: _, ...rest } = input as { idempotencyKey?: string };
      sent(id, rest);
    }
    return { data: data[id] };
  }) as unknown as CallApi;
  ownScreen('/impostazioni/attivita', {
    roles,
    callApi,
    profile: { user_type: userType, selected_account: { username: 'docente.SG10001' } },
  });
  return sent;
}
const table = () => screen.findByRole('table', { name: 'Ultimi accessi' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the page of sign-ins, security and applications', () => {
  it('offers support nothing that is withheld from it: each control is out of use and says why', async () => {
    const sent = open({ roles: ['support'] });
    await table();
    const held = screen
      .getAllByRole('button')
      .filter((one) => one.getAttribute('aria-disabled') === 'true' && !/^Pagina/.test(one.textContent));
    for (const one of held) {
      expect(one).toHaveAccessibleDescription(errors.notForSupport.say);
      await userEvent.click(one);
    }
    expect(held.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
      'Esci da tutti i dispositivi',
      'Esci dagli altri',
      'Cambia password',
      'Rimuovi Il mio telefono',
      'Collega un’altra app',
      'Crea nuovi codici',
      'Aggiungi una passkey',
      'Rimuovi Sportello',
      'Rimuovi Orario Facile',
    ]);
    expect(sent).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('link', { name: /password/i })).toBeNull();
  });

  it('ACC-002 ACC-006 lists the latest accesses ten at a time, with a search over all', async () => {
    open();
    expect(await rows()).toHaveLength(10);
    expect(screen.getByRole('button', { name: 'Orario Facile' })).toBeVisible();
    expect(screen.getByText('13 accessi')).toBeVisible();
    expect(screen.getByText('Pagina 1 di 2')).toHaveRole('status');
    await userEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    expect(screen.getByText('Pagina 2 di 2')).toHaveRole('status');
    expect(await rows()).toHaveLength(3);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cerca negli accessi' }), 'safari');
    expect((await rows()).map((row) => row.textContent)).toEqual([expect.stringContaining('Safari su iOS')]);
    await userEvent.type(screen.getByRole('searchbox'), ' nessuno');
    expect(screen.getByText('Nessun accesso trovato')).toBeVisible();
  });

  it('ACC-013 ACC-014 shows when, with what and from where, and which session is this one', async () => {
    open();
    const [first, second] = await rows();
    expect([...(first?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      '30/09/2026 10:15',
      'ComputerChrome su Windows',
      'Sportello',
      '10.0.0.0Rete locale',
      'Questa sessione',
    ]);
    expect(within(second as HTMLElement).getByText('Aperta')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    ['PEOPLE', false],
    ['ALIAS', true],
    ['SPID', true],
  ] as const)('ACC-007 has a user column for %s: %s', async (userType, shown) => {
    open({ userType });
    await table();
    expect(screen.queryAllByRole('columnheader', { name: 'Utente' })).toHaveLength(shown ? 1 : 0);
  });

  it('ACC-009 signs out of all devices after a question', async () => {
    const sent = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Esci da tutti i dispositivi' }));
    const asked = await dialog();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: 'Esci da tutti' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(everywhereLogout.id, {
        params: { customerCode: 'SG10001', uid: 'docente.SG10001' },
      }),
    );
  });

  it('P24 signs out of the others, and says how many there were', async () => {
    const sent = open();
    expect(await screen.findByText('Oltre a questa è aperta un’altra sessione.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Esci dagli altri' }));
    expect(await screen.findByText('Un’altra sessione terminata.')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(othersLogout.id, {});
  });

  it('says why there is nobody to sign out', async () => {
    open({ activities: [signIn(0), signIn(5)] });
    const button = await screen.findByRole('button', { name: 'Esci dagli altri' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Non ci sono altre sessioni aperte');
  });

  it('P24 guides a person who does not recognise a sign-in through three steps', async () => {
    const passkey = { id: 'p', name: 'P', createdAt: '2026-09-01T08:00:00Z', usedAt: null, synced: false };
    const sent = open({ security: { required: false, methods: [], passkeys: [passkey] } });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Non sono io: accesso del 29/09/2026 10:15' }),
    );
    const guide = await dialog();
    expect(guide.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(guide.getByRole('button', { name: 'Termina la sessione' }));
    expect(await guide.findByText('Sessione terminata')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(activityLogout.id, { params: { id: 'id-1' } });
    expect(guide.getByRole('link', { name: 'Cambia password' })).toHaveAttribute(
      'href',
      '/impostazioni/cambiopassword',
    );
    expect(guide.getByText(/^Controllare anche l’elenco delle passkey/)).toBeVisible();
    await userEvent.click(guide.getByRole('button', { name: 'Collega un’app' }));
    expect(await screen.findByLabelText(/Nome dell’app o del telefono/)).toHaveValue('Il mio telefono');
  });

  it('P24 keeps the last app with a reason, and leads to linking another one', async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Rimuovi Il mio telefono' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(LAST_METHOD_STAYS);
    await userEvent.click(screen.getByRole('button', { name: 'Collega un’altra app' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Continua' }));
    await waitFor(() => expect(address()).toBe('/otp?id=x'));
  });

  it('P24 counts the recovery codes that are left, and shows new ones once', async () => {
    open();
    expect(await screen.findByText('Ne restano 7 da usare.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Crea nuovi codici' }));
    const asked = await dialog();
    expect(asked.getByText('I codici creati in precedenza non saranno più validi.')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Crea nuovi codici' }));
    expect(await screen.findByText('BBBBB-33333')).toBeVisible();
  });

  it('ACC-003 ACC-008 ACC-028 ACC-034 has an accordion of applications: the portal’s own stays, another one is removed', async () => {
    const sent = open();
    const summary = await screen.findByRole('button', { name: 'Sportello' });
    expect(summary).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(summary);
    expect(summary).toHaveAttribute('aria-expanded', 'true');
    const own = await screen.findByRole('button', { name: 'Rimuovi Sportello' });
    expect(own).toHaveAttribute('aria-disabled', 'true');
    expect(own).toHaveAccessibleDescription(FIRST_PARTY_STAYS);
    await userEvent.click(screen.getByRole('button', { name: 'Orario Facile' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rimuovi Orario Facile' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Rimuovi' }));
    await waitFor(() => expect(lastSaid()).toEqual(['App rimossa con successo', 'success']));
    expect(sent).toHaveBeenCalledWith(appRemove.id, {
      params: { customerCode: 'SG10001', username: 'docente.SG10001', clientId: 'orario' },
    });
  });

  it.each([
    [activitiesFind.id, 400],
    [activitiesFind.id, 500],
    [securityRead.id, 400],
    [appsList.id, 500],
  ])(
    'ACC-033 says of a failure that the data are not there, and tries again: %s, %i',
    async (failing, status) => {
      open({ failing, status });
      expect(await screen.findByText('Ops, dati non disponibili. Riprovare più tardi.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
    },
  );
});
