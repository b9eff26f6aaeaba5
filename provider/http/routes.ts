import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Access, Endpoint } from '../../contract/schema/endpoint';
import { rolesFor } from '../../contract/staff/operatorScopes';
import { needsSecondPerson } from '../../contract/staff/staffPermissions';
import { authenticate } from './authenticate';
import { type AuthenticatedRoute, handleAuthenticated } from './authenticatedRoute';
import { bodyLimit } from './bodyLimit';
import type { Implementation } from './call';
import type { Identified } from './identified';
import { costsMuch, createCallLimits } from './limits/callLimits';
import { createRefusalLog } from './refusalLog';
import type { Services } from './services';
import { uploadRoute } from './uploads';
import { inputChecker } from './validate';

declare module 'fastify' {
  interface FastifyRequest {
    /** Caller of a guarded route, known before the first byte of the body is read. */
    identified: Identified | null;
  }
  interface FastifyContextConfig {
    /** Who may call the route. Required: a test checks that every route declares it. */
    access?: Access | 'public';
    /** True for a route that monitoring polls every few seconds; only its failures are logged. */
    probe?: true;
  }
}

const MINUTE = 60_000;

/**
 * Registers a route for each guarded endpoint of the contract. An endpoint without an implementation stops the start.
 */
export function guardedRoutes(
  app: FastifyInstance,
  services: Services,
  endpoints: readonly Endpoint[],
  implementations: readonly Implementation[],
): void {
  const tied = endpoints.flatMap((endpoint) =>
    endpoint.access === 'public'
      ? []
      : [{ ...implementationOf(endpoint, implementations), access: endpoint.access }],
  );
  app.decorateRequest('identified', null);
  const shared = sharedBy(app, services);
  for (const { access, ...implementation } of tied) {
    const { endpoint } = implementation;
    const one: AuthenticatedRoute = {
      ...implementation,
      ...shared,
      checkInput: inputChecker(endpoint),
      byOperator: rolesFor(access).every((role) => role === 'operator'),
      needsSecond: services.config.fourEyes && needsSecondPerson(access),
      costsMuch: costsMuch(endpoint),
    };
    const route: RouteOptions = {
      method: endpoint.method,
      url: routePath(endpoint),
      config: { access },
      ...bodyLimit(endpoint),
      onRequest: (request) => authenticate(services, one, request),
      handler: (request: FastifyRequest, reply: FastifyReply) =>
        handleAuthenticated(services, one, request, reply),
    };
    if (endpoint.upload) uploadRoute(app, route, endpoint.upload);
    else app.route(route);
  }
}

function implementationOf({ id }: Endpoint, implementations: readonly Implementation[]): Implementation {
  const implementation = implementations.find((one) => one.endpoint.id === id);
  if (!implementation) throw new Error(`endpoint ${id} has no implementation`);
  return implementation;
}

/** Creates the limits and the refusal log that all calls of this process share until it ends. */
function sharedBy(app: FastifyInstance, { db, clock, config }: Services) {
  const limits = createCallLimits(db, config);
  const refusals = createRefusalLog(db, clock);
  const minutely = setInterval(() => void refusals.flush().catch(() => undefined), MINUTE).unref();
  app.addHook('onClose', async () => {
    clearInterval(minutely);
    await refusals.flush(true).catch(() => undefined);
    await limits.close();
  });
  return { limits, refusals };
}

/** Converts /api/users/{uid} to /api/users/:uid. */
export const routePath = (endpoint: Endpoint): string => endpoint.path.replace(/\{(\w+)\}/g, ':$1');
