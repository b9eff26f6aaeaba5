import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readTraceParent } from '../telemetry/traceParent';

const ID = /^[\w.:-]{1,64}$/;

/** Returns the id of a request in every log on its way: the one that the caller sent, or one of ours. */
export function requestId(headers: IncomingHttpHeaders): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && ID.test(sent) ? sent : randomUUID();
}

/** Returns the trace that a request belongs to (W3C Trace Context); undefined if none was sent. */
export const traceOf = ({ traceparent }: IncomingHttpHeaders): string | undefined =>
  readTraceParent(traceparent)?.trace;
