import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { NONCE_MARK } from './consoleFiles';
import { newNonce, pagePolicy } from './securityHeaders';

const routed = { config: { access: 'public' as const } };

/** Serves the operators' console at /gestore from a build of its own. */
export async function operatorFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  app.get<{ Params: { '*': string } }>('/gestore/assets/*', routed, (request, reply) =>
    reply.sendFile(`assets/${request.params['*']}`, folder, { maxAge: '365d', immutable: true }),
  );
  for (const path of ['/gestore', '/gestore/*'])
    app.get(path, routed, (_request, reply) => {
      const nonce = newNonce();
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', pagePolicy(nonce, 'none'))
        .header('cache-control', 'no-store')
        .send(page.replaceAll(NONCE_MARK, nonce));
    });
}
