import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportWorker } from '../../../../provider/areas/exportRequests/exportJob';
import { createArchive } from '../../../../provider/objects/createArchive';
import type { DeclaredPart, ObjectStore, UploadName } from '../../../../provider/objects/objectStore';
import { createS3Store } from '../../../../provider/objects/s3/s3Store';
import { WRITTEN_AT_ONCE, writeObject } from '../../../../provider/objects/writeObject';
import { systemClock } from '../../../../provider/systemClock';
import { testDatabase } from '../../../fixtures/database';
import { movableClock } from '../../../fixtures/identityProvider';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type Swift, startSwift } from '../../../fixtures/swift';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const PART = 100_000;
const ORIGIN = 'http://localhost:8080';
const file = Buffer.from(Array.from({ length: 250_000 }, (_, index) => (index * 7919) % 251));
const bytesOf = (number: number) => file.subarray((number - 1) * PART, number * PART);
const declared = (number: number): DeclaredPart => ({
  number,
  offset: (number - 1) * PART,
  length: bytesOf(number).length,
  sha256: sha256(bytesOf(number)),
});
const all = [1, 2, 3].map(declared);

/** Adds one second to a date in S3's format. */
const later = (date = '') =>
  date.replace(/\d\dZ$/, (seconds) => `${String((Number.parseInt(seconds, 10) + 1) % 60).padStart(2, '0')}Z`);

