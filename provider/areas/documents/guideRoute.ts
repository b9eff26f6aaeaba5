import type { FastifyInstance } from 'fastify';
import { PERMISSIONS_GUIDE } from '../../../contract/constants';
import type { Clock } from '../../../contract/values/clock';
import { makePermissionsGuide } from '../../documents/permissionsGuide';

/** Serves the guide to roles and permissions publicly: it contains no school's data. Created on the first request. */
export function guideRoute(app: FastifyInstance, clock: Clock): void {
  let made: Promise<Buffer> | undefined;
  app.get(PERMISSIONS_GUIDE, { config: { access: 'public' } }, async (_request, reply) => {
    made ??= makePermissionsGuide(clock.now());
    const guide = await made;
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="guida-abilitazioni.pdf"')
      .header('cache-control', 'max-age=3600')
      .send(guide);
  });
}
