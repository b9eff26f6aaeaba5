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
      return answerFile(answer, found);
    }),
  );
}

/**
 * Proxies the provider, but answers the list of users itself, from memory, as servePeer does: the benchmark compares
 * consoles, not the database behind them. If `limit` is the folder of a console with its own list, its pages and files
 * replace ours.
 * @param {() => { port: number, users: Buffer | undefined, limit: string | undefined }} behind
 */
export function serveOurs(behind) {
  return listen(
    createServer((asked, answer) => {
      const { port, users, limit } = behind();
      if (users && asked.method === 'POST' && asked.url.endsWith('/find')) {
        return answerWith(answer, users, 'application/json');
      }
      const own = limit && asked.url.startsWith('/assets/') && join(limit, asked.url);
      if (own && existsSync(own)) return answerFile(answer, own);
      const options = { port, path: asked.url, method: asked.method, headers: asked.headers };
      const passed = request(options, (given) => {
        const nonce = limit && nonceOf(given.headers);
        if (nonce && !OF_THE_PROVIDER.test(asked.url)) return answerPage(answer, given, limit, nonce);
        answer.writeHead(given.statusCode, given.headers);
        given.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      return asked.pipe(passed);
    }),
  );
}

/** Pages outside the console: those of the sign-in, and the two small ones that it returns to. */
const OF_THE_PROVIDER = /^\/(oidc|accedi|accesso\/(silenzioso|finestra))/;

const nonceOf = (headers) => /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];

/** Answers with the page of another build, under the policy of the page that it replaces. */
function answerPage(answer, given, folder, nonce) {
  given.resume();
  const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = given.headers;
  answer.writeHead(given.statusCode, headers);
  answer.end(readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('__CSP_NONCE__', nonce));
}

const answerFile = (answer, file) =>
  answerWith(answer, readFileSync(file), TYPES[extname(file)] ?? 'application/octet-stream');

function answerWith(answer, body, type) {
  answer.writeHead(200, { 'content-type': type, 'content-length': body.length });
  answer.end(body);
}
