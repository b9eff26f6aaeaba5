import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import type { Guarded } from './guarded';
import { identify } from './identified';
import type { Services } from './services';

/**
 * Identifies the caller of a guarded call and counts the call, before its body is read.
 * @throws Refusal `unauthenticated`, `tooManyRequests`
 */
export async function arrive(services: Services, guarded: Guarded, request: FastifyRequest): Promise<void> {
  const identified = await identify(services, guarded.byOperator, request);
  request.identified = identified;
  const { holder, staff } = identified;
  try {
    if (holder) guarded.limits.count(holder);
    if (staff) guarded.limits.countStaff(staff.sub);
  } catch (error) {
    if (error instanceof Refusal) {
      await guarded.refusals.record(guarded.endpoint, { identified, caller: staff, request, error });
    }
    throw error;
  }
}
