import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readTraceParent } from '../telemetry/traceParent';

const ID = /^[\w.:-]{1,64}$/;

/** Returns the id under which a request is logged: the one that the caller sent, if it is valid, or a new one. */
export function requestId(headers: IncomingHttpHeaders): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && ID.test(sent) ? sent : randomUUID();
}

/** Returns the trace that a request belongs to (W3C Trace Context); undefined if none was sent. */
export const traceOf = ({ traceparent }: IncomingHttpHeaders): string | undefined =>
  readTraceParent(traceparent)?.trace;
