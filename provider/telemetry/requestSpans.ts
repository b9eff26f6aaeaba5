import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Attributes, Span, Tracing } from './tracing';

/** What is known of a request once it was answered. Addresses hold names of people: the route is told instead. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly id: string;
  readonly school?: string | undefined;
  /** What stands for the person in the log too. */
  readonly person?: string | undefined;
}

const spans = new WeakMap<IncomingMessage, Span>();

/** Answers a request in a span of its own, beneath whoever sent it with `traceparent`. */
export function answerInSpan(
  tracing: Tracing,
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  const span = tracing.begin({
    name: `${request.method}`,
    kind: 'server',
    parent: request.headers.traceparent as string | undefined,
  });
  spans.set(request, span);
  response.once('close', () => {
    if (!response.writableFinished)
      span.end({ failure: 'The connection was closed before it was answered.' });
  });
  span.run(answer);
}

/** The span of a request; none where it did not come through a server. */
export const spanOf = (request: IncomingMessage): Span | undefined => spans.get(request);

/** Ends the span of a request that was answered. */
export function endSpan(
  request: IncomingMessage,
  { method, route, status, id, school, person }: AnsweredRequest,
): void {
  const attributes: Attributes = {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'sportello.request.id': id,
    'sportello.school': school,
    'enduser.pseudo.id': person,
  };
  const failure = status >= 500 ? `answered ${status}` : undefined;
  spanOf(request)?.end({ name: `${method} ${route}`, attributes, failure });
}
