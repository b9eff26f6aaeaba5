import type { ReactNode } from 'react';
import type { ResourceDefinition } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import type { Resource } from '../declaration/defineResource';
import { representationOf } from '../record/representationOf';
import { addressBelow } from './addressBelow';

interface DeclaredResourceProps {
  /** Name of the resource; react-admin reads it from this prop. */
  readonly name: string;
  readonly resource: Resource;
  /** Rendered for an address that is neither a page of the console nor one of react-admin. */
  readonly otherwise: ReactNode;
}

/**
 * Registers a declaration as react-admin's `<Resource>`, so that links, record representations and references work. Its
 * pages are at the declared addresses ({@link resourceRoutes}); react-admin's own addresses redirect there.
 *
 * @example <CoreAdminUI><DeclaredResource name="user" resource={users} otherwise={<NotFound />} /></CoreAdminUI>
 */
export function DeclaredResource({ name, resource, otherwise }: DeclaredResourceProps) {
  const { pathname } = useLocation();
  const address = addressBelow(resource, pathname.slice(`/${name}`.length));
  // If the name is also the address, a missing page would redirect to itself.
  return address === undefined || address === pathname ? otherwise : <Navigate to={address} replace />;
}

/** react-admin recognises resources among its children by this. */
DeclaredResource.raName = 'Resource';

DeclaredResource.registerResource = ({ resource }: DeclaredResourceProps): ResourceDefinition => ({
  name: resource.name,
  hasList: true,
  hasCreate: resource.can.create !== undefined,
  hasEdit: resource.endpoints.update !== undefined,
  hasShow: true,
  recordRepresentation: (record) => representationOf(resource, record),
  options: { label: `resources.${resource.name}.title`, path: resource.path },
});
