import type { FastifyInstance } from 'fastify';
import { health } from '../../contract/endpoints/health';
import { Refusal } from '../refusal';
import type { Services } from './services';

/** /healthz: asks the database a question now, so that a load balancer is told the truth. */
export function healthRoute(app: FastifyInstance, { db }: Services): void {
  app.get(health.path, { config: { access: 'public' } }, async () => {
    await db.ping().catch(() => {
      throw new Refusal('unavailable');
    });
    return { database: db.kind };
  });
}
