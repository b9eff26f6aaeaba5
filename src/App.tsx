import { createBrowserRouter, RouterProvider } from 'react-router';
import { returnPaths } from './authProvider/oidcSettings';
import { Console } from './Console';
import { customRoutes } from './customRoutes';
import { fetchAhead } from './fetchAhead';
import { BrokenConsole } from './layout/errors/BrokenConsole';
import { knowPaths } from './layout/errors/watchErrors';
import { access, i18nProvider } from './providers';
import { allResources } from './resources';
import { userPages } from './resources/users/userPages';

if (window.location.pathname === returnPaths.page) void access.finishSignIn().then(fetchAhead);
else fetchAhead(window.location.pathname);

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
