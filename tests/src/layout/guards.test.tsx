import { cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { applicationCodes } from '../../../contract/constants';
import { may } from '../../../contract/permissions/permissions';
import type { Role } from '../../../contract/permissions/roles';
import { customRoutes } from '../../../src/customRoutes';
import { ownRoutes } from '../../../src/engine/screen/ownRoutes';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { isInMenu, menuItems } from '../../../src/layout/menuItems';
import { NOTIFICATIONS } from '../../../src/layout/ProfileEntries';
import { SessionGate } from '../../../src/layout/SessionGate';
import { allResources } from '../../../src/resources';
import { userPages } from '../../../src/resources/users/userPages';
import { SessionContext } from '../../../src/session/SessionContext';
import { accessIn, authProviderOf, inFrame, sessionOf } from './inFrame';

/** The kinds of user, as the roles of a session. */
const kinds: Readonly<Record<string, readonly Role[]>> = {
  supervisor: ['supervisor', 'user'],
  'teacher-manager': ['teacherManager', 'user'],
  'campus manager': ['campusManager', 'user'],
  user: ['user'],
};
const managers = ['supervisor', 'teacher-manager'];
const supervisor = ['supervisor'];
const everybody = Object.keys(kinds);

interface Guard {
  /** Statement ids that it covers. */
  readonly id?: string;
  /** Kinds of user who see the page. */
  readonly to: readonly string[];
  /** Address to which the others are redirected: pages on the way have guards of their own. */
  readonly otherwise?: string;
  /** Kinds of user who are redirected elsewhere. */
  readonly but?: Readonly<Record<string, string>>;
  readonly licenses?: readonly string[];
  readonly privateSchool?: boolean;
  readonly leadSchool?: boolean;
  /** Campus is enabled in the installation. */
  readonly campus?: boolean;
}

const everyLicence = Object.values(applicationCodes);

/** Pages of the specification, and who sees them after typing the address. */
const guards: readonly (readonly [path: string, guard: Guard])[] = [
  ['/user', { to: managers }],
  ['/user/spid', { to: managers, otherwise: '/' }],
  [
    '/user/spid',
    { to: [], privateSchool: true, otherwise: '/', but: { supervisor: '/user', 'teacher-manager': '/user' } },
  ],
  ['/anagrafe', { id: 'REG-002 REG-031', to: managers, licenses: ['WWA'] }],
  ['/anagrafe', { id: 'REG-002 REG-031', to: managers, licenses: ['WWP'] }],
  [
    '/anagrafe',
    {
      id: 'REG-002 REG-003',
      to: [],
      licenses: ['WWB', 'NCV'],
      otherwise: '/',
      but: { supervisor: '/user', 'teacher-manager': '/user' },
    },
  ],
  ['/user/sincronizzazioni', { to: supervisor, otherwise: '/' }],
  ['/profiloscuola', { to: supervisor }],
  ...['licenze', 'esportazione', 'assistenza'].flatMap((section): (readonly [string, Guard])[] => [
    [`/areaamministrativa/${section}`, { id: 'ADM-015', to: supervisor }],
    [`/areaamministrativa/${section}/1`, { id: 'ADM-008', to: supervisor }],
  ]),
  ['/areaamministrativa/altri-fornitori', { to: supervisor }],
  ['/registro-operazioni', { to: supervisor }],
  ['/operazioni', { to: managers }],
  ['/importazioni', { to: managers }],
  ...['/statistiche', '/statistiche-corsi', '/statistiche-utenti/', '/statistiche-iscrizioni'].flatMap(
    (path): (readonly [string, Guard])[] => [
      [
        path,
        { id: 'CAMP-004 CAMP-006', to: ['supervisor', 'campus manager'], licenses: ['CMP'], campus: true },
      ],
      [path, { id: 'CAMP-005', to: [], licenses: ['CMP'] }],
      [path, { id: 'CAMP-006', to: [], licenses: ['WWA', 'WWP'], campus: true }],
    ],
  ),
  ['/importa-utenti', { id: 'CSVI-002', to: managers, licenses: ['CMP', 'NCV'], campus: true }],
  ['/importa-utenti', { id: 'CSVI-003', to: managers, licenses: ['WWA', 'WWP'], leadSchool: true }],
  ['/importa-utenti', { id: 'CSVI-003', to: managers, licenses: ['CMP'], leadSchool: true, campus: true }],
  ['/importa-utenti', { id: 'CSVI-004', to: [], licenses: ['WWA'], campus: true }],
  ['/importa-utenti', { id: 'CSVI-004', to: [], licenses: ['CMP'] }],
  ['/notifiche', { to: everybody }],
  ['/notizie', { to: everybody }],
];

const cases = guards.flatMap(([path, guard]) =>
  everybody.map((kind) => {
    const end = guard.to.includes(kind) ? path : (guard.but?.[kind] ?? guard.otherwise ?? '/');
    return [[guard.id, path].filter(Boolean).join(' '), end, kind, { path, guard }] as const;
  }),
);

const Stub = lazy(async () => ({ default: () => <p>the page</p> }));
/** Every page that needs a session, by address and guard; its content is replaced by a stub. */
const pages = [
  ...[...customRoutes, ...userPages].filter(({ plain }) => !plain).map((route) => ({ ...route, page: Stub })),
  ...allResources.flatMap(({ path, can, open }) => [
    { path, can: can.list, ...(open && { open }), page: Stub },
    { path: `${path}/:id`, can: can.read ?? can.list, ...(open && { open }), page: Stub },
  ]),
];
const Address = () => <output>{useLocation().pathname}</output>;

async function typed(
  path: string,
  roles: readonly Role[],
  { licenses = everyLicence, privateSchool = false, leadSchool = false, campus = false }: Guard,
) {
  const plain = sessionOf(...roles);
  const session = {
    ...plain,
    campus,
    school: { ...plain.school, privateSchool, leadSchool },
    profile: { ...plain.profile, licenses },
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <CoreAdminContext authProvider={authProviderOf(session)} i18nProvider={createI18nProvider()}>
        <SessionContext value={session}>
          <Suspense>
            <Routes>
              {ownRoutes(pages, 'framed')}
              <Route path="/" element={<p>the page</p>} />
            </Routes>
          </Suspense>
          <Address />
        </SessionContext>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await screen.findByText('the page');
  const end = screen.getByRole('status').textContent;
  cleanup();
  return end;
}

describe('an address that is typed', () => {
  it.each(cases)('%s ends at %s for the %s', async (_name, end, kind, { path, guard }) => {
    expect(await typed(path, kinds[kind] ?? [], guard)).toBe(end);
  });

  it.each([...new Set(guards.map(([path]) => path))])(
    'SHELL-006 %s asks a person who is not signed in to sign in first',
    (path) => {
      const access = accessIn({ phase: 'asked' });
      inFrame(<SessionGate>the page</SessionGate>, { access, page: path });
      expect(access.start).toHaveBeenCalledWith(path);
      expect(screen.queryByText('the page')).toBeNull();
    },
  );
});

describe('the menu and the addresses', () => {
  it('lead to the same pages for every kind of user', async () => {
    for (const item of menuItems.filter(({ to }) => to !== '/')) {
      const { to } = item;
      for (const roles of Object.values(kinds)) {
        const plain = sessionOf(...roles);
        const session = { ...plain, campus: true, profile: { ...plain.profile, licenses: everyLicence } };
        const shown = isInMenu(item, session, (permission) => may(roles, permission));
        if (shown) expect(await typed(to, roles, { to: [], campus: true }), `${to} ${roles}`).toBe(to);
      }
    }
  });

  it('has the page of the notifications that the profile leads to', () => {
    expect(pages.map(({ path }) => path)).toContain(NOTIFICATIONS);
  });
});
