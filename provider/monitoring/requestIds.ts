import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const ID = /^[\w.:-]{1,64}$/;
const TRACE = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** What a request is known by in every log on its way: what the caller sent, or one of ours. */
export function requestId(headers: IncomingHttpHeaders): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && ID.test(sent) ? sent : randomUUID();
}

/** The trace that a request belongs to (W3C Trace Context); undefined where none was sent. */
export function traceOf({ traceparent }: IncomingHttpHeaders): string | undefined {
  return typeof traceparent === 'string' ? TRACE.exec(traceparent)?.[1] : undefined;
}
