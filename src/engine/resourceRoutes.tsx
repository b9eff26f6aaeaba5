import { lazy, type ReactNode } from 'react';
import { Navigate, Route } from 'react-router';
import type { Permission } from '../../contract/permissions';
import type { Resource } from './declaration/defineResource';
import { ResourceList } from './list/ResourceList';
import { useMay } from './viewer';

const ResourceForm = lazy(() =>
  import('./form/ResourceForm').then((file) => ({ default: file.ResourceForm })),
);

const ImportPage = lazy(() => import('./import/ImportPage').then((file) => ({ default: file.ImportPage })));

const CreatePage = lazy(() => import('./form/CreatePage').then((file) => ({ default: file.CreatePage })));

/** The pages of declared resources: each list at its path, each record, a new one and a file of them at an address of its own below. */
export const resourceRoutes = (resources: readonly Resource[]) =>
  resources.flatMap((resource) => [
    <Route
      key={resource.path}
      path={resource.path}
      element={
        <Permitted to={resource.can.list}>
          <ResourceList key={resource.name} resource={resource} />
        </Permitted>
      }
    />,
    resource.can.create && (
      <Route
        key={`${resource.path}/new`}
        path={`${resource.path}/new`}
        element={
          <Permitted to={resource.can.create}>
            <CreatePage key={resource.name} resource={resource} related={resources} />
          </Permitted>
        }
      />
    ),
    resource.import && (
      <Route
        key={`${resource.path}/importa`}
        path={`${resource.path}/importa`}
        element={
          <Permitted to={resource.import.can}>
            <ImportPage key={resource.name} resource={resource} />
          </Permitted>
        }
      />
    ),
    <Route
      key={`${resource.path}/:id`}
      path={`${resource.path}/:id`}
      element={
        <Permitted to={resource.can.read ?? resource.can.list}>
          <ResourceForm key={resource.name} resource={resource} related={resources} />
        </Permitted>
      }
    />,
  ]);

/** A page for those who may see it; the others are told so, at react-admin's address for that. */
function Permitted({ to, children }: { to: Permission; children: ReactNode }) {
  const may = useMay();
  return may(to) ? children : <Navigate to="/access-denied" replace />;
}
