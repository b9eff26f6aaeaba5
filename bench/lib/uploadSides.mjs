import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { request } from 'node:http';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Parts uploaded concurrently, as in the console. */
export const AT_ONCE = 3;

const secondsOf = async (work) => {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1000;
};

/** Calls a command of the API as a signed-in person. @returns its response */
export async function command(person, method, path, body) {
  const json = body && { 'content-type': 'application/json' };
  const headers = { 'idempotency-key': randomUUID(), ...json };
  const answer = await person.fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text ? JSON.parse(text) : undefined;
}

/** Starts an upload, has its parts sent, and cancels it. @returns the seconds that `send` reports */
export async function sending(person, { size }, send) {
  const body = { folder: 'bench', name: `${randomUUID()}.bak`, size };
  const { id } = await command(person, 'POST', '/api/uploads', body);
  const address = (number, sha256) => command(person, 'POST', `/api/uploads/${id}/parts`, { number, sha256 });
  const seconds = await send(address);
  await command(person, 'DELETE', `/api/uploads/${id}`);
  return seconds;
}

/** Sends the parts with `curl -T`, one after another; obtaining addresses and SHA-256 is not counted. */
export const byCurl = (person, file) =>
  sending(person, file, async (address) => {
    let seconds = 0;
    for (const [place, { path, sha256 }] of file.parts.entries()) {
      const { url, headers } = await address(place + 1, sha256);
      const named = headers.flatMap(({ name, value }) => ['-H', `${name}: ${value}`]);
      seconds += await secondsOf(() =>
        run('curl', ['-sS', '--fail', '-o', '/dev/null', '-T', path, ...named, url]),
      );
    }
    return seconds;
  });

/** Sends the file in parts from Node: reads and hashes them, requests their addresses, sends them. */
export const byNode = (person, file) =>
  sending(person, file, (address) =>
    secondsOf(async () => {
      const handle = await open(file.path);
      const free = Array.from({ length: AT_ONCE + 1 }, () => Buffer.allocUnsafeSlow(file.partSize));
      const under = new Set();
      for (const [place, { length }] of file.parts.entries()) {
        if (under.size >= AT_ONCE) await Promise.race(under);
        const held = free.pop();
        const { buffer } = await handle.read(held.subarray(0, length), 0, length, place * file.partSize);
        const one = sendPart(address, place + 1, buffer).finally(() => {
          under.delete(one);
          free.push(held);
        });
        under.add(one);
      }
      await Promise.all(under);
      await handle.close();
    }),
  );

async function sendPart(address, number, body) {
  const { url, headers } = await address(number, createHash('sha256').update(body).digest('hex'));
  const named = headers.map(({ name, value }) => [name, value]);
  const sent = Object.fromEntries([...named, ['content-length', body.length]]);
  const status = await new Promise((resolve, reject) => {
    const put = request(url, { method: 'PUT', headers: sent }, (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode)),
    );
    put.on('error', reject).end(body);
  });
  if (status !== 200) throw new Error(`part ${number}: ${status}`);
}
