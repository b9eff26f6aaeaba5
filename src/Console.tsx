import { lazy, type ReactNode, useSyncExternalStore } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes } from 'react-admin';
import { Route } from 'react-router';
import { CallApiContext } from './api/CallApi';
import { returnPaths } from './authProvider/oidcSettings';
import { customRoutes, Dashboard } from './customRoutes';
import { DeclaredResource } from './engine/screen/DeclaredResource';
import { ownRoutes } from './engine/screen/ownRoutes';
import { PrefetchLists } from './engine/screen/PrefetchLists';
import { resourceRoutes } from './engine/screen/resourceRoutes';
import { later } from './i18n/italian';
import { ConfirmIdentity } from './identity/ConfirmIdentity';
import { AccessContext } from './layout/AccessContext';
import { ConsoleTheme } from './layout/ConsoleTheme';
import { Forbidden, NotFound } from './layout/DeadEnds';
import { ErrorPage } from './layout/ErrorPage';
import { Layout } from './layout/Layout';
import { PageLoading } from './layout/PageLoading';
import { SignInReturn } from './layout/SignInReturn';
import { useLoadedWhenIdle } from './layout/useLoadedWhenIdle';
import {
  access,
  authProvider,
  callApi,
  confirmation,
  dataProvider,
  i18nProvider,
  queryClient,
  store,
} from './providers';
import { allResources, resources } from './resources';
import { userPages } from './resources/users/userPages';

const SupportEntry = lazy(() =>
  import('./layout/SupportEntry').then((file) => ({ default: file.SupportEntry })),
);

/** Page for developers only, which a production build leaves out. */
const ResourcesPage = import.meta.env.DEV
  ? lazy(() => import('./development/ResourcesPage').then((file) => ({ default: file.ResourcesPage })))
  : undefined;

const hasExpired = () => {
  const state = access.getState();
  return state.phase === 'open' && state.expired;
};

function Frame({ children }: { readonly children: ReactNode }) {
  const expired = useSyncExternalStore(access.subscribe, hasExpired);
  return (
    <Layout>
      {children}
      <Later />
      <ConfirmIdentity confirmation={confirmation} expired={expired} />
    </Layout>
  );
}

/** The parts loaded after the first screen. */
const fetchAfterLoad = later(() => import('./layout/afterLoad/AfterLoad').then((file) => file.AfterLoad));

function Later() {
  const AfterLoad = useLoadedWhenIdle(fetchAfterLoad);
  return AfterLoad && <AfterLoad />;
}

/** Renders react-admin's admin: the frame, the declared resources and our own pages. */
export function Console() {
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
