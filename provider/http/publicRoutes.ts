import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Endpoint, InputOf, OutputOf } from '../../contract/schema/endpoint';
import { Refusal } from '../refusal';
import { idempotencyKey } from './idempotency';
import { routePath } from './routes';
import type { Services } from './services';
import { inputChecker } from './validate';

/** Context of a handler for a caller who is not signed in. */
export interface PublicCall {
  readonly services: Services;
  readonly now: Date;
  /** IP address of the client, taken from proxy headers only if the proxies are trusted. */
  readonly address: string;
  readonly headers: FastifyRequest['headers'];
  /** Idempotency-Key of a command; empty for a read. */
  readonly key: string;
  /** Sets a response header, such as a cookie. */
  header(name: string, value: string): void;
}

export interface PublicImplementation {
  readonly endpoint: Endpoint;
  readonly handle: (call: PublicCall, input: never) => Promise<unknown>;
}

/** Ties a public endpoint of the contract to its handler and checks the types of both. */
export const implementPublic = <E extends Endpoint>(
  endpoint: E,
  handle: (call: PublicCall, input: InputOf<E>) => Promise<OutputOf<E>>,
): PublicImplementation => ({ endpoint, handle: handle as PublicImplementation['handle'] });

/** Maximum body size, in bytes, for an anonymous caller. */
const PUBLIC_BODY_LIMIT = 16_384;

/** Registers a route for each public endpoint: input is checked as in every call; the caller is anonymous. */
export function publicRoutes(
  app: FastifyInstance,
  services: Services,
  implementations: readonly PublicImplementation[],
): void {
  for (const { endpoint, handle } of implementations) {
    const check = inputChecker(endpoint);
    const route: RouteOptions = {
      bodyLimit: PUBLIC_BODY_LIMIT,
      method: endpoint.method,
      url: routePath(endpoint),
      config: { access: 'public' },
      handler: async (request, reply) => {
        const { params, query, body } = request;
        if (endpoint.credentials && services.config.oidc) throw new Refusal('signInElsewhere');
        const now = services.clock.now();
        const key = endpoint.effect === 'command' ? idempotencyKey(request.headers['idempotency-key']) : '';
        const input = check({ params, query, body }, { now });
        const header: PublicCall['header'] = (name, value) => void reply.header(name, value);
        const call = { services, now, address: request.ip, headers: request.headers, key, header };
        const answer = await handle(call, input as never);
        return answer === undefined ? reply.code(204).send() : reply.send(answer);
      },
    };
    if (endpoint.form) formRoute(app, route);
    else app.route(route);
  }
}

/**
 * Adds a route that accepts URL-encoded forms. Other routes do not accept them, because pages of other sites can send
 * forms but not JSON.
 */
function formRoute(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (own) => {
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    own.route(route);
  });
}
