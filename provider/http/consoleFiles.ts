import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SIGN_IN_SETTINGS } from '../../contract/session/signIn';
import type { ConsoleSignIn, Identity } from '../identity/identity';
import { Refusal } from '../refusal';
import { importWorkerPolicy, newNonce, pagePolicy, pdfWorkerPolicy } from './securityHeaders';

/** Placeholder in the console's build for each page's nonce. */
export const NONCE_MARK = /__CSP_NONCE__/g;

/**
 * The pages other than the console itself, and who may embed them in a frame: `self` for the console's own hidden
 * frame.
 */
const otherPages = { 'accesso/silenzioso': 'self', 'accesso/finestra': 'none', 'api/docs': 'none' } as const;

/** File name of src/signing/pdfWorker.ts in the build. */
const PDF_WORKER = /^pdfWorker-[\w-]+\.js$/;
/** File name of src/engine/import/book/importWorker.ts in the build. */
const IMPORT_WORKER = /^importWorker-[\w-]+\.js$/;

const routed = { config: { access: 'public' as const } };

/**
 * Serves the built console from `folder`: hashed files cached for a year, pages with a fresh nonce, and the same page
 * for every path that the console itself routes.
 * @param stores origins, besides our own, that pages upload files to
 */
export async function consoleFiles(
  app: FastifyInstance,
  folder: string,
  signIn: Identity['console'],
  stores: readonly string[] = [],
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  app.get<{ Params: { '*': string } }>('/assets/*', routed, (request, reply) => {
    const file = request.params['*'];
    if (PDF_WORKER.test(file)) reply.header('content-security-policy', pdfWorkerPolicy);
    if (IMPORT_WORKER.test(file)) reply.header('content-security-policy', importWorkerPolicy);
    return reply.sendFile(`assets/${file}`, { maxAge: '365d', immutable: true });
  });
  for (const file of readdirSync(folder).filter((name) => /\.(svg|png|ico|txt|webmanifest)$/.test(name))) {
    app.get(`/${file}`, routed, (_request, reply) => reply.sendFile(file, { maxAge: '1d' }));
  }
  for (const [path, framedBy] of Object.entries(otherPages)) {
    const page = readFileSync(join(folder, `${path}.html`), 'utf8');
    app.get(`/${path}`, routed, (_request, reply) => sendPage(reply, page, framedBy));
  }
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  app.get('/*', routed, async (request, reply) => {
    if (!asksForPage(request)) throw new Refusal('notFound');
    const outside = await signIn();
    return sendPage(reply, outside ? withSettings(page, outside) : page, 'none', outside?.origins, stores);
  });
}

/** Adds the sign-in settings to the head of the page. */
function withSettings(page: string, { settings }: ConsoleSignIn): string {
  const content = JSON.stringify(settings)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  return page.replace('</title>', () => `</title><meta name="${SIGN_IN_SETTINGS}" content="${content}">`);
}

function sendPage(
  reply: FastifyReply,
  page: string,
  framedBy: 'none' | 'self',
  origins?: readonly string[],
  stores?: readonly string[],
): FastifyReply {
  const nonce = newNonce();
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, framedBy, origins, stores))
    .header('cache-control', 'no-store')
    .send(page.replace(NONCE_MARK, nonce));
}

/**
 * Tells whether a person opens a page, rather than a program requesting an API path or file that does not exist. Always
 * true for the root page.
 */
function asksForPage(request: FastifyRequest): boolean {
  if (/^\/(\?|$)/.test(request.url)) return true;
  const own = /^\/(api|oidc|accedi|assets)(\/|$)/.test(request.url);
  return !own && (request.headers.accept ?? '').includes('text/html');
}
