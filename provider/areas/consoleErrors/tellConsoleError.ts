import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { ConsoleError } from '../../../contract/consoleErrors/consoleError';
import type { Services } from '../../http/services';
import { askPublic } from '../../outgoing/fetchPublic';
import { resolveName } from '../../outgoing/resolveName';
import { systemClock } from '../../systemClock';
import { counts } from '../../telemetry/counts';
import { createOutageReporter, reasonOf } from '../../telemetry/outage';

interface ReportContext {
  /** A Sentry-compatible receiver: https://KEY@HOST/PROJECT. */
  readonly dsn: string | undefined;
  readonly log: (message: string, details?: object) => void;
}

/** Timeout of the receiver in milliseconds, and the number of reports that may be in transit to it. */
const PATIENCE = 5000;
const AT_ONCE = 4;
const MOST_ANSWERED = 10_000;

/**
 * Returns a function that logs and counts errors of browsers, and forwards them if a receiver is configured. Its
 * callers do not wait for the forwarding.
 */
export function createTellConsoleError({ dsn, log }: ReportContext): Services['tellConsoleError'] {
  const outage = createOutageReporter(
    log,
    'The receiver of CONSOLE_ERRORS_DSN',
    'The reports are in the log.',
  );
  let onTheirWay = 0;
  return (report) => {
    counts.consoleErrors.add({ console: report.console, kind: report.kind });
    log('An error in a browser', report);
    if (!dsn || onTheirWay >= AT_ONCE) return;
    onTheirWay += 1;
    forward(new URL(dsn), report)
      .then(
        () => outage.ends(),
        (error) => outage.begins(reasonOf(error)),
      )
      .finally(() => {
        onTheirWay -= 1;
      });
  };
}

async function forward(dsn: URL, report: ConsoleError): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE);
  // Not restricted to public addresses: the operator configured this one, and the receiver may run in a private
  // network.
  const host = dsn.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolveName(host);
  const { status } = await askPublic({
    url: envelopeUrl(dsn),
    body: { type: 'application/x-sentry-envelope', bytes: Buffer.from(envelope(report)) },
    most: MOST_ANSWERED,
    signal,
    allowed: addresses,
    resolve: async () => addresses,
  });
  if (status !== 200) throw new Error(`it answers ${status}`);
}

function envelopeUrl({ protocol, host, pathname, username }: URL): string {
  const [project = '', ...before] = pathname.split('/').filter(Boolean).reverse();
  const prefix = before
    .reverse()
    .map((part) => `/${part}`)
    .join('');
  const query = new URLSearchParams({ sentry_key: username, sentry_version: '7' });
  return `${protocol}//${host}${prefix}/api/${project}/envelope/?${query}`;
}

/** Formats an error as a Sentry envelope: https://develop.sentry.dev/sdk/data-model/envelopes/ */
function envelope({ console, kind, name, stack, route, version, browser }: ConsoleError): string {
  const event_id = randomUUID().replaceAll('-', '');
  const now = systemClock.now();
  const event = {
    event_id,
    timestamp: now.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    logger: 'sportello',
    release: `sportello@${version}`,
    transaction: route,
    tags: { console, kind, browser },
    exception: {
      values: [{ type: name, value: `${name} (${kind})`, stacktrace: { frames: framesOf(stack ?? []) } }],
    },
  };
  const parts = [{ event_id, sent_at: now.toISOString() }, { type: 'event' }, event];
  return parts.map((part) => `${JSON.stringify(part)}\n`).join('');
}

/** The outermost frame first, as in Sentry. */
const framesOf = (stack: readonly string[]) =>
  stack.toReversed().map((line) => {
    const [filename, lineno, colno] = line.split(':');
    return { filename: `app:///${filename}`, lineno: Number(lineno), colno: Number(colno), in_app: true };
  });
