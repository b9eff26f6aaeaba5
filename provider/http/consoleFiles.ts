import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal';
import { newNonce, pagePolicy } from './securityHeaders';

/** The mark that the console's build leaves where each page's nonce goes. */
const NONCE_MARK = /__CSP_NONCE__/g;
/** The callback of the silent sign-in, which our own pages open in a hidden frame. */
const SILENT_PAGE = '/accesso/silenzioso';

/**
 * Serves the built console from `folder`: hashed files for a year, pages with a nonce of their own, and
 * the same page for every address that the console itself resolves.
 */
export async function consoleFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const silentFile = join(folder, 'silenzioso.html');
  const silentPage = existsSync(silentFile) ? readFileSync(silentFile, 'utf8') : page;

  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    wildcard: true,
  });
  const routed = { config: { access: 'public' as const } };
  app.get(SILENT_PAGE, routed, (_request, reply) => sendPage(reply, silentPage, 'self'));
  app.get('/*', routed, (request, reply) => {
    if (!asksForPage(request)) throw new Refusal('notFound');
    return sendPage(reply, page, 'none');
  });
}

function sendPage(reply: FastifyReply, page: string, framedBy: 'none' | 'self'): FastifyReply {
  const nonce = newNonce();
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, framedBy))
    .header('cache-control', 'no-store')
    .send(page.replace(NONCE_MARK, nonce));
}

/** A person who opens an address, not a program that misses an API path or a file. */
function asksForPage(request: FastifyRequest): boolean {
  const own = /^\/(api|oidc|accedi|assets)(\/|$)/.test(request.url);
  return !own && (request.headers.accept ?? '').includes('text/html');
}
