import { may } from '../../contract/permissions/permissions';
import type { Role } from '../../contract/permissions/roles';
import type { WireCall } from '../engine/declaration/wireCalls';

/** Returns whether the console offers a call to this role. */
export const isOffered = (role: Role, { can }: WireCall): boolean => may([role], can);

/** Returns whether the provider's guard allows this role to make the call. */
export const isAllowed = (role: Role, { endpoint }: WireCall): boolean =>
  endpoint.access === 'public' || may([role], endpoint.access);
