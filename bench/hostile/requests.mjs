import { connect } from 'node:net';

/** Requests for Node and the form parser: oversized headers, bytes that are not HTTP, forms with many parts. */
export const requests = {
  about: 'heads of requests and forms',
  async requests({ url, person }) {
    const port = Number(new URL(url).port);
    const raw = (text) => async () => {
      const socket = connect(port, '127.0.0.1');
      socket.setEncoding('utf8').on('error', () => undefined);
      socket.write(text);
      const answer = (await socket.toArray()).join('');
      return Number(answer.split(' ')[1] ?? 0);
    };
    const form =
      (body, boundary = 'x') =>
      async () => {
        const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
        return (await person.fetch('/api/signatures/report', { method: 'POST', body, headers })).status;
      };
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
    const HOST = 'Host: localhost\r\n';
    const sent = {
      'an address of a megabyte': raw(`GET /?${'a'.repeat(1_000_000)} HTTP/1.1\r\n${HOST}\r\n`),
      'a header of a megabyte': raw(`GET / HTTP/1.1\r\n${HOST}Cookie: ${'a=b;'.repeat(250_000)}\r\n\r\n`),
      '10,000 headers': raw(`GET / HTTP/1.1\r\n${HOST}${'a: b\r\n'.repeat(10_000)}\r\n`),
      'what is no HTTP': raw('buongiorno\r\n'.repeat(50_000)),
      'a form of 150,000 parts': form(part.repeat(150_000)),
      'a form of one long line': form(`--x\r\n${'a'.repeat(9_000_000)}`),
      'a form of beginnings of boundaries': form('\r\n--'.repeat(2_000_000)),
      'a form of headers': form(`--x\r\n${'a: b\r\n'.repeat(1_000_000)}`),
      'a query of 3,000 names': raw(
        `GET /api/uploads?${'a=b&'.repeat(3000)} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
      ),
      'points of a path': raw(`GET ${'/..'.repeat(4000)} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`),
    };
    return Object.entries(sent).map(([name, send]) => ({ name, send }));
  },
};
