import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { uploadBegin, uploadRemove } from '../../../../contract/endpoints/uploads';
import { compareUploads } from '../../../../provider/uploads/keepUploads';
import { fileRemovalWorker } from '../../../../provider/uploads/removeFile';
import { ask } from '../../../fixtures/ask';
import { doDueJobs } from '../../../fixtures/dueJobs';
import { meanwhile } from '../../../fixtures/meanwhile';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const supervisor = 'supervisor.SG10001';
const dataDir = mkdtempSync(join(tmpdir(), 'sportello-refused-'));

describe('an upload that is refused once the store has begun it', () => {
  const people = peopleForTests([supervisor], async () => undefined, { dataDir });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  afterEach(() => vi.restoreAllMocks());

  const begin = (name: string) =>
    ask(people.as(supervisor), uploadBegin, { body: { folder: 'transfer/MIIC812003', name, size: 5 } });
  const orphans = () =>
    compareUploads({ db: people.db, clock: people.clock, objects: people.objects, log: () => undefined });

  it('leaves nothing in the store where somebody else began one of its name', async () => {
    meanwhile(people.objects, 'begin', () => begin('dati.zip'));
    expect((await begin('dati.zip')).status).toBe(409);
    expect(await orphans()).toEqual({ objectsWithoutRow: 0, rowsWithoutObject: 0 });
    expect((await begin('dati.zip')).status).toBe(200);
  });

  it('leaves nothing where it would have begun anew what somebody else removed', async () => {
    const { id } = (await begin('persi.zip')).body;
    await people.objects.abandon({ customerCode: 'SG10001', id, storeId: id });
    meanwhile(people.objects, 'begin', async () => {
      await ask(people.as(supervisor), uploadRemove, { params: { id } });
      await doDueJobs(people.db, people.clock, fileRemovalWorker(people));
    });
    expect((await begin('persi.zip')).status).toBe(409);
    expect(await orphans()).toEqual({ objectsWithoutRow: 0, rowsWithoutObject: 0 });
  });

  it('is refused in the same words where the store does not let go of it', async () => {
    meanwhile(people.objects, 'begin', () => begin('altri.zip'));
    vi.spyOn(people.objects, 'abandon').mockRejectedValueOnce(new Error('away'));
    expect((await begin('altri.zip')).status).toBe(409);
    expect((await orphans()).objectsWithoutRow).toBe(1);
  });
});
