import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { errors } from '../contract/schema/errors';
import type { Clock } from '../contract/values/clock';
import { showInstant } from '../contract/values/dates';
import type { Config } from './config';
import { answerProblem } from './http/problem';
import { securityHeaders } from './http/securityHeaders';
import { languageOf, sentencesIn } from './i18n/language';
import { pageHeaders } from './identity/pages/headers';
import { html } from './identity/pages/html';
import { layout } from './identity/pages/layout';
import { styleRoutes } from './identity/pages/styleRoutes';
import { logOptions } from './monitoring/log';
import { Refusal } from './refusal';

/** Seconds after which clients should try again if the end of the maintenance is unknown or past. */
const RETRY_AFTER = 300;

/**
 * Builds the server of a process that runs with `MAINTENANCE=1`: it answers every request with 503 and Retry-After, a
 * page for browsers and a problem body for programs. It opens neither the database nor the store of files, so both can
 * be migrated or restored meanwhile. `/livez` and `/readyz` succeed, so that balancers keep sending requests here.
 */
export function buildMaintenanceApp(
  { publicUrl, logLevel, maintenance }: Pick<Config, 'publicUrl' | 'logLevel' | 'maintenance'>,
  clock: Clock,
): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger: logOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
  });
  const until = maintenance?.until;
  const headers = { ...securityHeaders(publicUrl), 'cache-control': 'no-store' };
  const secondsLeft = () => {
    const left = until ? Math.ceil((until.getTime() - clock.now().getTime()) / 1000) : 0;
    return left > 0 ? left : RETRY_AFTER;
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  for (const path of ['/livez', '/readyz']) app.get(path, async (_request, reply) => reply.code(204).send());
  styleRoutes(app);
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const retryAfter = secondsLeft();
    if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
      return reply
        .code(errors.maintenance.status)
        .headers(pageHeaders())
        .header('retry-after', retryAfter)
        .send(maintenancePage(request, until));
    }
    // OAuth clients get an error in their own form (RFC 6749, section 5.2), so that they keep their tokens and try
    // again.
    if (request.url.startsWith('/oidc/')) {
      return reply
        .code(errors.maintenance.status)
        .header('retry-after', retryAfter)
        .send({ error: 'temporarily_unavailable', error_description: 'The service is under maintenance.' });
    }
    return answerProblem(new Refusal('maintenance', { retryAfter }), request, reply);
  };
  app.setNotFoundHandler(answer);
  // A request whose body cannot be parsed also gets 503 and not 400.
  app.setErrorHandler((_error, request, reply) => answer(request, reply));
  return app;
}

function maintenancePage(request: FastifyRequest, until: Date | undefined): string {
  const language = languageOf(request.headers['accept-language']);
  const { title, ...said } = sentencesIn(language).maintenance;
  const body = html`<p>${said.text}</p>
${until && html`<p>${said.until(showInstant(until.toISOString()))}</p>`}
<p>${said.open}</p>
<p><a href="">${said.again}</a></p>`;
  return layout({ language, title, body, footer: false });
}
