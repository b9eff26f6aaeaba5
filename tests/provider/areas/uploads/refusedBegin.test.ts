import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { uploadBegin, uploadRemove } from '../../../../contract/uploads/endpoints';
import { ofAnswer, vaultOf } from '../../../../provider/db/sealed';
import { fileRemovalWorker } from '../../../../provider/uploads/removeFile';
import { compareUploads } from '../../../../provider/uploads/retainUploads';
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

  const begin = (name: string, key: string = randomUUID()) =>
    ask(people.as(supervisor), uploadBegin, { key, body: { folder: 'transfer/MIIC812003', name, size: 5 } });
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

  /** Marks the call as made by another process under a key: within one process they would wait for each other. */
  const asIfUnder = (key: string, other: string) =>
    people.db.asOwner(async (tx) => {
      const row = await tx
        .selectFrom('idempotency')
        .selectAll()
        .where('key', '=', other)
        .executeTakeFirstOrThrow();
      const of = (its: string) => ofAnswer(row.customer_code, row.person, its);
      const answer = vaultOf(tx).open(String(row.response), of(other));
      const response = JSON.stringify(vaultOf(tx).close(answer, of(key)));
      await tx.updateTable('idempotency').set({ key, response }).where('key', '=', other).execute();
    });

  it('leaves nothing where another process did the same meanwhile', async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    meanwhile(people.objects, 'begin', async () => {
      await begin('due.zip', other);
      await asIfUnder(key, other);
    });
    const answer = await begin('due.zip', key);
    expect(answer.status).toBe(200);
    expect(await orphans()).toEqual({ objectsWithoutRow: 0, rowsWithoutObject: 0 });
    expect((await begin('due.zip')).body.id).toBe(answer.body.id);
  });

  it('leaves what another process began anew meanwhile', async () => {
    const { id } = (await begin('ripresi.zip')).body;
    await people.objects.abandon({ customerCode: 'SG10001', id, storeId: id });
    const [key, other] = [randomUUID(), randomUUID()];
    meanwhile(people.objects, 'begin', async () => {
      await begin('ripresi.zip', other);
      await asIfUnder(key, other);
    });
    expect((await begin('ripresi.zip', key)).body.id).toBe(id);
    expect(await orphans()).toEqual({ objectsWithoutRow: 0, rowsWithoutObject: 0 });
  });

  it('is refused in the same words where the store does not let go of it', async () => {
    meanwhile(people.objects, 'begin', () => begin('altri.zip'));
    vi.spyOn(people.objects, 'abandon').mockRejectedValueOnce(new Error('away'));
    expect((await begin('altri.zip')).status).toBe(409);
    expect((await orphans()).objectsWithoutRow).toBe(1);
  });
});
