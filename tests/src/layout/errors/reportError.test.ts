import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleErrorFields } from '../../../../contract/consoleErrors/consoleError';
import { recordSchema } from '../../../../contract/schema/fieldSchema';
import { customRoutes } from '../../../../src/customRoutes';
import { knowPaths, watchErrors } from '../../../../src/layout/errors/watchErrors';
import { allResources } from '../../../../src/resources';

const SECRET = 'Mario Rossi RSSMRA80A01H501U';
const { origin } = window.location;

/** Returns an error as in a built console, with a person's input in its message. */
function broken(place = 'index-BWI9lClx.js:1:2345', Kind = TypeError): Error {
  const error = new Kind(`Cannot read "${SECRET}"`);
  error.stack = `${Kind.name}: Cannot read "${SECRET}"
    at nameOf${SECRET} (${origin}/assets/${place})
    at https://example.org/assets/other.js:1:2
    at chrome-extension://abcdef/assets/page.js:3:4
    at async ${origin}/assets/ResourceList-3pNSQ5ju.js:2:17`;
  return error;
}

let sent: { path: string; init: RequestInit }[];
let reportError: typeof import('../../../../src/layout/errors/reportError').reportError;
let now = 0;
const known = new Set(['', 'user', 'licenze']);
const report = (error: unknown, kind: 'render' | 'error' | 'rejection' = 'error') =>
  reportError({ console: 'school', kind, error, known });
const body = (nth = 0) => JSON.parse(String(sent[nth]?.init.body));

beforeEach(async () => {
  sent = [];
  vi.resetModules();
  ({ reportError } = await import('../../../../src/layout/errors/reportError'));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return new Response(null, { status: 204 });
  });
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  window.history.replaceState(null, '', '/user/rossi.SG10001?q=Mario#Rossi');
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

describe('the report of an error', () => {
  it('has its class, where in our files it happened and on which page, and nothing else', async () => {
    report(broken());
    expect(sent.map(({ path }) => path)).toEqual(['/api/public/console-errors']);
    expect(body()).toEqual({
      console: 'school',
      kind: 'error',
      name: 'TypeError',
      stack: ['assets/index-BWI9lClx.js:1:2345', 'assets/ResourceList-3pNSQ5ju.js:2:17'],
      route: '/user/*',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      browser: 'other',
    });
    expect(JSON.stringify(sent)).not.toMatch(/Mario|Rossi|RSSMRA|SG10001/);
    await expect(
      recordSchema(consoleErrorFields).validate(body(), { context: { now: new Date() } }),
    ).resolves.toBeDefined();
  });

  it('is sent without any credentials, even while the page is left', () => {
    report(broken());
    expect(sent[0]?.init).toMatchObject({ credentials: 'omit', keepalive: true });
  });

  it('has no class that is not one', () => {
    report(Object.assign(broken(), { name: SECRET }));
    expect(body().name).toBe('Error');
  });

  it.each([
    ['an error of an extension or of another site', new Error('Script error.')],
    ['what is no error', SECRET],
    ['a request that was given up', new DOMException('x', 'AbortError')],
  ])('is not sent of %s', (_what, error) => {
    report(error);
    expect(sent).toEqual([]);
  });

  it('tells a file that could not be fetched from a crash', () => {
    const url = `${origin}/assets/UserPage-1.js`;
    report(new TypeError(`Failed to fetch dynamically imported module: ${url}`), 'rejection');
    expect(body()).toMatchObject({ kind: 'chunk', name: 'TypeError', stack: [] });
  });

  it('is sent once a minute of the same error, and of ten different ones', () => {
    for (let times = 0; times < 3; times += 1) report(broken());
    expect(sent).toHaveLength(1);
    for (let line = 1; line < 20; line += 1) report(broken(`index-BWI9lClx.js:${line}:1`));
    expect(sent).toHaveLength(10);
    now += 60_000;
    report(broken());
    expect(sent).toHaveLength(11);
  });

  it.each([
    ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36', 'Chrome 130'],
    ['Mozilla/5.0 AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/131.0.0.0', 'Edge 131'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.6 Safari/605.1.15', 'Safari 17'],
  ])('names the browser of %s', (userAgent, browser) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    report(broken());
    expect(body().browser).toBe(browser);
  });
});

describe('what is watched', () => {
  it('are errors that nothing caught, promises that nobody waited for, and what a page broke with', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    knowPaths([...customRoutes, ...allResources].map(({ path }) => path));
    const { onCaughtError } = watchErrors('staff');
    window.dispatchEvent(new ErrorEvent('error', { error: broken('a.js:1:1') }));
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: broken('b.js:1:1', RangeError) }),
    );
    const error = broken('c.js:1:1', SyntaxError);
    onCaughtError?.(error, {});
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(said).toHaveBeenCalledWith(error);
    expect([0, 1, 2].map(body).map(({ kind, name, route, console }) => [kind, name, route, console])).toEqual(
      [
        ['error', 'TypeError', '/user/*', 'staff'],
        ['rejection', 'RangeError', '/user/*', 'staff'],
        ['render', 'SyntaxError', '/user/*', 'staff'],
      ],
    );
  });
});
