import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Access, Endpoint } from '../../contract/endpoint';
import { rolesWith } from '../../contract/permissions';
import type { Implementation } from './call';
import { answerGuarded } from './guarded';
import type { Services } from './services';
import { uploadRoute } from './uploads';
import { inputChecker } from './validate';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route: there is no default, and a test walks every route. */
    access?: Access | 'public';
  }
}

/** Gives each guarded endpoint of the contract its route. An endpoint without an implementation stops the start. */
export function guardedRoutes(
  app: FastifyInstance,
  services: Services,
  endpoints: readonly Endpoint[],
  implementations: readonly Implementation[],
): void {
  for (const endpoint of endpoints) {
    if (endpoint.access === 'public') continue;
    const implementation = implementations.find((one) => one.endpoint.id === endpoint.id);
    if (!implementation) throw new Error(`endpoint ${endpoint.id} has no implementation`);
    const guarded = {
      ...implementation,
      checkInput: inputChecker(endpoint),
      byOperator: rolesWith(endpoint.access).every((role) => role === 'operator'),
    };
    const route: RouteOptions = {
      method: endpoint.method,
      url: routePath(endpoint),
      config: { access: endpoint.access },
      handler: (request: FastifyRequest, reply: FastifyReply) =>
        answerGuarded(services, guarded, request, reply),
    };
    if (endpoint.upload) uploadRoute(app, route, endpoint.upload);
    else app.route(route);
  }
}

/** /api/users/{uid} → /api/users/:uid */
export const routePath = (endpoint: Endpoint): string => endpoint.path.replace(/\{(\w+)\}/g, ':$1');
