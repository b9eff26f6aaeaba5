import { may } from '../../contract/permissions/permissions';
import type { Role } from '../../contract/permissions/roles';
import type { WireCall } from '../engine/declaration/wireCalls';

/** Whether somebody with this role is offered a call by the console. */
export const isOffered = (role: Role, { can }: WireCall): boolean => may([role], can);

/** Whether the provider's own guard lets this role call it. */
export const isAllowed = (role: Role, { endpoint }: WireCall): boolean =>
  endpoint.access === 'public' || may([role], endpoint.access);