describe('the store on S3', () => {
  let swift: Swift;
  let store: ObjectStore;
  beforeAll(async () => {
    swift = await startSwift(ORIGIN);
    store = createS3Store(swift, systemClock);
  });
  afterAll(() => swift?.stop());

  const begin = async (customerCode = 'SG10001'): Promise<UploadName> => {
    const name = { customerCode, id: randomUUID() };
    const storeId = await store.begin(name, file.length);
    return { ...name, size: file.length, storeId };
  };
  const put = async (url: string, headers: Readonly<Record<string, string>>, body: Uint8Array) =>
    (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) })).status;
  const send = async (upload: UploadName, number: number) => {
    const { url, headers } = await store.address(upload, declared(number));
    return put(url, headers, bytesOf(number));
  };

  it('takes parts straight from the sender of the file, and puts them together', async () => {
    const upload = await begin();
    for (const number of [3, 1]) expect(await send(upload, number)).toBe(200);
    expect(await store.parts(upload)).toMatchObject([
      { number: 1, length: PART },
      { number: 3, length: 50_000 },
    ]);
    await send(upload, 2);
    expect(await store.finish(upload, all, sha256(file))).toEqual({ outcome: 'whole', checked: 'parts' });
    const chunks: Uint8Array[] = [];
    for await (const chunk of await store.read(upload)) chunks.push(chunk);
    expect(Buffer.concat(chunks)).toEqual(file);
    // The response was lost, and the call is repeated.
    expect(await store.finish(upload, all, sha256(file))).toEqual({ outcome: 'whole', checked: 'parts' });
  });

  it('puts together parts whose numbers have gaps, and leaves out what is not among them', async () => {
    const upload = await begin();
    const numbered = all.map((part, place) => ({ ...part, number: place * 8 + 1 }));
    for (const part of [...numbered, { ...declared(2), number: 2 }]) {
      const { url, headers } = await store.address(upload, part);
      expect(await put(url, headers, file.subarray(part.offset, part.offset + part.length))).toBe(200);
    }
    expect(await store.finish(upload, numbered)).toEqual({ outcome: 'whole', checked: 'parts' });
    const chunks: Uint8Array[] = [];
    for await (const chunk of await store.read(upload)) chunks.push(chunk);
    expect(Buffer.concat(chunks)).toEqual(file);
  });

  it('answers a ping, and not for a bucket that does not exist', async () => {
    await store.ping();
    await expect(createS3Store({ ...swift, bucket: 'nobody' }, systemClock).ping()).rejects.toThrow();
  });

  it('refuses an address for another part, object, length or content than it was made for; used twice it brings the same', async () => {
    const upload = await begin();
    const other = await begin('SG10002');
    const { url, headers } = await store.address(upload, declared(1));
    const altered: [string, Readonly<Record<string, string>>, Uint8Array][] = [
      [url.replace('partNumber=1', 'partNumber=2'), headers, bytesOf(1)],
      [url.replace(`SG10001/${upload.id}`, `SG10002/${other.id}`), headers, bytesOf(1)],
      [url, { ...headers, 'x-amz-date': later(headers['x-amz-date']) }, bytesOf(1)],
      [url, headers, bytesOf(1).subarray(1)],
      [url, headers, Buffer.alloc(PART, 1)],
      [url, {}, bytesOf(1)],
      [url, { ...headers, 'x-amz-content-sha256': sha256(Buffer.alloc(PART, 1)) }, Buffer.alloc(PART, 1)],
    ];
    for (const [address, sent, bytes] of altered) {
      expect(await put(address, sent, bytes)).toBeGreaterThanOrEqual(400);
    }
    expect(await store.parts(upload)).toEqual([]);
    for (const _time of ['first', 'second']) expect(await put(url, headers, bytesOf(1))).toBe(200);
    expect(await store.parts(upload)).toMatchObject([{ number: 1, length: PART }]);
  });

  it('makes addresses that hold for five minutes', async () => {
    const clock = movableClock();
    const upload = await begin();
    clock.move(-305_000);
    const { url, headers } = await createS3Store(swift, clock).address(upload, declared(1));
    expect(await put(url, headers, bytesOf(1))).toBe(403);
    expect(await store.parts(upload)).toEqual([]);
  });

  it('lets pages of the console send parts, and nobody else’s', async () => {
    const upload = await begin();
    const { url } = await store.address(upload, declared(1));
    const asked = async (origin: string) => {
      const preflight = {
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,x-amz-content-sha256,x-amz-date',
      };
      const { headers } = await fetch(url, { method: 'OPTIONS', headers: { origin, ...preflight } });
      return headers.get('access-control-allow-origin');
    };
    expect(await asked(ORIGIN)).toBe(ORIGIN);
    expect(await asked('http://elsewhere.example')).toBeNull();
  });

  it('accepts no part of an aborted upload at an earlier address, and changes no complete file', async () => {
    const [givenUp, whole] = [await begin(), await begin()];
    const before = await store.address(givenUp, declared(1));
    await store.abandon(givenUp);
    expect(await put(before.url, before.headers, bytesOf(1))).toBe(404);
    const again = await store.address(whole, declared(1));
    for (const number of [1, 2, 3]) await send(whole, number);
    await store.finish(whole, all, sha256(file));
    // Some stores respond 404 and others 200: the address accepts only the same bytes, and the file is unchanged.
    await put(again.url, again.headers, bytesOf(1));
    expect(await store.finish(whole, all, sha256(file))).toEqual({ outcome: 'whole', checked: 'parts' });
    expect(sha256(await buffer(await store.read(whole)))).toBe(sha256(file));
  });

  it('lets go of what was given up, lists what is there and removes it', async () => {
    const [upload, whole] = [await begin('SG10009'), await begin('SG10009')];
    for (const number of [1, 2, 3]) await send(whole, number);
    await store.finish(whole, all, sha256(file));
    const theirs = async () => {
      const found: unknown[] = [];
      for await (const { customerCode, id, state } of store.list()) {
        if (customerCode === 'SG10009') found.push([id, state]);
      }
      return found;
    };
    expect(await theirs()).toEqual([
      [upload.id, 'unfinished'],
      [whole.id, 'whole'],
    ]);
    for (const _ of [1, 2]) {
      await store.abandon(upload);
      await store.remove(whole);
    }
    expect(await theirs()).toEqual([]);
    await expect(store.parts(upload)).rejects.toMatchObject({ code: 'notFound' });
    await expect(store.finish(upload, all, sha256(file))).rejects.toMatchObject({ code: 'notFound' });
    await expect(store.read(whole)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('holds the export of the data of a school, written as it is made; of one that is cancelled it keeps nothing', async () => {
    const db = await testDatabase();
    const school = { customer_code: 'SG10007', des_email: 'ds@example.org', data_rich: new Date() };
    await seedSchool(db, 'SG10007', { licences: ['WWA'], accounts: [{ username: 'supervisor' }] });
    const request = { ...school, cognome_nome_supervisor: 'Rossi Maria', requested_by: 'supervisor.SG10007' };
    const asked = { ...request, applicazioni: '["WWA"]', begins_at: new Date() };
    await db.asOwner((tx) =>
      tx
        .insertInto('export_request')
        .values([1, 2].map((prg_richiesta) => ({ ...asked, prg_richiesta })))
        .execute(),
    );
    const row = (prg_richiesta: number) =>
      db.asOwner((tx) =>
        tx
          .selectFrom('export_request')
          .selectAll()
          .where('prg_richiesta', '=', prg_richiesta)
          .executeTakeFirstOrThrow(),
      );
    const cancel = () =>
      db.asOwner((tx) =>
        tx
          .updateTable('export_request')
          .set({ removed_at: new Date() })
          .where('prg_richiesta', '=', 2)
          .execute(),
      );
    const cancelled: typeof store = {
      ...store,
      begin: async (name, size) => {
        await cancel();
        return store.begin(name, size);
      },
    };
    const make = (objects: ObjectStore, prgRichiesta: number) =>
      exportWorker({ db, clock: systemClock, objects, publicUrl: ORIGIN }).run({
        customerCode: 'SG10007',
        prgRichiesta,
      });
    await make(store, 1);
    await make(cancelled, 2);
    const { nome_file, object_id, store: kind, size, sha256: sum } = await row(1);
    expect([kind, (await row(2)).nome_file]).toEqual(['s3', null]);
    const name = { customerCode: 'SG10007', id: object_id ?? '' };
    const { url } = await store.download(name, { fileName: nome_file ?? '', back: '/' });
    const answer = await fetch(url);
    expect(answer.headers.get('content-disposition')).toContain('esportazione-SG10007-1.zip');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.length, sha256(bytes)]).toEqual([size, sum]);
    expect(Object.keys(unzipSync(bytes))).toContain('manifest.json');
    const kept: string[] = [];
    for await (const { customerCode, id } of store.list()) if (customerCode === 'SG10007') kept.push(id);
    expect(kept).toEqual([object_id]);
    await db.close();
  });

  it('is unavailable when S3 is away, or does not know us', async () => {
    const name = { customerCode: 'SG10001', id: randomUUID() };
    for (const config of [
      { ...swift, secretAccessKey: 'other' },
      { ...swift, bucket: 'none' },
      { ...swift, endpoint: 'http://127.0.0.1:1' },
    ]) {
      await expect(createS3Store(config, systemClock).begin(name, 1)).rejects.toMatchObject({
        code: 'unavailable',
      });
    }
  });

  it('takes what is made piece by piece, and nothing at all, in place of what was there', async () => {
    const name = { customerCode: 'SG10001', id: randomUUID() };
    const large = Buffer.alloc(WRITTEN_AT_ONCE + 1, 'sportello ');
    for (const bytes of [file, large, Buffer.alloc(0)]) {
      const written = await writeObject(store, name, Readable.from([bytes]));
      expect(written).toEqual({ size: bytes.length, sha256: sha256(bytes) });
      expect(sha256(await buffer(await store.read(name)))).toBe(written.sha256);
    }
  });

  it('keeps an archive, of which the newest files of a folder are found, and which holds no files of schools', async () => {
    const archive = createArchive({ s3: swift, dataDir: '' }, systemClock);
    expect(await archive.since('audit', '2026-01-01')).toEqual([]);
    for (const day of ['2026-11-21', '2026-11-23', '2026-11-22'])
      await archive.write(`audit/${day}.json`, day);
    const packed = Buffer.from([31, 139, 0, 255]);
    await archive.write('lines/audit/SG10001/000001-2026-10.jsonl.gz', packed);
    const since = ['audit/2026-11-22.json', 'audit/2026-11-23.json'];
    expect(await archive.since('audit', '2026-11-22')).toEqual(since);
    expect((await archive.read('audit/2026-11-23.json'))?.toString()).toBe('2026-11-23');
    expect(await archive.since('audit', '2026-11-24')).toEqual([]);
    expect(await archive.read('lines/audit/SG10001/000001-2026-10.jsonl.gz')).toEqual(packed);
    expect(await archive.read('lines/none')).toBeUndefined();
    const paths: string[] = [];
    for await (const path of archive.list()) paths.push(path);
    expect(paths).toHaveLength(4);
    expect(paths[3]).toBe('lines/audit/SG10001/000001-2026-10.jsonl.gz');
    const listed: string[] = [];
    for await (const { customerCode } of store.list()) listed.push(customerCode);
    expect(listed).not.toContain('archive');
  });
});
