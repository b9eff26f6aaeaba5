import { lazy } from 'react';
import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { memoryProvider } from '../memoryProvider';

/** Its list in a chunk of its own, as ours has it. */
const UserList = lazy(() => import('./UserList').then((module) => ({ default: module.UserList })));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={memoryProvider(1000)} disableTelemetry>
      <Resource name="users" list={UserList} />
    </Admin>,
  );
}
