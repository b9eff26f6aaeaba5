import { createHash, randomUUID } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { problemOf } from '../../../../provider/http/problem';
import { createDiskStore, type DiskStore } from '../../../../provider/objects/disk/diskStore';
import { objectRoute } from '../../../../provider/objects/disk/objectRoute';
import type { DeclaredPart, UploadName } from '../../../../provider/objects/objectStore';
import { Refusal } from '../../../../provider/refusal';
import { diskSteps } from '../../../fixtures/diskSteps';
import { movableClock } from '../../../fixtures/identityProvider';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
async function arrayOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const PART = 1000;
/** Two parts and a shorter third. */
const file = Buffer.from(Array.from({ length: 2500 }, (_, index) => (index * 7919) % 251));
const bytesOf = (number: number) => file.subarray((number - 1) * PART, number * PART);
const declared = (number: number): DeclaredPart => ({
  number,
  offset: (number - 1) * PART,
  length: bytesOf(number).length,
  sha256: sha256(bytesOf(number)),
});
const all = [1, 2, 3].map(declared);

describe('the store on the disk', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sportello-objects-'));
  const clock = movableClock();
  let free = 1e12;
  let store: DiskStore;
  let app: FastifyInstance;
  const options = { dataDir, publicUrl: 'http://localhost:1', clock, key: async () => 'a key for tests' };
  beforeAll(async () => {
    store = createDiskStore({ ...options, room: async () => free });
    app = Fastify();
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Refusal)) return reply.code(500).send(String(error));
      const problem = problemOf(error);
      return reply.code(problem.status).send(problem);
    });
    objectRoute(app, store);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const begin = async (customerCode = 'SG10001'): Promise<UploadName> => {
    const name = { customerCode, id: randomUUID() };
    const storeId = await store.begin(name, file.length);
    return { ...name, size: file.length, storeId };
  };
  const addressOf = async (upload: UploadName, part: DeclaredPart) =>
    (await store.address(upload, part)).url.replace('http://localhost:1', '');
  const put = (url: string, payload: Buffer, headers: Record<string, string> = {}) =>
    app.inject({ method: 'PUT', url, payload, headers });
  const send = async (upload: UploadName, number: number) =>
    put(await addressOf(upload, declared(number)), bytesOf(number));
  const codeOf = async (answer: ReturnType<typeof put>) => {
    const { statusCode, body } = await answer;
    return statusCode === 200 ? 'taken' : [statusCode, JSON.parse(body).code];
  };
  const pathOf = ({ customerCode, id }: UploadName, ...more: string[]) =>
    join(dataDir, 'objects', 'arriving', customerCode, id, ...more);

  it('is on the disk under its name before it is said to be whole', async () => {
    const upload = await begin('SG10009');
    for (const number of [1, 2, 3]) await send(upload, number);
    const { steps, stop } = diskSteps(join(dataDir, 'objects'));
    await store.finish(upload, all).finally(stop);
    const whole = [`name whole/SG10009/${upload.id}`, 'sync whole/SG10009', 'sync whole'];
    expect(steps.slice(0, 3)).toEqual(whole);
    await store.remove(upload);
  });

  it('is put together once where two ask for it at once, and both get the answer that it is whole', async () => {
    const upload = await begin();
    for (const number of [1, 2, 3]) await send(upload, number);
    const whole = { outcome: 'whole', checked: 'file', sha256: sha256(file) };
    const finish = () => store.finish(upload, all, sha256(file));
    expect(await Promise.all([finish(), finish()])).toEqual([whole, whole]);
    await store.remove(upload);
  });

  it('writes parts at their place, in any order, and puts them together when all are there', async () => {
    const upload = await begin();
    for (const number of [3, 1]) expect((await send(upload, number)).headers.etag).toMatch(/^"[\da-f]{64}"$/);
    expect(await store.parts(upload)).toEqual([
      { number: 1, length: 1000 },
      { number: 3, length: 500 },
    ]);
    await send(upload, 2);
    const whole = { outcome: 'whole', checked: 'file', sha256: sha256(file) };
    expect(await store.finish(upload, all)).toEqual(whole);
    expect(readFileSync(join(dataDir, 'objects', 'whole', 'SG10001', upload.id))).toEqual(file);
    await expect(store.parts(upload)).rejects.toMatchObject({ code: 'notFound' });
    // The response was lost, and the call is repeated.
    expect(await store.finish(upload, all, sha256(file))).toEqual(whole);
  });

  it('refuses an address for another part, school, object, length or content than it was made for', async () => {
    const upload = await begin();
    const address = await addressOf(upload, declared(1));
    const altered = [
      address.replace(`/1?`, '/2?'),
      address.replace('SG10001', 'SG10002'),
      address.replace(upload.id, randomUUID()),
      address.replace('length=1000', 'length=1001'),
      address.replace('offset=0', 'offset=1000'),
      address.replace(declared(1).sha256, declared(2).sha256),
      address.replace(/signature=.*/, 'signature='),
      address.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 60}`),
      address.replace(/\?.*/, ''),
    ];
    expect(new Set(altered).size).toBe(altered.length);
    for (const url of altered) expect(await codeOf(put(url, bytesOf(1)))).toEqual([403, 'addressRefused']);
    expect((await app.inject({ method: 'GET', url: address })).statusCode).toBe(404);
    expect(await store.parts(upload)).toEqual([]);
  });

  it('refuses an address after five minutes', async () => {
    const upload = await begin();
    const address = await addressOf(upload, declared(1));
    clock.move(299_000);
    expect(await codeOf(put(await addressOf(upload, declared(3)), bytesOf(3)))).toBe('taken');
    clock.move(2_000);
    expect(await codeOf(put(address, bytesOf(1)))).toEqual([403, 'addressExpired']);
    expect(await store.parts(upload)).toHaveLength(1);
  });

  it('serves an object at an address valid for five minutes, for this school, object, name and page only', async () => {
    const [own, foreign] = [await begin('SG10001'), await begin('SG10002')];
    for (const upload of [own, foreign]) {
      for (const number of [1, 2, 3]) await send(upload, number);
      await store.finish(upload, all, sha256(file));
    }
    const { url } = await store.download(own, { fileName: 'dati.zip', back: '/areaamministrativa' });
    const address = url.replace('http://localhost:1', '');
    const get = (path: string) => app.inject({ method: 'GET', url: path });
    for (const _time of ['first', 'again']) expect((await get(address)).rawPayload).toEqual(file);
    const until = /expires=(\d+)/.exec(address)?.[1] ?? '';
    for (const altered of [
      address.replace(`SG10001/${own.id}`, `SG10002/${foreign.id}`),
      address.replace(own.id, foreign.id),
      address.replace('dati.zip', 'dati.exe'),
      address.replace('back=%2F', 'back=https%3A%2F%2Fevil.example%2F'),
      address.replace(until, String(Number(until) + 3600)),
      address.replace(/signature=[^&]+/, 'signature='),
      (await addressOf(await begin(), declared(1))).replace(/\/1\?/, '?'),
    ])
      expect((await get(altered)).statusCode, altered).toBe(403);
    clock.move(300_000);
    const over = await get(address);
    expect([over.statusCode, over.headers.location]).toEqual([303, '/areaamministrativa']);
    for (const upload of [own, foreign]) await store.remove(upload);
  });

  it('takes a part once', async () => {
    const upload = await begin();
    const address = await addressOf(upload, declared(1));
    expect(await codeOf(put(address, bytesOf(1)))).toBe('taken');
    expect(await codeOf(put(address, bytesOf(1)))).toEqual([409, 'partThere']);
    expect(await store.parts(upload)).toHaveLength(1);
  });

  it('stops writing once another process has taken the part, also into the whole file', async () => {
    const upload = await begin();
    const slow = new PassThrough();
    const address = new URL(await addressOf(upload, declared(1)), 'http://localhost:1');
    const [, , customerCode = '', id = '', number = ''] = address.pathname.split('/');
    const taken = store.take({ customerCode, id, number }, Object.fromEntries(address.searchParams), {
      length: PART,
      bytes: slow,
    });
    taken.catch(() => undefined);
    await expect.poll(() => readdirSync(pathOf(upload))).toContain('1.part.turn');
    vi.resetModules();
    const elsewhere = await import('../../../../provider/objects/disk/diskStore');
    const other = elsewhere.createDiskStore(options);
    for (const one of [1, 2, 3]) await other.put(upload, declared(one), bytesOf(one));
    expect(await other.finish(upload, all, sha256(file))).toMatchObject({ outcome: 'whole' });
    slow.end(Buffer.alloc(PART, 'x'));
    await expect(taken).rejects.toMatchObject({ code: 'partThere' });
    expect(readFileSync(join(dataDir, 'objects', 'whole', 'SG10001', upload.id))).toEqual(file);
  });

  it('keeps nothing of a part whose length or content is not what was declared', async () => {
    const upload = await begin();
    const address = await addressOf(upload, declared(1));
    const other = Buffer.alloc(1000, 1);
    const length = (value: number) => ({ 'content-length': String(value) });
    expect(await codeOf(put(address, bytesOf(1).subarray(1)))).toEqual([422, 'partLength']);
    expect(await codeOf(put(address, Buffer.alloc(0)))).toEqual([422, 'partLength']);
    // The announced length differs from the sent one.
    expect(await codeOf(put(address, bytesOf(1).subarray(1), length(1000)))).toEqual([422, 'partLength']);
    expect(await codeOf(put(address, file.subarray(0, 1001), length(1000)))).toEqual([422, 'partLength']);
    expect(await codeOf(put(address, other))).toEqual([422, 'partDamaged']);
    expect(await store.parts(upload)).toEqual([]);
    expect(await codeOf(put(address, bytesOf(1)))).toBe('taken');
  });

  it('is not whole when the disk has lost something, and asks for those parts again', async () => {
    const upload = await begin();
    for (const number of [1, 2, 3]) await send(upload, number);
    truncateSync(pathOf(upload, 'bytes'), 1500);
    const finished = await store.finish(upload, all, sha256(file));
    expect(finished).toEqual({ outcome: 'damaged', parts: [2, 3] });
    for (const number of [2, 3]) expect((await send(upload, number)).statusCode).toBe(200);
    expect((await store.finish(upload, all, sha256(file))).outcome).toBe('whole');
  });

  it('is not whole when the file has another SHA-256 than was said, or more bytes than its parts', async () => {
    const upload = await begin();
    for (const number of [1, 2, 3]) await send(upload, number);
    expect(await store.finish(upload, all, sha256(bytesOf(1)))).toEqual({ outcome: 'otherFile' });
    writeFileSync(pathOf(upload, 'bytes'), 'more', { flag: 'a' });
    for (const said of [sha256(file), undefined])
      expect(await store.finish(upload, all, said)).toEqual({ outcome: 'otherFile' });
  });

  it('says that there is no room: before it begins, before a part, and where the disk itself is full', async () => {
    const upload = await begin();
    const address = await addressOf(upload, declared(1));
    free = 100_000_000;
    await expect(begin()).rejects.toMatchObject({ code: 'noRoom' });
    expect(await codeOf(put(address, bytesOf(1)))).toEqual([507, 'noRoom']);
    free = 1e12;
    // A disk that the kernel reports as full.
    rmSync(pathOf(upload, 'bytes'));
    symlinkSync('/dev/full', pathOf(upload, 'bytes'));
    expect(await codeOf(put(address, bytesOf(1)))).toEqual([507, 'noRoom']);
    expect(await store.parts(upload)).toEqual([]);
    rmSync(pathOf(upload, 'bytes'));
    writeFileSync(pathOf(upload, 'bytes'), '');
    expect(await codeOf(put(address, bytesOf(1)))).toBe('taken');
  });

  it('lets go of what was given up, and takes no part of it any more', async () => {
    const upload = await begin();
    await send(upload, 1);
    const address = await addressOf(upload, declared(2));
    await store.abandon(upload);
    await store.abandon(upload);
    expect(await codeOf(put(address, bytesOf(2)))).toEqual([404, 'notFound']);
    await expect(store.finish(upload, all, sha256(file))).rejects.toMatchObject({ code: 'notFound' });
  });

  it('names nothing outside of its folder', async () => {
    for (const name of [
      { customerCode: '..', id: randomUUID() },
      { customerCode: 'SG10001', id: '../../secret.key' },
    ]) {
      await expect(store.begin(name, 1)).rejects.toMatchObject({ code: 'notFound' });
      await expect(store.read(name)).rejects.toMatchObject({ code: 'notFound' });
    }
  });

  it('lists what is there, removes it, and reads it', async () => {
    const upload = await begin('SG10009');
    const whole = await begin('SG10009');
    for (const number of [1, 2, 3]) await send(whole, number);
    await store.finish(whole, all, sha256(file));
    expect(Buffer.concat(await arrayOf<Uint8Array>(await store.read(whole)))).toEqual(file);
    const theirs = async () =>
      (await arrayOf(store.list()))
        .filter(({ customerCode }) => customerCode === 'SG10009')
        .map(({ id, state }) => [id, state]);
    expect(await theirs()).toEqual([
      [upload.id, 'unfinished'],
      [whole.id, 'whole'],
    ]);
    await store.remove(whole);
    await store.abandon(upload);
    expect(await theirs()).toEqual([]);
  });
});
