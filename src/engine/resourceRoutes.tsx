import { lazy } from 'react';
import { Route } from 'react-router';
import type { Resource } from './declaration/defineResource';
import { ResourceList } from './list/ResourceList';

const ResourceForm = lazy(() =>
  import('./form/ResourceForm').then((file) => ({ default: file.ResourceForm })),
);

/** The pages of declared resources: each list at its path, each record at an address of its own below. */
export const resourceRoutes = (resources: readonly Resource[]) =>
  resources.flatMap((resource) => [
    <Route key={resource.path} path={resource.path} element={<ResourceList resource={resource} />} />,
    <Route
      key={`${resource.path}/:id`}
      path={`${resource.path}/:id`}
      element={<ResourceForm resource={resource} />}
    />,
  ]);
