import type { ReactNode } from 'react';
import {
  type AuthProvider,
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  memoryStore,
  Notification,
} from 'react-admin';
import { createBrowserRouter, Link, Navigate, Route, RouterProvider } from 'react-router';
import type { Permission } from '../../contract/permissions/permissions';
import { CallApiContext } from '../../src/api/CallApi';
import { createCallApi } from '../../src/dataProvider/callApi';
import { createDataProvider } from '../../src/dataProvider/createDataProvider';
import { createQueryClient } from '../../src/dataProvider/queryClient';
import type { Resource } from '../../src/engine/declaration/defineResource';
import { permissionFor } from '../../src/engine/declaration/permissionFor';
import { DeclaredResource } from '../../src/engine/screen/DeclaredResource';
import { resourceRoutes } from '../../src/engine/screen/resourceRoutes';
import { createI18nProvider } from '../../src/i18n/i18nProvider';
import { ConsoleTheme } from '../../src/layout/ConsoleTheme';
import { SessionContext } from '../../src/session/SessionContext';
import type { AccessChecker } from '../../src/session/viewer';
import { mayAs, type Role } from './permissions';
import { bicycles } from './resources/bicycles';
import { repairs } from './resources/repairs';
import { sessionOf } from './session';

const resources: readonly Resource[] = [bicycles, repairs];
const declared = permissionFor(resources);

/**
 * Returns an auth provider that grants the permissions of a role without a sign-in. A real console needs a sign-in, and
 * a backend that checks each call.
 */
function authProviderFor(role: Role): AuthProvider {
  const canAccess: AccessChecker['canAccess'] = ({ resource, action }) => {
    const [entity, named] = declared(resource, action) ?? ([resource, action] as unknown as Permission);
    return mayAs(role, entity, named);
  };
  return {
    login: async () => undefined,
    logout: async () => false,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    canAccess: canAccess as unknown as NonNullable<AuthProvider['canAccess']>,
  };
}

const role: Role =
  new URLSearchParams(window.location.search).get('role') === 'mechanic' ? 'mechanic' : 'owner';
const session = sessionOf(role);
const callApi = createCallApi(window.location.origin, {
  headers: async () => ({}),
  renew: async () => false,
});
const parts = {
  authProvider: authProviderFor(role),
  dataProvider: createDataProvider(resources, callApi, () => session),
  i18nProvider: createI18nProvider(),
  queryClient: createQueryClient(),
  store: memoryStore(),
};

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <nav aria-label="Elenchi" style={{ display: 'flex', gap: '1.5rem', padding: '0.75rem 1.5rem' }}>
        {resources.map(({ name, path }) => (
          <Link key={name} to={path}>
            {parts.i18nProvider.translate(`resources.${name}.name`, { smart_count: 2 })}
          </Link>
        ))}
      </nav>
      <main style={{ padding: '0 1.5rem' }}>{children}</main>
      <Notification />
    </>
  );
}

const NotFound = () => <p>Pagina non trovata</p>;

function Screens() {
  return (
    <CoreAdminContext {...parts}>
      <CallApiContext value={callApi}>
        <SessionContext value={session}>
          <ConsoleTheme>
            <CoreAdminUI
              disableTelemetry
              layout={Frame}
              catchAll={NotFound}
              loginPage={false}
              authCallbackPage={false}
            >
              <CustomRoutes>
                <Route path="/" element={<Navigate to={bicycles.path} replace />} />
                {resourceRoutes(resources)}
              </CustomRoutes>
              {resources.map((resource) => (
                <DeclaredResource
                  key={resource.name}
                  name={resource.name}
                  resource={resource}
                  otherwise={<NotFound />}
                />
              ))}
            </CoreAdminUI>
          </ConsoleTheme>
        </SessionContext>
      </CallApiContext>
    </CoreAdminContext>
  );
}

const router = createBrowserRouter([{ path: '*', element: <Screens /> }]);

/** Renders the admin of the workshop, which consists of two declared resources. */
export const Admin = () => <RouterProvider router={router} />;
