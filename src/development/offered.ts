import { may } from '../../contract/permissions/permissions';
import type { Role } from '../../contract/permissions/roles';
import type { EndpointCall } from '../engine/declaration/endpointCalls';

/** Returns whether the console offers a call to this role. */
export const isOffered = (role: Role, { can }: EndpointCall): boolean => may([role], can);

/** Returns whether the provider's guard allows this role to make the call. */
export const isAllowed = (role: Role, { endpoint }: EndpointCall): boolean =>
  endpoint.access === 'public' || may([role], endpoint.access);
