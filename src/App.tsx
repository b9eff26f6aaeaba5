import { CoreAdminContext, CoreAdminUI, CustomRoutes } from 'ra-core';
import { lazy } from 'react';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { sessionClose, sessionOpen } from '../contract/endpoints/session';
import { createAccess } from './authProvider/access';
import { createAuthProvider } from './authProvider/authProvider';
import { createManager } from './authProvider/manager';
import { returnPaths } from './authProvider/oidcSettings';
import { createTokens } from './authProvider/tokens';
import { createCallApi } from './dataProvider/callApi';
import { createDataProvider } from './dataProvider/createDataProvider';
import { createQueryClient } from './dataProvider/queryClient';
import { resourceRoutes } from './engine/resourceRoutes';
import { createI18nProvider } from './i18n/i18nProvider';
import { AccessContext } from './layout/AccessContext';
import { ConsoleTheme } from './layout/ConsoleTheme';
import { Forbidden, NotFound } from './layout/DeadEnds';
import { ErrorPage } from './layout/ErrorPage';
import { Home } from './layout/Home';
import { Layout } from './layout/Layout';
import { PageLoading } from './layout/PageLoading';
import { createPreferenceStore } from './layout/preferenceStore';
import { SignInReturn } from './layout/SignInReturn';
import { resources } from './resources';

const { origin } = window.location;
const tokens = createTokens(createManager(origin), origin);
const callApi = createCallApi(origin, tokens);
const access = createAccess(tokens, {
  open: async () => (await callApi(sessionOpen)).data,
  close: () => callApi(sessionClose),
});
const authProvider = createAuthProvider(access);
const dataProvider = createDataProvider(resources, callApi, () => {
  const state = access.getState();
  return state.phase === 'open' ? state.session : undefined;
});
const i18nProvider = createI18nProvider();
const store = createPreferenceStore();
const queryClient = createQueryClient();

/** For developers only: a production build leaves it out. */
const ResourcesPage = import.meta.env.DEV
  ? lazy(() => import('./development/ResourcesPage').then((file) => ({ default: file.ResourcesPage })))
  : undefined;

function Console() {
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
    >
      <AccessContext value={access}>
        <ConsoleTheme>
          <CoreAdminUI
            disableTelemetry
            layout={Layout}
            loading={PageLoading}
            error={ErrorPage}
            catchAll={NotFound}
            accessDenied={Forbidden}
            dashboard={Home}
            loginPage={false}
            authCallbackPage={false}
          >
            <CustomRoutes noLayout>
              <Route path={returnPaths.page} element={<SignInReturn />} />
            </CustomRoutes>
            <CustomRoutes>
              {resourceRoutes(resources)}
              {ResourcesPage && (
                <Route path="/sviluppo/risorse" element={<ResourcesPage resources={resources} />} />
              )}
            </CustomRoutes>
          </CoreAdminUI>
        </ConsoleTheme>
      </AccessContext>
    </CoreAdminContext>
  );
}

const router = createBrowserRouter([{ path: '*', element: <Console /> }]);

export const App = () => <RouterProvider router={router} />;
