import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleFiles } from '../../../provider/http/consoleFiles';
import { answerProblem } from '../../../provider/http/problem';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  const place = mkdtempSync(join(tmpdir(), 'sportello-console-'));
  writeFileSync(join(place, 'package.json'), 'nobody else reads this');
  folder = join(place, 'console');
  for (const name of ['assets', 'accesso', 'api']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['index', 'accesso/silenzioso', 'accesso/finestra', 'api/docs']) {
    writeFileSync(join(folder, `${name}.html`), '<script nonce="__CSP_NONCE__"></script>');
  }
  writeFileSync(join(folder, 'assets', 'main.js'), 'start()');
  app = Fastify();
  app.setErrorHandler(answerProblem);
  await consoleFiles(app, folder, async () => undefined, ['https://s3.example']);
});
afterAll(async () => {
  await app.close();
  rmSync(join(folder, '..'), { recursive: true });
});

const get = (url: string, accept = '*/*') => app.inject({ url, headers: { accept } });

describe('the files of the console', () => {
  it('are served, pages with a nonce of their own', async () => {
    expect((await get('/assets/main.js')).body).toBe('start()');
    const pages = await Promise.all([get('/user', 'text/html'), get('/user', 'text/html')]);
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(pages[0]?.body).not.toBe(pages[1]?.body);
  });

  it('may send files to the store outside, and load nothing from it', async () => {
    const policy = String((await get('/user', 'text/html')).headers['content-security-policy']);
    expect(policy.split('; ').filter((rule) => rule.includes('s3.example'))).toEqual([
      "connect-src 'self' https://s3.example",
    ]);
  });

  it('have a first page that any program may ask for, to see whether the console is there', async () => {
    for (const url of ['/', '/?prova']) expect((await get(url)).statusCode).toBe(200);
    expect((await get('/user')).statusCode).toBe(404);
  });

  it.each([
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%00',
    '/assets/missing.js',
  ])('are the only files that are served: %s is refused', async (url) => {
    const answer = await get(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('nobody else');
  });
});
