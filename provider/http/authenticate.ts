import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import type { AuthenticatedRoute } from './authenticatedRoute';
import { identify } from './identified';
import type { Services } from './services';

/**
 * Identifies the caller of a guarded call and counts the call, before its body is read.
 * @throws Refusal `unauthenticated`, `tooManyRequests`
 */
export async function authenticate(
  services: Services,
  route: AuthenticatedRoute,
  request: FastifyRequest,
): Promise<void> {
  const identified = await identify(services, route.byOperator, request);
  request.identified = identified;
  const { holder, staff } = identified;
  try {
    if (holder) route.limits.count(holder);
    if (staff) route.limits.countStaff(staff.sub);
  } catch (error) {
    if (error instanceof Refusal) {
      await route.refusals.record(route.endpoint, { identified, caller: staff, request, error });
    }
    throw error;
  }
}
