import { useState } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router';
import type { OperatorSession } from '../contract/staff/operator';
import { CallApiContext } from '../src/api/CallApi';
import { askingWhoIsThere, createIdentityConfirmation } from '../src/api/identityConfirmation';
import { createCallApi } from '../src/dataProvider/callApi';
import { createDataProvider } from '../src/dataProvider/createDataProvider';
import { createQueryClient } from '../src/dataProvider/queryClient';
import { DeclaredResource } from '../src/engine/screen/DeclaredResource';
import { resourceRoutes } from '../src/engine/screen/resourceRoutes';
import { createI18nProvider } from '../src/i18n/i18nProvider';
import { ConsoleTheme } from '../src/layout/ConsoleTheme';
import { NotFound } from '../src/layout/DeadEnds';
import { ErrorPage } from '../src/layout/ErrorPage';
import { BrokenConsole } from '../src/layout/errors/BrokenConsole';
import { knowPaths } from '../src/layout/errors/watchErrors';
import { PageLoading } from '../src/layout/PageLoading';
import { createPreferenceStore } from '../src/layout/preferenceStore';
import { SessionContext } from '../src/session/SessionContext';
import { createAuthProvider } from './authProvider';
import { ConfirmIdentity } from './ConfirmIdentity';
import { Frame } from './Frame';
import { pages } from './pages';
import { tellingProposals } from './proposals/proposed';
import { OVERVIEW, resources } from './resources';
import { sessionOf } from './sessionOf';

interface ConsoleProps {
  readonly opened: OperatorSession;
  /** Signs the person out. @throws if the session could not be ended */
  readonly onLeave: () => Promise<void>;
  /** Called when the provider reports that the session has ended. */
  readonly onOver: () => void;
}

knowPaths([...pages, ...resources].map(({ path }) => path));

/** Creates the services on which the engine runs, for one session. */
function partsOf({ opened, onLeave, onOver }: ConsoleProps) {
  const session = sessionOf(opened);
  // The session is a cookie that scripts cannot read; it cannot be renewed without a one-time code.
  const renew = async () => {
    onOver();
    return false;
  };
  const confirmation = createIdentityConfirmation();
  const callApi = tellingProposals(
    askingWhoIsThere(
      createCallApi(window.location.origin, { headers: async () => ({}), renew }),
      confirmation,
    ),
  );
  return {
    session,
    callApi,
    confirmation,
    authProvider: createAuthProvider(opened, onLeave),
    dataProvider: createDataProvider(resources, callApi, () => session),
    i18nProvider: createI18nProvider(),
    store: createPreferenceStore(),
    queryClient: createQueryClient(),
  };
}

/** Console of the provider's own staff after sign-in: declared resources on the engine of the schools' console. */
export function Console(props: ConsoleProps) {
  const [router] = useState(() => {
    const parts = partsOf(props);
    return createBrowserRouter([
      {
        path: '*',
        element: (
          <BrokenConsole say={(key) => parts.i18nProvider.translate(`shell.${key}`)}>
            <Screens {...parts} />
          </BrokenConsole>
        ),
      },
    ]);
  });
  return <RouterProvider router={router} />;
}

function Screens({ session, callApi, confirmation, ...admin }: ReturnType<typeof partsOf>) {
  return (
    <CoreAdminContext {...admin}>
      <CallApiContext value={callApi}>
        <SessionContext value={session}>
          <ConsoleTheme>
            <CoreAdminUI
              disableTelemetry
              layout={Frame}
              loading={PageLoading}
              error={ErrorPage}
              catchAll={NotFound}
              loginPage={false}
              authCallbackPage={false}
            >
              <CustomRoutes>
                <Route path="/gestore" element={<Navigate to={OVERVIEW} replace />} />
                {pages.map(({ path, page: Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
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
            <ConfirmIdentity confirmation={confirmation} />
          </ConsoleTheme>
        </SessionContext>
      </CallApiContext>
    </CoreAdminContext>
  );
}
