import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { endSpan, spanOf } from '../telemetry/requestSpans';
import { traceOf } from './requestIds';

/** An answered request, as log and metrics record it. */
export interface Answered {
  readonly method: string;
  /** The route pattern as declared, without its values: addresses contain people's names. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** Returns the pseudonym of a person in the log: always the same, and not reversible without our secret. */
const pseudonym = (secret: string, person: string): string =>
  createHmac('sha256', secret).update(`log ${person}`).digest('hex').slice(0, 16);

/**
 * Adds hooks that give each response its request id, and log each answered request. Health checks are logged only on
 * failure.
 * @param count receives each answered request
 */
export function tellAnswered(
  app: FastifyInstance,
  operatorSecret: string,
  count: (answered: Answered) => void,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const { traceparent } = request.headers;
    if (traceOf(request.headers)) reply.header('traceparent', traceparent);
  });
  // Continues inside the request's span, because reading the body has left its async context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spanOf(request.raw);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const answered: Answered = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    count(answered);
    const { holder } = request.identified ?? {};
    const who = holder && {
      school: holder.customerCode,
      person: pseudonym(operatorSecret, holder.person),
    };
    const trace = spanOf(request.raw)?.trace ?? traceOf(request.headers);
    const expected = request.routeOptions.config.probe && reply.statusCode < 400;
    if (!expected) request.log.info({ ...answered, ...who, trace }, 'answered');
    endSpan(request.raw, { ...answered, ...who, id: request.id });
  });
}
