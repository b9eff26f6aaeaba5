import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type AuthProvider, CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { Role } from '../../../contract/permissions/roles';
import type { Session } from '../../../contract/session/session';
import { type CallApi, CallApiContext } from '../../../src/api/CallApi';
import { createAuthProvider } from '../../../src/authProvider/authProvider';
import { createDataProvider } from '../../../src/dataProvider/createDataProvider';
import type { Resource } from '../../../src/engine/declaration/defineResource';
import { permissionFor } from '../../../src/engine/declaration/permissionFor';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { type Access, AccessContext } from '../../../src/layout/AccessContext';
import { ConsoleTheme } from '../../../src/layout/ConsoleTheme';
import { cardResources, resources } from '../../../src/resources';
import { SessionContext } from '../../../src/session/SessionContext';
import type { AccessChecker } from '../../../src/session/viewer';

/** Returns the session of a person with these roles. */
export const sessionOf = (...roles: Role[]): Session => ({
  profile: {
    sub: 'u1',
    given_name: 'Maria',
    family_name: 'Bianchi',
    preferred_username: 'maria.SG10001',
    user_type: 'PEOPLE',
    roles: [],
    licenses: [],
    customer_code: 'SG10001',
    selected_account: { username: 'maria.SG10001' },
  },
  school: {
    customerCode: 'SG10001',
    codMin: 'MIIS01000X',
    name: 'Liceo Galilei',
    city: 'Milano',
    privateSchool: false,
    leadSchool: false,
    spidEnabled: true,
    otpEnabled: false,
  },
  roles,
  lastLogin: '2026-09-01T08:30:00Z',
  now: '2026-09-02T08:30:00Z',
});

/** Returns an access that stays in one state. */
export const accessIn = (state: ReturnType<Access['getState']>, more: Partial<Access> = {}): Access => ({
  getState: () => state,
  subscribe: () => () => undefined,
  start: vi.fn(async () => undefined),
  finishSignIn: vi.fn(async () => '/'),
  signInAgain: vi.fn(async () => undefined),
  switchTo: vi.fn(async () => undefined),
  enter: vi.fn(async () => undefined),
  update: vi.fn(async () => undefined),
  leave: vi.fn(async () => undefined),
  ...more,
});

/**
 * Creates the authProvider of a signed-in person, with the permissions of these resources.
 * @param canAccess replaces its judge
 * @param more overrides, such as the handler of signing out
 */
export function authProviderOf(
  session: Session,
  declared: readonly Resource[] = [],
  canAccess?: AccessChecker['canAccess'],
  more?: Partial<Access>,
): AuthProvider {
  const access = accessIn({ phase: 'open', session, expired: false }, more);
  const provider = createAuthProvider(access as never, permissionFor(declared));
  return canAccess ? ({ ...provider, canAccess } as unknown as AuthProvider) : provider;
}

interface FrameOptions {
  readonly access?: Access;
  readonly roles?: readonly Role[];
  /** The address, with its state if it matters. */
  readonly page?: string | { readonly pathname: string; readonly state: unknown };
  /** Codes of the school's applications. */
  readonly licenses?: readonly string[];
  /** Overrides for the session. */
  readonly session?: Partial<Session>;
  /** Number of unread notifications. */
  readonly unread?: number;
  readonly callApi?: CallApi;
  /** Replaces the console's own access checks. */
  readonly canAccess?: AccessChecker['canAccess'];
}

/** Renders content with everything that the console puts around it, in Italian. */
export function inFrame(
  content: ReactNode,
  {
    access,
    roles = ['user'],
    page = '/',
    licenses = [],
    unread = 0,
    callApi,
    canAccess,
    ...more
  }: FrameOptions = {},
) {
  const signedIn = sessionOf(...roles);
  const profile = { ...signedIn.profile, ...more.session?.profile, licenses };
  const session = { ...signedIn, ...more.session, profile };
  const news = Array.from({ length: unread }, (_, nth) => ({
    codeNews: String(nth),
    publishedAt: '2026-08-30T08:00:00Z',
  }));
  const answers = (async (endpoint, ...input) =>
    endpoint.id === 'newsUnread' ? { data: news } : callApi?.(endpoint, ...input)) as CallApi;
  const dataProvider = createDataProvider(cardResources, answers, () => session);
  const element = (
    <CoreAdminContext
      authProvider={authProviderOf(session, resources, canAccess)}
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider()}
    >
      <AccessContext value={access ?? accessIn({ phase: 'open', session, expired: false })}>
        <ConsoleTheme>
          <CallApiContext value={answers}>
            <SessionContext value={session}>{content}</SessionContext>
          </CallApiContext>
        </ConsoleTheme>
      </AccessContext>
    </CoreAdminContext>
  );
  // The console's router: only a data router can ask before a page is left.
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [page] });
  return render(<RouterProvider router={router} />);
}
