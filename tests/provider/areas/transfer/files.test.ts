import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { practiceDelete, practiceDeleteFiles, practiceList } from '../../../../contract/transfer/endpoints';
import { uploadRemove } from '../../../../contract/uploads/endpoints';
import { Refusal } from '../../../../provider/refusal';
import { fileRemovalWorker } from '../../../../provider/uploads/removeFile';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { doDueJobs } from '../../../fixtures/dueJobs';
import { meanwhile } from '../../../fixtures/meanwhile';
import { SOURCE, transfers } from '../../../fixtures/transfers';

/** Milliseconds after which an unfinished job is retried. */
const TRIED_AGAIN = 11 * 60_000;
const which = { customer: 'SG10001', codMin: SOURCE, area: 'Didattica' } as const;

describe('the bytes of files of a transfer', () => {
  const school = transfers();
  const supervisor = () => school.as('supervisor.SG10001');
  afterEach(() =>
    school.schools.db.asOwner(async (tx) => {
      for (const table of ['upload', 'practice', 'procedure_run'] as const)
        await tx.deleteFrom(table).execute();
    }),
  );
  const bytesGo = () =>
    doDueJobs(
      school.schools.db,
      school.schools.clock,
      fileRemovalWorker({ objects: school.schools.objects }),
    );
  const bytes = async (id: string) =>
    String(await buffer(await school.schools.objects.read({ customerCode: 'SG10001', id })));
  /** Returns the response to a concurrent call made while the first bytes are removed. */
  function asBytesGo(call: () => Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      meanwhile(school.schools.objects, 'remove', () => call().then(resolve, reject));
    });
  }
  /**
   * Creates a practice with a file.
   * @returns the file's id
   */
  async function withFile(): Promise<string> {
    await school.schools.nameHead();
    await school.toChoices();
    await school.save();
    return (await school.send()).begun.body.id;
  }

  it('go when nobody can sign for them any more', async () => {
    const id = await withFile();
    await school.document();
    const other = asBytesGo(() => school.signOnline('collega.SG10001'));
    expect((await ask(supervisor(), practiceDeleteFiles, { body: which })).status).toBe(204);
    expect(await bytesGo()).toBe(1);
    expect(refusal(await other)).toEqual({ status: 404, code: 'notFound' });
    await expect(bytes(id)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('go when no document can name them any more, with their practice', async () => {
    const id = await withFile();
    const other = asBytesGo(() => school.document());
    expect((await ask(supervisor(), practiceDelete, { query: which })).status).toBe(204);
    expect(await bytesGo()).toBe(1);
    expect(refusal(await other)).toEqual({ status: 404, code: 'notFound' });
    expect((await ask(supervisor(), practiceList)).body).toEqual([]);
    await expect(bytes(id)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('go when no document can name them any more, one by one', async () => {
    const id = await withFile();
    const other = asBytesGo(() => school.document());
    expect((await ask(supervisor(), uploadRemove, { params: { id } })).status).toBe(204);
    expect(await bytesGo()).toBe(1);
    expect(refusal(await other)).toEqual({ status: 409, code: 'conflict' });
    await expect(bytes(id)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('go later where the store answers nothing now', async () => {
    const id = await withFile();
    meanwhile(school.schools.objects, 'remove', () => Promise.reject(new Refusal('unavailable')));
    expect((await ask(supervisor(), uploadRemove, { params: { id } })).status).toBe(204);
    await expect(bytesGo()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await bytes(id)).toBe('data');
    school.schools.clock.move(TRIED_AGAIN);
    expect(await bytesGo()).toBe(1);
    await expect(bytes(id)).rejects.toMatchObject({ code: 'notFound' });
  });
});
