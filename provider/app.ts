import http from 'node:http';
import { join } from 'node:path';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import { endpoints } from '../contract/endpoints';
import openapiDocument from '../contract/openapi.json';
import { implementations, publicImplementations, works } from './areas';
import { formRoutes } from './areas/documents/formRoute';
import { guideRoute } from './areas/documents/guideRoute';
import { userFileModel } from './areas/documents/userFileModel';
import { scimRoutes } from './areas/scim/scimRoutes';
import { consoleFiles } from './http/consoleFiles';
import { healthRoutes } from './http/healthRoutes';
import { parseJsonBodies } from './http/jsonBody';
import { limitBody } from './http/limitBody';
import { operatorFiles } from './http/operatorFiles';
import { answerProblem } from './http/problem';
import { publicRoutes } from './http/publicRoutes';
import { guardedRoutes } from './http/routes';
import { closedPolicy, securityHeaders } from './http/securityHeaders';
import type { Services } from './http/services';
import { answerClientError, answerOnSocket } from './http/socketProblem';
import { type Answered, tellAnswered } from './monitoring/answered';
import { logOptions } from './monitoring/log';
import { tellOidcAnswered } from './monitoring/oidcAnswered';
import { requestId } from './monitoring/requestIds';
import { objectRoute } from './objects/disk/objectRoute';
import { OBJECTS_PATH } from './objects/disk/partAddress';
import { Refusal } from './refusal';
import { answerInSpan } from './telemetry/requestSpans';
import { noTracing, type Tracing } from './telemetry/tracing';

/** The largest body of a call, in bytes; files are uploaded through separate routes. */
const BODY_LIMIT = 1_000_000;

/** Responses larger than this, in bytes, are compressed. */
const COMPRESS_FROM = 32_768;

/**
 * Timeouts of the server, in milliseconds; Fastify's own settings do not apply to a server that it did not create. An
 * idle connection is kept longer than proxies keep theirs, usually 60 seconds: if we closed it first, a request already
 * on its way would find no server, and the proxy would respond with 502.
 */
const WAITS: http.ServerOptions = {
  keepAliveTimeout: 72_000,
  // For the headers of a request, and for the longest request: two parts of a large file at 0.25 Mbit/s.
  headersTimeout: 60_000,
  requestTimeout: 3_600_000,
};
/** The limit for the body of any request; a part of a file may take longer, as long as it makes progress. */
const BODY_WAITS = { whole: 300_000 };
const PART_WAITS = { idle: 30_000 };

const OIDC_PREFIX = '/oidc';
const OIDC_PATH = /^\/oidc(\/|\?|$)/;

export interface AppOptions {
  /** The folder of the built console; none is served when absent. */
  readonly consoleFolder?: string;
  readonly logLevel?: string;
  /** Called for every request that was answered. */
  readonly answered?: (answered: Answered) => void;
  readonly tracing?: Tracing;
  /** Called for every route: tests enumerate them. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** Builds the provider without listening: tests start it in memory, main on its port. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config, identity } = services;
  const headers = { ...securityHeaders(config.publicUrl), 'cache-control': 'no-store' };
  const closedHeaders = { ...headers, 'content-security-policy': closedPolicy };
  let stopping = false;
  const { answered = () => undefined, tracing = noTracing } = options;
  const app: FastifyInstance = Fastify({
    logger: logOptions(options.logLevel ?? 'warn'),
    genReqId: ({ headers: sent }) => requestId(sent),
    // Addresses contain names (rossi.mario.SG10001): the log records the route instead.
    logController: new LogController({ disableRequestLogging: true }),
    // No hook has run before these errors.
    frameworkErrors: (error, request, reply) => answerProblem(error, request, reply.headers(closedHeaders)),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, closedHeaders),
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    bodyLimit: BODY_LIMIT,
    // During shutdown, open connections are answered and then closed; readyz reports it, and no new ones are accepted.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    serverFactory: (handler) =>
      http.createServer(WAITS, (request, response) =>
        answerInSpan(tracing, request, response, () => {
          limitBody(
            request,
            request.url?.startsWith(`${OBJECTS_PATH}/`) ? PART_WAITS : BODY_WAITS,
            (socket) => answerOnSocket(socket, 'timedOut', closedHeaders),
          );
          if (!OIDC_PATH.test(request.url ?? '')) return handler(request, response);
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
          if (stopping) response.setHeader('connection', 'close');
          tellOidcAnswered(request, response, app.log, answered);
          return identity.oidc(withoutPrefix(request), response);
        }),
      ),
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(closedHeaders);
  });
  app.addHook('preClose', async () => {
    stopping = true;
  });
  tellAnswered(app, services.operatorSecret, answered);
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler((request, reply) => answerProblem(new Refusal('notFound'), request, reply));

  // A school of 10,000 users is 3 MB of JSON; pages and files are small or already compressed.
  await app.register(compress, { threshold: COMPRESS_FROM, encodings: ['gzip'] });
  parseJsonBodies(app, BODY_LIMIT);
  healthRoutes(app, services);
  guideRoute(app, services.clock);
  userFileModel(app);
  formRoutes(app, services.clock);
  app.get('/api/openapi.json', { config: { access: 'public' } }, async () => openapiDocument);
  publicRoutes(app, services, publicImplementations);
  guardedRoutes(app, services, endpoints, implementations);
  scimRoutes(app, services, { implementations: () => implementations, works });
  if (services.objects.kind === 'disk') objectRoute(app, services.objects);
  await app.register(identity.pages);
  const stores = config.s3 ? [new URL(config.s3.endpoint).origin] : [];
  if (options.consoleFolder) {
    await consoleFiles(app, options.consoleFolder, identity.console, stores);
    // The operator console is built next to this one.
    await operatorFiles(app, join(options.consoleFolder, '../operators'));
  }
  return app;
}

/**
 * Strips the prefix: the OpenID provider expects paths without it, and reads from `originalUrl` where it is mounted.
 */
function withoutPrefix(request: http.IncomingMessage): http.IncomingMessage {
  const url = request.url ?? '';
  return Object.assign(request, { originalUrl: url, url: url.slice(OIDC_PREFIX.length) || '/' });
}
