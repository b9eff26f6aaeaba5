import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { failedStart } from '../../scripts/lib/failedStart.mjs';

it('npm run dev shows in the browser why the provider does not start, and the console again once it does', async () => {
  const failed = failedStart();
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, hmr: false },
    plugins: [failed.plugin],
  });
  const http = createHttp(server.middlewares).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const open = async (accept: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/user`, { headers: { accept } });
    return [response.status, await response.text()] as const;
  };
  expect((await open('text/html'))[0]).toBe(404);
  failed.tell('The tables of <trips> are not as declared.');
  const [status, page] = await open('text/html,*/*');
  expect(status).toBe(503);
  expect(page).toContain('The tables of &lt;trips> are not as declared.');
  expect((await open('application/json'))[0]).toBe(404);
  failed.tell();
  expect((await open('text/html'))[0]).toBe(404);
  http.close();
  await server.close();
});
