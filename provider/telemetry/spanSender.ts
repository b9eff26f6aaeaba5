import { type EndedSpan, otlpBody } from './otlp';
import type { Attributes } from './tracing';

/**
 * Maximum number of queued spans, maximum number of spans per request, and milliseconds between two requests. They are
 * the defaults of OpenTelemetry's exporters.
 */
const MOST_WAITING = 2048;
const AT_ONCE = 512;
const EVERY = 5000;
/** Timeouts in milliseconds: of a request, and of sending the queue at shutdown, which must not delay the exit. */
const PATIENCE = 10_000;
const AT_THE_END = 2000;

interface Place {
  /** The address of the trace receiver. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly resource: Attributes;
}

export interface SpanSender {
  add(span: EndedSpan): void;
  close(): Promise<void>;
}

/**
 * Creates a sender of spans in batches, with OTLP over HTTP. While the receiver is unavailable, the newest 2048 spans
 * are queued.
 * @param log called once when spans are no longer accepted, and once when they are accepted again
 */
export function createSpanSender(
  { url, headers, resource }: Place,
  log: (message: string) => void,
): SpanSender {
  let waiting: EndedSpan[] = [];
  let refused = false;
  let sending: Promise<void> | undefined;

  async function post(spans: readonly EndedSpan[], patience: number): Promise<'taken' | 'later' | 'never'> {
    try {
      const { ok, status, body } = await fetch(url, {
        method: 'POST',
        // Redirects are errors, so that spans and authorisation headers are sent to no other address.
        redirect: 'error',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(otlpBody(resource, spans)),
        signal: AbortSignal.timeout(patience),
      });
      // The response body is discarded, however long it is.
      await body?.cancel();
      if (ok) tellAgain();
      else tellOnce(`it answers ${status}`);
      // A refusal because of the content would be repeated.
      return ok ? 'taken' : status >= 500 || status === 429 ? 'later' : 'never';
    } catch (error) {
      const { cause, message } = error as Error;
      tellOnce(cause instanceof Error ? cause.message || message : message);
      return 'later';
    }
  }

  function tellOnce(why: string): void {
    if (!refused) log(`Traces cannot be sent to ${url}: ${why}. The newest ${MOST_WAITING} spans wait.`);
    refused = true;
  }

  function tellAgain(): void {
    if (refused) log(`Traces are sent to ${url} again.`);
    refused = false;
  }

  async function sendAll(patience: number): Promise<void> {
    while (waiting.length > 0) {
      const [now, later] = [waiting.slice(0, AT_ONCE), waiting.slice(AT_ONCE)];
      waiting = later;
      if ((await post(now, patience)) !== 'later') continue;
      waiting = [...now, ...waiting].slice(-MOST_WAITING);
      return;
    }
  }

  const send = (patience = PATIENCE) => {
    sending ??= sendAll(patience).finally(() => {
      sending = undefined;
    });
    return sending;
  };
  const timer = setInterval(() => void send(), EVERY).unref();

  return {
    add(span) {
      waiting.push(span);
      if (waiting.length > MOST_WAITING) waiting.shift();
      if (waiting.length >= AT_ONCE && !refused) void send();
    },
    async close() {
      clearInterval(timer);
      const until = AbortSignal.timeout(AT_THE_END);
      const over = new Promise<void>((resolve) => until.addEventListener('abort', () => resolve()));
      await Promise.race([sending, over]);
      await Promise.race([send(AT_THE_END), over]);
    },
  };
}
