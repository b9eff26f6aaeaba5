import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConsoleError } from '../../../../contract/consoleErrors/consoleError';
import { consoleErrorReport } from '../../../../contract/consoleErrors/endpoints';
import type { Database } from '../../../../provider/db/database';
import { testDatabase } from '../../../fixtures/database';
import { type Serving, serve } from '../../../fixtures/identityProvider';
import { growing } from '../../../fixtures/metric';

const report: ConsoleError = {
  console: 'school',
  kind: 'render',
  name: 'TypeError',
  stack: ['assets/index-BWI9lClx.js:1:2345', 'assets/ResourceList-3pNSQ5ju.js:2:17'],
  route: '/user/*',
  version: '1.0.0',
  browser: 'Chrome 130',
};

describe('an error that a browser reports', () => {
  let db: Database;
  let serving: Serving;
  const lines: { message: string; details: object | undefined }[] = [];
  const received: { url: string; type: string | undefined; body: string }[] = [];
  let status = 200;
  const receiver = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { url = '', headers } = request;
    received.push({ url, type: headers['content-type'], body: Buffer.concat(pieces).toString() });
    response.writeHead(status).end('{}');
  });

  beforeAll(async () => {
    db = await testDatabase();
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    const { port } = receiver.address() as AddressInfo;
    serving = await serve(db, {
      config: { consoleErrorsDsn: `http://abc123@127.0.0.1:${port}/glitch/42` },
      log: (message, details) => void lines.push({ message, details }),
    });
  });
  afterAll(async () => {
    await serving.close();
    receiver.closeAllConnections();
    receiver.close();
    await db.close();
  });
  beforeEach(async () => {
    lines.length = 0;
    received.length = 0;
    status = 200;
    await db.asOwner((tx) => tx.deleteFrom('rate_counter').execute());
  });

  const send = (body: object) =>
    fetch(`${serving.url}${consoleErrorReport.path}`, {
      method: consoleErrorReport.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('is logged and counted, of anybody', async () => {
    const grown = await growing(db, 'sportello_console_errors_total{console="school",kind="render"}');
    expect((await send(report)).status).toBe(204);
    expect(lines).toEqual([{ message: 'An error in a browser', details: report }]);
    expect(await grown()).toEqual([1]);
  });

  it('is forwarded as a Sentry envelope to the receiver that is configured', async () => {
    await send(report);
    await expect.poll(() => received).toHaveLength(1);
    const [{ url, type, body } = { url: '', type: '', body: '' }] = received;
    expect(url).toBe('/glitch/api/42/envelope/?sentry_key=abc123&sentry_version=7');
    expect(type).toBe('application/x-sentry-envelope');
    const [head, item, event] = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(item).toEqual({ type: 'event' });
    expect(head.event_id).toMatch(/^[0-9a-f]{32}$/);
    expect(event).toMatchObject({
      event_id: head.event_id,
      platform: 'javascript',
      release: 'sportello@1.0.0',
      transaction: '/user/*',
      tags: { console: 'school', kind: 'render', browser: 'Chrome 130' },
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: {
              frames: [
                { filename: 'app:///assets/ResourceList-3pNSQ5ju.js', lineno: 2, colno: 17, in_app: true },
                { filename: 'app:///assets/index-BWI9lClx.js', lineno: 1, colno: 2345, in_app: true },
              ],
            },
          },
        ],
      },
    });
  });

  it('says once that the receiver does not answer, and once that it does again', async () => {
    status = 500;
    for (let times = 1; times <= 2; times += 1) {
      await send(report);
      await expect.poll(() => received).toHaveLength(times);
    }
    const outages = () => lines.map(({ message }) => message).filter((one) => one.startsWith('The receiver'));
    await expect
      .poll(outages)
      .toEqual([
        'The receiver of CONSOLE_ERRORS_DSN does not answer: it answers 500. The reports are in the log.',
      ]);
    status = 200;
    await send(report);
    await expect.poll(() => outages().length).toBe(2);
  });

  it.each([
    ['a message', { ...report, message: 'Mario Rossi' }],
    ['a class with a name in it', { ...report, name: 'Mario Rossi' }],
    ['an address with who it is about', { ...report, route: '/user/rossi.SG10001' }],
    ['an address with a number', { ...report, route: '/user/123' }],
    ['an address with a query', { ...report, route: '/user?q=rossi' }],
    ['a line of another site', { ...report, stack: ['https://example.org/a.js:1:2'] }],
    ['a line with a text', { ...report, stack: ['assets/a.js:1:2 Mario Rossi'] }],
    ['too many lines', { ...report, stack: Array.from({ length: 11 }, () => report.stack?.[0]) }],
    ['another browser', { ...report, browser: 'Mario Rossi' }],
    ['another kind', { ...report, kind: 'x' }],
    ['nothing', {}],
  ])('is refused where it could hold something about a person: %s', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
    expect(lines).toEqual([]);
  });

  it('is refused where it is larger than a report can be', async () => {
    expect((await send({ ...report, name: 'E'.repeat(20_000) })).status).toBe(413);
    expect(lines).toEqual([]);
  });

  it('is refused after sixty from one address in a minute', async () => {
    const answers: number[] = [];
    for (let times = 0; times <= 60; times += 1) answers.push((await send(report)).status);
    expect(answers.filter((one) => one === 204)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
    expect(lines.filter(({ message }) => message === 'An error in a browser')).toHaveLength(60);
  });
});
