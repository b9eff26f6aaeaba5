import { type ConsoleError, STACK_LINES } from '../../../contract/consoleErrors/consoleError';
import { consoleErrorReport } from '../../../contract/consoleErrors/endpoints';
import { version } from '../../../package.json';
import { isChunkError } from './isChunkError';

interface Noticed extends Pick<ConsoleError, 'console' | 'kind'> {
  readonly error: unknown;
  /** Path segments that are the same for everyone and may be in a report. */
  readonly known: ReadonlySet<string>;
}

/** Minimum milliseconds between two reports of the same error. */
const EVERY = 60_000;
/** Maximum number of different errors reported within `EVERY` milliseconds. */
const MOST = 10;

/** Time of the last report of each error. */
const reported = new Map<string, number>();

/**
 * Sends the class of an error, its position in our files, and the page. The message is not sent, because it may contain
 * personal input. Errors of browser extensions and other sites are ignored.
 */
export function reportError({ console, kind, error, known }: Noticed): void {
  const stack = stackOf(error);
  const chunk = isChunkError(error);
  if ((stack.length === 0 && kind !== 'render' && !chunk) || isAborted(error)) return;
  const name = error instanceof Error && /^[A-Z][A-Za-z]{0,59}$/.test(error.name) ? error.name : 'Error';
  const report: ConsoleError = {
    console,
    kind: chunk ? 'chunk' : kind,
    name,
    stack,
    route: routeOf(window.location.pathname, known),
    version,
    browser: browserOf(navigator.userAgent),
  };
  if (!isDue(`${report.kind} ${name} ${stack[0]}`)) return;
  void fetch(consoleErrorReport.path, {
    method: consoleErrorReport.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    // The page may be unloading.
    keepalive: true,
  }).catch(() => undefined);
}

/** Returns whether this error was not reported in the last minute, and the limit of different errors is not reached. */
function isDue(key: string): boolean {
  const now = performance.now();
  for (const [one, at] of reported) if (now - at >= EVERY) reported.delete(one);
  if (reported.has(key) || reported.size >= MOST) return false;
  reported.set(key, now);
  return true;
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const PLACE = /(https?:\/\/[^/\s()]+)\/(assets\/[\w.-]+\.js:\d{1,7}:\d{1,7})/g;

/** Returns positions in our own files only: neither function names nor any other part of the stack. */
function stackOf(error: unknown): readonly string[] {
  const text = error instanceof Error ? (error.stack ?? '') : '';
  return [...text.matchAll(PLACE)]
    .filter(([, origin]) => origin === window.location.origin)
    .map(([, , place = '']) => place)
    .slice(0, STACK_LINES);
}

/** Replaces the unknown parts of a path: /user/rossi.SG10001 becomes /user/* */
function routeOf(pathname: string, known: ReadonlySet<string>): string {
  const parts = pathname.split('/').map((part) => (part === '' || known.has(part) ? part : '*'));
  const route = parts.join('/').slice(0, 200);
  return /^\/[a-z*/-]*$/.test(route) ? route : '/*';
}

/** Patterns of user agents, which also name other browsers: the first match in this order is the right one. */
const BROWSERS = [
  ['Edge', /Edg\/(\d{1,4})/],
  ['Opera', /OPR\/(\d{1,4})/],
  ['Firefox', /Firefox\/(\d{1,4})/],
  ['Chrome', /Chrome\/(\d{1,4})/],
  ['Safari', /Version\/(\d{1,4}).*Safari/],
] as const;

function browserOf(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const [, major] = pattern.exec(userAgent) ?? [];
    if (major) return `${name} ${major}`;
  }
  return 'other';
}
