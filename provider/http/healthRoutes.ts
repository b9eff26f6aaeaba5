import type { FastifyInstance } from 'fastify';
import { health, live, ready } from '../../contract/health/endpoints';
import { whyNotReady } from '../monitoring/readiness';
import { Refusal } from '../refusal';
import type { Services } from './services';

/** Adds the endpoints with which load balancers and process supervisors ask for the current state. */
export function healthRoutes(app: FastifyInstance, { db, config }: Services): void {
  const open = { config: { access: 'public', probe: true } } as const;
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get(live.path, open, async (_request, reply) => reply.code(204).send());
  app.get(ready.path, open, async (_request, reply) => {
    const why = stopping ? ['This process is stopping.'] : await whyNotReady(db, config);
    if (why.length > 0) throw new Refusal('unavailable', { detail: why.join(' ') });
    return reply.code(204).send();
  });
  app.get(health.path, open, async () => {
    await db.ping().catch(() => {
      throw new Refusal('unavailable');
    });
    return { database: db.kind };
  });
}
