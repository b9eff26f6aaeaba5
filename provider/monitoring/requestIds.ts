import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readTraceParent } from '../telemetry/traceParent';

const ID = /^[\w.:-]{1,64}$/;

/** What a request is known by in every log on its way: what the caller sent, or one of ours. */
export function requestId(headers: IncomingHttpHeaders): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && ID.test(sent) ? sent : randomUUID();
}

/** The trace that a request belongs to (W3C Trace Context); undefined where none was sent. */
export const traceOf = ({ traceparent }: IncomingHttpHeaders): string | undefined =>
  readTraceParent(traceparent)?.trace;
