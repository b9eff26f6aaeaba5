import { lazy, type ReactNode } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { sessionClose, sessionOpen, sessionSwitch, sessionUpdate } from '../contract/session/endpoints';
import { CallApiContext } from './api/CallApi';
import { askingWhoIsThere, createIdentityConfirmation } from './api/identityConfirmation';
import { createAccess } from './authProvider/access';
import { createAuthProvider } from './authProvider/authProvider';
import { createManager } from './authProvider/manager';
import { returnPaths, settingsInPage } from './authProvider/oidcSettings';
import { otherTabs } from './authProvider/otherTabs';
import { createTokens } from './authProvider/tokens';
import { customRoutes, Dashboard, fetchDashboard } from './customRoutes';
import { createCallApi } from './dataProvider/callApi';
import { createDataProvider } from './dataProvider/createDataProvider';
import { createQueryClient } from './dataProvider/queryClient';
import { permissionFor } from './engine/declaration/permissionFor';
import { DeclaredResource } from './engine/screen/DeclaredResource';
import { fetchList } from './engine/screen/fetchList';
import { ownRoutes } from './engine/screen/ownRoutes';
import { PrefetchLists } from './engine/screen/PrefetchLists';
import { resourceRoutes } from './engine/screen/resourceRoutes';
import { createI18nProvider } from './i18n/i18nProvider';
import { later } from './i18n/italian';
import { ConfirmIdentity } from './identity/ConfirmIdentity';
import { AccessContext } from './layout/AccessContext';
import { ConsoleTheme } from './layout/ConsoleTheme';
import { Forbidden, NotFound } from './layout/DeadEnds';
import { ErrorPage } from './layout/ErrorPage';
import { BrokenConsole } from './layout/errors/BrokenConsole';
import { knowPaths } from './layout/errors/watchErrors';
import { Layout } from './layout/Layout';
import { PageLoading } from './layout/PageLoading';
import { createPreferenceStore } from './layout/preferenceStore';
import { SignInReturn } from './layout/SignInReturn';
import { useLoadedWhenIdle } from './layout/useLoadedWhenIdle';
import { allResources, resources } from './resources';
import { userPages } from './resources/users/userPages';

const { origin } = window.location;
const outside = settingsInPage(document);
const newManager = () => createManager(origin, outside);
const tokens = createTokens(newManager(), origin, newManager, outside);
const confirmation = createIdentityConfirmation();
const callApi = askingWhoIsThere(createCallApi(origin, tokens), confirmation);
const access = createAccess(
  tokens,
  {
    open: async () => (await callApi(sessionOpen)).data,
    close: () => callApi(sessionClose),
    update: async () => (await callApi(sessionUpdate)).data,
    switchTo: async (uid) => (await callApi(sessionSwitch, { body: { uid } })).data,
  },
  otherTabs(),
);
const authProvider = createAuthProvider(access, permissionFor(allResources));
const dataProvider = createDataProvider(allResources, callApi, () => {
  const state = access.getState();
  return state.phase === 'open' ? state.session : undefined;
});
const i18nProvider = createI18nProvider();
const store = createPreferenceStore();
const queryClient = createQueryClient();

const SupportEntry = lazy(() =>
  import('./layout/SupportEntry').then((file) => ({ default: file.SupportEntry })),
);

/** For developers only: a production build leaves it out. */
const ResourcesPage = import.meta.env.DEV
  ? lazy(() => import('./development/ResourcesPage').then((file) => ({ default: file.ResourcesPage })))
  : undefined;

/** Fetches the page that comes beside the sign-in and the opening of the workspace, not after them. */
function fetchAhead(page: string) {
  const { pathname } = new URL(page, origin);
  const list = resources.find(({ path }) => path === pathname);
  if (list) fetchList(list);
  else if (pathname === '/') fetchDashboard().catch(() => undefined);
}
if (window.location.pathname === returnPaths.page) void access.finishSignIn().then(fetchAhead);
else fetchAhead(window.location.pathname);

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Layout>
      {children}
      <Later />
      <ConfirmIdentity confirmation={confirmation} />
    </Layout>
  );
}

/** What follows the first screen. */
const fetchAfterLoad = later(() => import('./layout/afterLoad/AfterLoad').then((file) => file.AfterLoad));

function Later() {
  const AfterLoad = useLoadedWhenIdle(fetchAfterLoad);
  return AfterLoad && <AfterLoad />;
}

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
        <CallApiContext value={callApi}>
          <ConsoleTheme>
            <PrefetchLists resources={resources} />
            <CoreAdminUI
              disableTelemetry
              layout={Frame}
              loading={PageLoading}
              error={ErrorPage}
              catchAll={NotFound}
              accessDenied={Forbidden}
              dashboard={Dashboard}
              loginPage={false}
              authCallbackPage={false}
            >
              <CustomRoutes noLayout>
                <Route path={returnPaths.page} element={<SignInReturn />} />
                <Route path="/accesso/assistenza" element={<SupportEntry />} />
                {ownRoutes(customRoutes, 'plain')}
              </CustomRoutes>
              <CustomRoutes>
                {ownRoutes([...customRoutes, ...userPages], 'framed')}
                {resourceRoutes(allResources)}
                {ResourcesPage && (
                  <Route path="/sviluppo/risorse" element={<ResourcesPage resources={resources} />} />
                )}
              </CustomRoutes>
              {allResources.map((resource) => (
                <DeclaredResource
                  key={resource.name}
                  name={resource.name}
                  resource={resource}
                  otherwise={<NotFound />}
                />
              ))}
            </CoreAdminUI>
          </ConsoleTheme>
        </CallApiContext>
      </AccessContext>
    </CoreAdminContext>
  );
}

knowPaths([...customRoutes, ...userPages, ...allResources].map(({ path }) => path));
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <BrokenConsole say={(key) => i18nProvider.translate(`shell.${key}`)}>
        <Console />
      </BrokenConsole>
    ),
  },
]);

export const App = () => <RouterProvider router={router} />;
