import { lazy } from 'react';
import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { memoryProvider } from '../memoryProvider';

/** The list is in a separate chunk, as ours is. */
const UserList = lazy(() => import('./UserList').then((module) => ({ default: module.UserList })));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={memoryProvider(1000)} disableTelemetry>
      <Resource name="users" list={UserList} />
    </Admin>,
  );
}
