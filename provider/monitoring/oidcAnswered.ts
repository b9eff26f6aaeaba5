import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { endSpan, spanOf } from '../telemetry/requestSpans';
import type { Answered } from './answered';
import { requestId, traceOf } from './requestIds';

/** Logs and counts a request that Fastify does not handle, as {@link tellAnswered} does for the others. */
export function tellOidcAnswered(
  request: IncomingMessage,
  response: ServerResponse,
  log: FastifyBaseLogger,
  count: (answered: Answered) => void,
): void {
  const begun = performance.now();
  const id = requestId(request.headers);
  const [, route = ''] = /^\/oidc\/([a-z-]*)/.exec(request.url ?? '') ?? [];
  response.setHeader('x-request-id', id);
  const { traceparent } = request.headers;
  if (traceparent && traceOf(request.headers)) response.setHeader('traceparent', traceparent);
  response.once('finish', () => {
    const answered: Answered = {
      method: request.method ?? '',
      route: `/oidc/${route}`,
      status: response.statusCode,
      ms: Math.round(performance.now() - begun),
    };
    count(answered);
    const trace = spanOf(request)?.trace ?? traceOf(request.headers);
    log.info({ reqId: id, ...answered, trace }, 'answered');
    endSpan(request, { ...answered, id });
  });
}
