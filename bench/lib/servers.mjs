import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

const listen = (server) =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ url: `http://localhost:${server.address().port}`, close: () => server.close() }),
    ),
  );

/** Serves a built peer, and the users to it. */
export function servePeer(folder, users) {
  return listen(
    createServer((asked, answer) => {
      const path = new URL(asked.url, 'http://localhost').pathname;
      if (path === '/users.json') return answerWith(answer, users, 'application/json');
      const file = join(folder, path);
      const found = existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
      return answerWith(answer, readFileSync(found), TYPES[extname(found)] ?? 'application/octet-stream');
    }),
  );
}

/**
 * Stands before the provider and passes everything on, but answers the list of users itself, from memory, as
 * servePeer does: what is compared is the console, not the database behind it.
 * @param {() => { port: number, users: Buffer | undefined }} behind
 */
export function serveOurs(behind) {
  return listen(
    createServer((asked, answer) => {
      const { port, users } = behind();
      if (users && asked.method === 'POST' && asked.url.endsWith('/find')) {
        return answerWith(answer, users, 'application/json');
      }
      const options = { port, path: asked.url, method: asked.method, headers: asked.headers };
      const passed = request(options, (given) => {
        answer.writeHead(given.statusCode, given.headers);
        given.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      return asked.pipe(passed);
    }),
  );
}

function answerWith(answer, body, type) {
  answer.writeHead(200, { 'content-type': type, 'content-length': body.length });
  answer.end(body);
}
