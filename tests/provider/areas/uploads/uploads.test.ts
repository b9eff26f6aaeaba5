import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  uploadAddress,
  uploadBegin,
  uploadFinish,
  uploadList,
  uploadRead,
  uploadRemove,
} from '../../../../contract/uploads/endpoints';
import { MOST_PARTS, PART_SIZE, type Upload } from '../../../../contract/uploads/upload';
import { fileRemovalWorker } from '../../../../provider/uploads/removeFile';
import { ask, refusal } from '../../../fixtures/ask';
import { doDueJobs } from '../../../fixtures/dueJobs';
import { meanwhile } from '../../../fixtures/meanwhile';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const supervisor = 'supervisor.SG10001';
const elsewhere = 'supervisor.SG10002';
const others = ['gestore', 'campus', 'docente'].map((name) => `${name}.SG10001`);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const PART = 1000;
const file = Buffer.from(Array.from({ length: 2500 }, (_, index) => (index * 7919) % 251));
const bytesOf = (number: number) => file.subarray((number - 1) * PART, number * PART);
const dataDir = mkdtempSync(join(tmpdir(), 'sportello-uploads-'));
const objects = join(dataDir, 'objects');
const nowhere = '00000000-0000-0000-0000-000000000000';

describe('uploads', () => {
  const people = peopleForTests([supervisor, elsewhere, ...others], async () => undefined, { dataDir });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const body = (more = {}) => ({
    folder: 'transfer/MIIC812003',
    name: `${randomUUID()}.zip`,
    size: 2500,
    ...more,
  });
  const begin = (more = {}, who = supervisor) => ask(people.as(who), uploadBegin, { body: body(more) });
  /** Begins an upload with short parts, so that there are several. */
  async function begun(more = {}): Promise<Upload> {
    const { id, name } = (await begin(more)).body;
    await people.db.asOwner((tx) =>
      tx.updateTable('upload').set({ part_size: PART }).where('id', '=', id).execute(),
    );
    return (await begin({ ...more, name })).body;
  }
  const address = (id: string, number: number, of = sha256(bytesOf(number)), who = supervisor) =>
    ask(people.as(who), uploadAddress, { params: { id }, body: { number, sha256: of } });
  const put = async (url: string, bytes: Uint8Array) => {
    const answer = await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) });
    return answer.ok ? 'taken' : ((await answer.json()) as { code: string }).code;
  };
  const send = async (id: string, number: number) =>
    put((await address(id, number)).body.url, bytesOf(number));
  /** @param of the sender's hash of the whole file, where the store would compute it */
  const finish = (id: string, of?: string, who = supervisor) =>
    ask(people.as(who), uploadFinish, { params: { id }, body: of ? { sha256: of } : {} });
  const read = async (id: string, who = supervisor) => ask(people.as(who), uploadRead, { params: { id } });

  it('take a file in parts, and have it when size and SHA-256 are those of its bytes', async () => {
    const { id, name, state, hashedBy } = await begun();
    expect([state, hashedBy]).toEqual(['sending', 'store']);
    for (const number of [3, 1]) expect(await send(id, number)).toBe('taken');
    expect((await read(id)).body).toMatchObject({ arrivedBytes: 1500, state: 'sending' });
    expect(refusal(await finish(id))).toEqual({ status: 409, code: 'uploadIncomplete' });
    await send(id, 2);
    const { body: stored } = await finish(id);
    expect(stored).toMatchObject({
      id,
      name,
      state: 'stored',
      arrivedBytes: 2500,
      sha256: sha256(file),
      checked: 'file',
    });
    expect(readFileSync(join(objects, 'whole', 'SG10001', id))).toEqual(file);
    // The response was lost: a repeated call returns the same.
    expect((await finish(id)).body).toEqual(stored);
    expect(refusal(await address(id, 1))).toEqual({ status: 409, code: 'conflict' });
  });

  it('go on where they stopped, with what was said of the parts that are there, no matter who asks', async () => {
    const { id, name } = await begun();
    await send(id, 2);
    const again = (await begin({ name })).body;
    expect(again).toMatchObject({
      id,
      arrived: [{ number: 2, sha256: sha256(bytesOf(2)) }],
      arrivedBytes: 1000,
    });
    expect(await put((await address(id, 1)).body.url, bytesOf(1))).toBe('taken');
    expect((await begin({ name })).body.arrivedBytes).toBe(2000);
  });

  it('take a part in pieces, count it when all are there, and put pieces and whole parts together', async () => {
    const { id, name, pieces } = await begun();
    expect(pieces).toBe(8);
    const bytesOfPiece = (number: number, piece: number) =>
      bytesOf(number).subarray((piece - 1) * 125, piece * 125);
    const addressOf = (number: number, piece: number, bytes = bytesOfPiece(number, piece)) =>
      ask(people.as(supervisor), uploadAddress, {
        params: { id },
        body: { number, piece, sha256: sha256(bytes) },
      });
    const sendPiece = async (number: number, piece: number) =>
      put((await addressOf(number, piece)).body.url, bytesOfPiece(number, piece));
    // A whole part that broke off leaves its declaration behind, and no bytes.
    await address(id, 2);
    for (const piece of [2, 1]) expect(await sendPiece(2, piece)).toBe('taken');
    expect(await sendPiece(2, 1)).toBe('partThere');
    expect((await begin({ name })).body).toMatchObject({
      arrived: [],
      arrivedPieces: [
        { number: 2, piece: 1, sha256: sha256(bytesOfPiece(2, 1)) },
        { number: 2, piece: 2, sha256: sha256(bytesOfPiece(2, 2)) },
      ],
      arrivedBytes: 250,
    });
    expect(refusal(await addressOf(2, 1, bytesOf(1)))).toEqual({ status: 409, code: 'otherFile' });
    // The last part has 500 bytes: four pieces.
    expect((await addressOf(3, 5, Buffer.alloc(1))).body.errors).toEqual([
      { field: 'piece', message: 'Il file non ha questa parte.' },
    ]);
    for (const piece of [1, 2, 3, 4]) await sendPiece(3, piece);
    expect(await send(id, 1)).toBe('taken');
    expect(refusal(await finish(id))).toEqual({ status: 409, code: 'uploadIncomplete' });
    for (const piece of [3, 4, 5, 6, 7, 8]) await sendPiece(2, piece);
    expect((await finish(id)).body).toMatchObject({ state: 'stored', sha256: sha256(file) });
    expect(readFileSync(join(objects, 'whole', 'SG10001', id))).toEqual(file);
  });

  it('are of one file: another one is refused by its size, or by the first part that differs', async () => {
    const { id, name } = await begun();
    const bigger = await begin({ name, size: 2501 });
    expect(bigger.body).toMatchObject({
      code: 'otherFile',
      detail: expect.stringContaining('un’altra dimensione'),
    });
    await address(id, 1);
    const answer = await address(id, 1, sha256(bytesOf(2)));
    expect(refusal(answer)).toEqual({ status: 409, code: 'otherFile' });
    expect(answer.body.title).toMatch(/^Il file scelto non è quello/);
  });

  it('have a name once in a folder', async () => {
    const { id, name } = (await begin({ size: 5 })).body;
    const five = Buffer.from('cinque'.slice(0, 5));
    await put((await address(id, 1, sha256(five))).body.url, five);
    expect((await finish(id, sha256(five))).body.state).toBe('stored');
    expect((await begin({ name, size: 5 })).body).toMatchObject({
      code: 'conflict',
      detail: 'Errore: esiste già un allegato con lo stesso nome!',
    });
    expect((await begin({ name, size: 5, folder: 'transfer/altra' })).status).toBe(200);
  });

  it('ask for parts again that the disk has lost, and refuse a file that changed on the way', async () => {
    const { id } = await begun();
    for (const number of [1, 2, 3]) await send(id, number);
    const changed = await finish(id, sha256(bytesOf(1)));
    expect(changed.body).toMatchObject({
      code: 'otherFile',
      detail: expect.stringMatching(/^Il file è cambiato/),
    });
    truncateSync(join(objects, 'arriving', 'SG10001', id, 'bytes'), 1500);
    const damaged = await finish(id);
    expect(damaged.body).toMatchObject({
      code: 'uploadIncomplete',
      detail: expect.stringMatching(/integre/),
    });
    expect((await read(id)).body.arrived.map(({ number }: { number: number }) => number)).toEqual([1]);
    for (const number of [2, 3]) await send(id, number);
    expect((await finish(id)).body.state).toBe('stored');
  });

  it('want to be told the SHA-256 of the whole where they are in a store that they are not read from', async () => {
    const { id } = await begun();
    await people.db.asOwner((tx) =>
      tx.updateTable('upload').set({ store: 's3' }).where('id', '=', id).execute(),
    );
    expect((await read(id)).body.hashedBy).toBe('sender');
    expect((await finish(id)).body).toMatchObject({ code: 'invalid', errors: [{ field: 'sha256' }] });
    expect(refusal(await finish(id, sha256(file)))).toEqual({ status: 409, code: 'uploadIncomplete' });
  });

  it('begin anew where the store has lost everything', async () => {
    const { id, name } = await begun();
    await send(id, 1);
    rmSync(objects, { recursive: true });
    expect((await read(id)).body.arrivedBytes).toBe(0);
    expect((await begin({ name })).body).toMatchObject({ id, arrived: [] });
    for (const number of [1, 2, 3]) expect(await send(id, number)).toBe('taken');
    expect((await finish(id)).body.state).toBe('stored');
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a path for a name', { name: '../../etc/passwd' }, 'name'],
    ['a Windows path for a name', { name: 'C:\\dati.zip' }, 'name'],
    ['two dots for a name', { name: '..' }, 'name'],
    ['a name of 256 characters', { name: 'a'.repeat(256) }, 'name'],
    ['a name of 64 emoji and a letter, 257 bytes', { name: `${'🎒'.repeat(64)}a` }, 'name'],
    ['the name of a device', { name: 'NUL.zip' }, 'name'],
    ['a name that nobody sees', { name: '\u202e\u200b' }, 'name'],
    ['nothing in it', { size: 0 }, 'size'],
    ['10,001 parts', { size: PART_SIZE * MOST_PARTS + 1 }, 'size'],
    ['half a byte', { size: 1.5 }, 'size'],
    ['a folder outside', { folder: '../altrui' }, 'folder'],
  ])('refuse a file with %s, in words', async (_what, more, field) => {
    const answer = await begin(more);
    expect(answer.body).toMatchObject({ code: 'invalid', errors: [{ field }] });
    expect(answer.body.errors[0].message).toMatch(/\p{L}{3}/u);
  });

  it('say what is wrong with an empty file and with one of 10,001 parts', async () => {
    const said = async (size: number) => (await begin({ size })).body.errors[0].message;
    expect(await said(0)).toBe('Il file è vuoto: non c’è nulla da caricare.');
    expect(await said(PART_SIZE * MOST_PARTS + 1)).toBe(
      'Il file è troppo grande: si possono caricare file fino a 500 GB.',
    );
  });

  it.each(['🎒 zaino è già qui.zip', 'a'.repeat(255), "'; drop table upload; --", '<b>.zip', '-rf', '~'])(
    'keep a file called %s, with a name of their own in the store',
    async (name) => {
      const { id } = (await begin({ name })).body;
      expect((await read(id)).body.name).toBe(name);
      expect(readdirSync(join(objects, 'arriving', 'SG10001'))).toContain(id);
    },
  );

  it('are called on one line, by what is seen of their names, and have such a name once', async () => {
    const { id, name } = (await begin({ name: 'fattura\r\n\u202egpj.zip' })).body;
    expect(name).toBe('fattura gpj.zip');
    expect((await begin({ name: 'fattura gpj.zip. ' })).body.id).toBe(id);
    const [composed, decomposed] = ['perch\u00e9.zip', 'perche\u0301.zip'];
    const first = (await begin({ name: decomposed })).body;
    expect(first.name).toBe(composed);
    expect((await begin({ name: composed })).body.id).toBe(first.id);
  });

  it('have no part that the file has not', async () => {
    const { id } = await begun();
    for (const number of [4, MOST_PARTS]) {
      expect(refusal(await address(id, number, sha256(file)))).toEqual({ status: 400, code: 'invalid' });
    }
    expect(refusal(await address(id, MOST_PARTS + 1, sha256(file)))).toEqual({
      status: 400,
      code: 'invalid',
    });
  });

  it('are nothing that another school could find, send to, finish or remove', async () => {
    const { id } = await begun();
    const theirs = people.as(elsewhere);
    const { body: listed } = await ask(theirs, uploadList, { query: { folder: 'transfer/MIIC812003' } });
    expect(listed).toEqual([]);
    for (const unknown of [id, nowhere]) {
      for (const answer of [
        await read(unknown, elsewhere),
        await address(unknown, 1, undefined, elsewhere),
        await finish(unknown, undefined, elsewhere),
        await ask(theirs, uploadRemove, { params: { id: unknown } }),
      ]) {
        expect(refusal(answer)).toEqual({ status: 404, code: 'notFound' });
      }
    }
    expect((await read(id)).body.state).toBe('sending');
  });

  it.each(others)('are not for %s', async (who) => {
    const person = people.as(who);
    for (const answer of [
      await begin({}, who),
      await ask(person, uploadList, { query: { folder: 'transfer/MIIC812003' } }),
      await read(nowhere, who),
      await address(nowhere, 1, undefined, who),
      await finish(nowhere, undefined, who),
      await ask(person, uploadRemove, { params: { id: nowhere } }),
    ]) {
      expect(refusal(answer)).toEqual({ status: 403, code: 'forbidden' });
    }
  });

  it.each([
    ['goes on with', 'parts', ({ name }: Upload) => begin({ name }), 409, 'conflict'],
    ['sends a part of', 'address', ({ id }: Upload) => address(id, 1), 409, 'conflict'],
    ['finishes', 'finish', ({ id }: Upload) => finish(id), 404, 'notFound'],
  ] as const)(
    'are missing for a person who %s one that somebody else removes',
    async (_what, step, call, status, code) => {
      const one = await begun();
      if (step === 'finish') for (const number of [1, 2, 3]) await send(one.id, number);
      const params = { id: one.id };
      meanwhile(people.objects, step, () => ask(people.as(supervisor), uploadRemove, { params }));
      expect(refusal(await call(one))).toEqual({ status, code });
      expect(await doDueJobs(people.db, people.clock, fileRemovalWorker(people))).toBe(1);
      expect(existsSync(join(objects, 'whole', 'SG10001', one.id))).toBe(false);
    },
  );

  it('are finished once by two who ask for it at once: both have the same answer, and the log one line', async () => {
    const one = await begun();
    for (const number of [1, 2, 3]) await send(one.id, number);
    let first: Awaited<ReturnType<typeof finish>> | undefined;
    meanwhile(people.objects, 'finish', async () => {
      first = await finish(one.id);
      people.clock.move(1000);
    });
    const second = await finish(one.id);
    expect(second.body).toMatchObject({ state: 'stored', sha256: sha256(file) });
    expect(second.body).toEqual(first?.body);
    const lines = await people.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select('seq')
        .where('action', '=', 'finish')
        .where('id', '=', one.id)
        .execute(),
    );
    expect(lines).toHaveLength(1);
  });

  it('accept no part at an earlier address, once they are aborted, deleted or complete', async () => {
    const [givenUp, whole] = [await begun(), await begun()];
    const before = (await address(givenUp.id, 1)).body.url;
    const again = (await address(whole.id, 1)).body.url;
    const remove = (id: string) => ask(people.as(supervisor), uploadRemove, { params: { id } });
    expect((await remove(givenUp.id)).status).toBe(204);
    // No job has run: the file is unreachable as soon as the call is answered.
    expect(await put(before, bytesOf(1))).toBe('notFound');
    for (const number of [1, 2, 3]) await send(whole.id, number);
    await finish(whole.id);
    expect(await put(again, bytesOf(1))).toBe('notFound');
    await remove(whole.id);
    expect(await put(again, bytesOf(1))).toBe('notFound');
    await doDueJobs(people.db, people.clock, fileRemovalWorker(people));
  });

  it('are removed, their bytes later, where the store does not let go of them at once', async () => {
    const { id } = await begun();
    vi.spyOn(people.objects, 'abandon').mockRejectedValueOnce(new Error('away'));
    expect((await ask(people.as(supervisor), uploadRemove, { params: { id } })).status).toBe(204);
    expect(readdirSync(join(objects, 'arriving', 'SG10001'))).toContain(id);
    expect(await doDueJobs(people.db, people.clock, fileRemovalWorker(people))).toBe(1);
    expect(readdirSync(join(objects, 'arriving', 'SG10001'))).not.toContain(id);
  });

  it('are given up or deleted with their bytes, and seen by every supervisor until then', async () => {
    const folder = 'transfer/elenco';
    const [one, two] = [await begun({ folder }), await begun({ folder })];
    await send(one.id, 1);
    for (const number of [1, 2, 3]) await send(two.id, number);
    await finish(two.id);
    const list = async () => (await ask(people.as(supervisor), uploadList, { query: { folder } })).body;
    expect(await list()).toMatchObject([
      { id: one.id, arrivedBytes: 1000, state: 'sending' },
      { id: two.id, arrivedBytes: 2500, state: 'stored' },
    ]);
    const open = (await address(one.id, 2)).body.url;
    for (const { id } of [one, two]) {
      expect((await ask(people.as(supervisor), uploadRemove, { params: { id } })).status).toBe(204);
    }
    expect(await list()).toEqual([]);
    expect(await doDueJobs(people.db, people.clock, fileRemovalWorker(people))).toBe(2);
    expect(await put(open, bytesOf(2))).toBe('notFound');
    expect(readdirSync(join(objects, 'whole', 'SG10001'))).not.toContain(two.id);
    expect(readdirSync(join(objects, 'arriving', 'SG10001'))).not.toContain(one.id);
  });
});
