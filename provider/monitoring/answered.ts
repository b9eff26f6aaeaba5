import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { endSpan, spanOf } from '../telemetry/requestSpans';
import { traceOf } from './requestIds';

/** A request that was answered, as log and metrics tell it. */
export interface Answered {
  readonly method: string;
  /** As it was declared, without what stands in its place: addresses hold names of people. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** What stands for a person in the log: the same for the same person, and nobody can tell whom without our secret. */
const pseudonym = (secret: string, person: string): string =>
  createHmac('sha256', secret).update(`log ${person}`).digest('hex').slice(0, 16);

/**
 * Numbers each request, and writes a line when it was answered: of a probe where it failed.
 * @param count is given each too
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
  // What reads the body leaves the span of the request.
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
