import type { ReactNode } from 'react';
import type { ResourceDefinition } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import type { Resource } from '../declaration/defineResource';
import { calledBy } from '../record/calledBy';
import { addressBelow } from './addressBelow';

interface DeclaredResourceProps {
  /** The resource's; react-admin reads it here. */
  readonly name: string;
  readonly resource: Resource;
  /** What is shown where neither we nor react-admin have a page. */
  readonly otherwise: ReactNode;
}

/**
 * react-admin's `<Resource>` of a declaration: it makes the resource known, so that links, names of records and references
 * find it. Its pages are at the addresses that the declaration gives ({@link resourceRoutes}); those that react-admin
 * thinks up lead there.
 *
 * @example <CoreAdminUI><DeclaredResource name="user" resource={users} otherwise={<NotFound />} /></CoreAdminUI>
 */
export function DeclaredResource({ name, resource, otherwise }: DeclaredResourceProps) {
  const { pathname } = useLocation();
  const address = addressBelow(resource, pathname.slice(`/${name}`.length));
  // Where the name is the address as well, a page that is not there leads to itself.
  return address === undefined || address === pathname ? otherwise : <Navigate to={address} replace />;
}

/** react-admin finds resources among its children by this. */
DeclaredResource.raName = 'Resource';

DeclaredResource.registerResource = ({ resource }: DeclaredResourceProps): ResourceDefinition => ({
  name: resource.name,
  hasList: true,
  hasCreate: resource.can.create !== undefined,
  hasEdit: resource.wire.update !== undefined,
  hasShow: true,
  recordRepresentation: (record) => calledBy(resource, record),
  options: { label: `resources.${resource.name}.title`, path: resource.path },
});
