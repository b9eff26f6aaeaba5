// The backend of the example: records in memory, and the built console. Plain Node, nothing of Sportello.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = join(dirname(fileURLToPath(import.meta.url)), '../../dist/standalone');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

const data = {
  bicycles: [
    { id: '1', frame: 'AB123456', model: 'Vento', kind: 'racing', boughtOn: '2024-05-02' },
    { id: '2', frame: 'CD654321', model: 'Mulo', kind: 'cargo', boughtOn: '2023-09-18' },
  ],
  repairs: [
    { id: '1', work: 'Freni', bicycle: '1', price: 3500, state: 'waiting' },
    { id: '2', work: 'Catena', bicycle: '2', price: 2200, state: 'done' },
  ],
};

const etagOf = (record) =>
  `"${createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 16)}"`;

function send(response, status, body, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
const problem = (response, status, title) => send(response, status, { title, status });

function list(response, rows, query) {
  const { _page, _limit, _sort, _order, q, ...filter } = Object.fromEntries(query);
  const found = rows.filter(
    (row) =>
      Object.entries(filter).every(([name, value]) => String(row[name]) === value) &&
      (!q || Object.values(row).some((value) => String(value).toLowerCase().includes(q.toLowerCase()))),
  );
  if (_sort)
    found.sort((a, b) => String(a[_sort]).localeCompare(String(b[_sort])) * (_order === 'desc' ? -1 : 1));
  const size = Number(_limit ?? found.length);
  const from = (Number(_page ?? 1) - 1) * size;
  send(response, 200, found.slice(from, from + size), { 'x-total-count': String(found.length) });
}

async function records(request, response, url) {
  const [, , , name, id] = url.pathname.split('/');
  const rows = Object.hasOwn(data, name) ? data[name] : undefined;
  if (!rows) return problem(response, 404, 'Elenco inesistente');
  let text = '';
  for await (const piece of request) text += piece;
  const body = text ? JSON.parse(text) : {};
  if (id === undefined && request.method === 'GET') return list(response, rows, url.searchParams);
  if (id === undefined && request.method === 'POST') {
    const made = { ...body, ...(name === 'repairs' && { state: 'waiting' }), id: String(rows.length + 1) };
    rows.push(made);
    return send(response, 201, made, { etag: etagOf(made) });
  }
  const place = rows.findIndex((row) => row.id === decodeURIComponent(id ?? ''));
  if (place < 0) return problem(response, 404, 'Elemento inesistente');
  if (request.method === 'PATCH') {
    const wanted = request.headers['if-match'];
    if (wanted && wanted !== etagOf(rows[place])) return problem(response, 412, 'Modificato nel frattempo');
    rows[place] = { ...rows[place], ...body };
  }
  return send(response, 200, rows[place], { etag: etagOf(rows[place]) });
}

const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost');
  if (url.pathname.startsWith('/outside/'))
    return void records(request, response, url).catch(() =>
      problem(response, 400, 'Richiesta non leggibile'),
    );
  const file = join(built, normalize(url.pathname));
  const shown = extname(file) && existsSync(file) ? file : join(built, 'index.html');
  response.writeHead(200, { 'content-type': types[extname(shown)] ?? 'application/octet-stream' });
  createReadStream(shown).pipe(response);
});
server.listen(Number(process.env.PORT ?? 8090), () =>
  process.stdout.write(`http://localhost:${server.address().port}\n`),
);
