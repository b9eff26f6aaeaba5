import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Attributes, Span, Tracing } from './tracing';

/**
 * The facts about an answered request. Its route is recorded in place of its address, which may contain people's names.
 */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly id: string;
  readonly school?: string | undefined;
  /** The person's pseudonym, as in the log. */
  readonly person?: string | undefined;
}

const spans = new WeakMap<IncomingMessage, Span>();

/** Handles a request in a separate span, under the caller's `traceparent`. */
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

/** Returns the span of a request; undefined if the request was not received over the network. */
export const spanOf = (request: IncomingMessage): Span | undefined => spans.get(request);

/** Ends the span of an answered request. */
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
