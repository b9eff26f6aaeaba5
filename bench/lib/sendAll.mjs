import { request } from 'node:http';

/**
 * Posts all requests with a fixed concurrency, over reused connections.
 * @param {readonly { path: string, body?: object, headers: object, method?: string }[]} requests prepared and already
 * signed
 * @param {number[]} [each] collects the duration of each request, in milliseconds
 * @returns the seconds that it took
 * @throws when a response is not successful
 */
export async function sendAll(url, requests, { agent, atOnce, each }) {
  let next = 0;
  const work = async () => {
    while (next < requests.length) {
      const one = requests[next];
      next += 1;
      const before = performance.now();
      await send(url, one, agent);
      each?.push(performance.now() - before);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  return (performance.now() - start) / 1000;
}

function send(url, { path, body, headers, method = 'POST' }, agent) {
  return new Promise((resolve, reject) => {
    const type = body && { 'content-type': 'application/json' };
    const options = { method, agent, headers: { ...headers, ...type } };
    const asked = request(new URL(path, url), options, (answer) => {
      let said = '';
      answer.on('data', (chunk) => {
        if (answer.statusCode >= 400) said += chunk;
      });
      answer.on('end', () =>
        answer.statusCode < 400 ? resolve() : reject(new Error(`${path}: ${answer.statusCode} ${said}`)),
      );
    });
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}
