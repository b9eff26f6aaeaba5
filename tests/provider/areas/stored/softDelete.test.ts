import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { binMistake } from '../../../../contract/storing/softDelete';
import { stored } from '../../../../contract/storing/stored';
import { emptyBins } from '../../../../provider/areas/stored/binWorker';
import { verifyAudit } from '../../../../provider/audit/verifyAudit';
import { refusal } from '../../../fixtures/ask';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';
import { call } from '../../../fixtures/suites/storedSteps';

const can = {
  list: ['supervisor'],
  create: ['supervisor'],
  update: ['supervisor'],
  delete: ['supervisor'],
} as const;
const shelves = stored('shelves', {
  label: ['Scaffale', 'Shelf'],
  labels: ['Scaffali', 'Shelves'],
  title: 'name',
  unique: ['name'],
  softDelete: true,
  can,
  fields: {
    name: { kind: 'text', label: ['Nome', 'Name'], required: true, max: 20 },
    plan: { kind: 'attachment', label: ['Piano', 'Plan'], of: ['pdf'], max: 1_000 },
  },
});
const volumes = stored('volumes', {
  label: ['Volume', 'Volume'],
  labels: ['Volumi', 'Volumes'],
  title: 'title',
  can,
  fields: {
    title: { kind: 'text', label: ['Titolo', 'Title'], required: true, max: 20 },
    shelf: { kind: 'ref', label: ['Scaffale', 'Shelf'], to: shelves.name },
  },
});
const DAY = 24 * 60 * 60 * 1000;
const plan = { name: 'a.pdf', content: Buffer.from('%PDF-1.4').toString('base64') };

describe('the bin of a stored resource', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sportello-bin-'));
  let school: StoredSchool;
  beforeAll(async () => {
    school = await storedSchool([shelves, volumes] as never, { dataDir });
  });
  afterAll(async () => {
    await school.close();
    rmSync(dataDir, { recursive: true });
  });
  const make = async (entity: typeof shelves | typeof volumes, body: object) => {
    const answer = await call(school.supervisor, entity.calls.create, { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { id: answer.body.id as string, etag: String(answer.etag) };
  };
  const remove = ({ id, etag }: { id: string; etag: string }) =>
    call(school.supervisor, shelves.calls.remove, { params: { id }, ifMatch: etag });
  const restore = (id: string) => call(school.supervisor, shelves.calls.restore, { params: { id } });
  const files = () =>
    school.db.asOwner((tx) => tx.selectFrom('stored_file').select(['record', 'let_go_at']).execute());

  it('frees the unique values of its records, and restores one only while they are free', async () => {
    const first = await make(shelves, { name: 'A', plan });
    await remove(first);
    const second = await make(shelves, { name: 'a' });
    expect(await restore(first.id)).toMatchObject({
      status: 409,
      body: { detail: 'Nome: Un altro elemento ha già questo valore' },
    });
    await remove(second);
    expect((await restore(first.id)).body).toMatchObject({ name: 'A', plan: { name: 'a.pdf' } });
    const at = { params: { id: first.id, field: 'plan' } };
    expect((await call(school.supervisor, shelves.calls.file, at)).status, 'with its file').toBe(200);
    expect((await restore(second.id)).status).toBe(409);
  });

  it('says of a reference to a record in it that it must be restored first; existing references stay', async () => {
    const shelf = await make(shelves, { name: 'B' });
    const { id, etag } = await make(volumes, { title: 'Uno', shelf: shelf.id });
    await remove(shelf);
    const refused = await call(school.supervisor, volumes.calls.create, {
      body: { title: 'Due', shelf: shelf.id },
    });
    expect(refused.body.errors).toEqual([
      { field: 'shelf', message: 'Questo elemento è nel cestino: prima va ripristinato' },
    ]);
    const stays = { params: { id }, ifMatch: etag, body: { title: 'Uno bis', shelf: shelf.id } };
    expect((await call(school.supervisor, volumes.calls.update, stays)).status).toBe(200);
  });

  it('is answered one page at a time, the last removed first', async () => {
    const names = ['P1', 'P2', 'P3'];
    for (const name of names) await remove(await make(shelves, { name }));
    const page = async (query: object) =>
      (await call(school.supervisor, shelves.calls.bin, { query })).body as {
        readonly data: readonly { readonly name: string }[];
        readonly total: number;
      };
    const { total } = await page({});
    const [one, two] = [await page({ perPage: '2' }), await page({ perPage: '2', page: '2' })];
    expect([...one.data, ...two.data].map(({ name }) => name).slice(0, 3)).toEqual(['P3', 'P2', 'P1']);
    expect([one.data.length, one.total, two.total]).toEqual([2, total, total]);
  });

  it('deletes a record for good after thirty days, with its files and a line in the log', async () => {
    const old = await make(shelves, { name: 'C', plan });
    await remove(old);
    const empty = (days: number) =>
      emptyBins({ db: school.db, clock: { now: () => new Date(Date.now() + days * DAY) } });
    expect(await empty(29)).toBe(0);
    expect((await files()).find(({ record }) => record === old.id)?.let_go_at).toBeNull();
    expect(await empty(31)).toBeGreaterThan(0);
    expect((await files()).find(({ record }) => record === old.id)?.let_go_at).not.toBeNull();
    expect(refusal(await restore(old.id)).code).toBe('notFound');
    expect((await call(school.supervisor, shelves.calls.bin)).body).toEqual({ data: [], total: 0 });
    const { lines } = await school.db.asOwner(async (tx) => ({
      lines: await tx.selectFrom('audit_entry').select(['who', 'action']).where('id', '=', old.id).execute(),
    }));
    expect(lines).toContainEqual({ who: 'automatico', action: 'purge' });
    expect(await school.db.asOwner((tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
  });

  it('is refused with a sentence where its declaration is wrong', () => {
    const declared = { softDelete: true, fields: {}, can: { delete: [] } };
    expect(binMistake(declared)).toBeUndefined();
    expect(binMistake({ ...declared, can: {} })).toMatch(/softDelete needs can\.delete/);
    expect(binMistake({ ...declared, softDelete: 'yes' })).toMatch(/Write true, or leave it out/);
    expect(binMistake({ ...declared, fields: { deleted: {} } })).toMatch(
      /fields\.deleted has the name of a field of the bin/,
    );
    expect(binMistake({ ...declared, actions: { purge: {} } })).toMatch(
      /actions\.purge is a call of the bin/,
    );
  });
});
