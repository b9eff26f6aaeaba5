import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Endpoint, InputOf, OutputOf } from '../../contract/schema/endpoint';
import { Refusal } from '../refusal';
import { idempotencyKey } from './once';
import { routePath } from './routes';
import type { Services } from './services';
import { inputChecker } from './validate';

/** What answers a call of somebody who is not signed in. */
export interface PublicCall {
  readonly services: Services;
  readonly now: Date;
  /** Where it comes from, as far as the configured proxies are believed. */
  readonly address: string;
  readonly headers: FastifyRequest['headers'];
  /** The Idempotency-Key of a command; empty for what only reads. */
  readonly key: string;
  /** Puts a header on the answer, such as a cookie. */
  header(name: string, value: string): void;
}

export interface PublicImplementation {
  readonly endpoint: Endpoint;
  readonly handle: (call: PublicCall, input: never) => Promise<unknown>;
}

/** Ties a public endpoint of the contract to what answers it, with the types of both checked. */
export const implementPublic = <E extends Endpoint>(
  endpoint: E,
  handle: (call: PublicCall, input: InputOf<E>) => Promise<OutputOf<E>>,
): PublicImplementation => ({ endpoint, handle: handle as PublicImplementation['handle'] });

/** The largest body, in bytes, of a caller whom nobody knows. */
const PUBLIC_BODY_LIMIT = 16_384;

/** Gives each its route: what is sent is checked as with every call; who calls is nobody. */
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

/** Of these routes alone: a page of a stranger can send a form, and no JSON. */
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
