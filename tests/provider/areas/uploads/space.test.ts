import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { platformSpaceList, platformSpacePut } from '../../../../contract/staff/endpoints/space';
import type { PlatformSpace } from '../../../../contract/staff/platformSpace';
import {
  uploadAddress,
  uploadBegin,
  uploadFinish,
  uploadRemove,
} from '../../../../contract/uploads/endpoints';
import { createMetrics } from '../../../../provider/monitoring/metrics';
import { systemClock } from '../../../../provider/systemClock';
import { compareUploads } from '../../../../provider/uploads/retainUploads';
import { ask, refusal } from '../../../fixtures/ask';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const supervisor = 'supervisor.SG10001';
const other = 'supervisor.SG10002';
const MB = 1_000_000;
const dataDir = mkdtempSync(join(tmpdir(), 'sportello-space-'));
const schoolSpace = { bytes: 100 * MB, openUploads: 12 };

describe('the space of a school', () => {
  const people = peopleForTests([supervisor, other], async () => undefined, { dataDir, schoolSpace });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const begin = (size: number, who = supervisor, name = `${randomUUID()}.zip`) =>
    ask(people.as(who), uploadBegin, { body: { folder: 'transfer/MIIC812003', name, size } });
  const remove = (id: string) => ask(people.as(supervisor), uploadRemove, { params: { id } });
  const removeAll = async () => {
    const rows = await people.db.asOwner((tx) =>
      tx.selectFrom('upload').select('id').where('customer_code', '=', 'SG10001').execute(),
    );
    for (const { id } of rows) await remove(id);
  };
  const orphans = () =>
    compareUploads({ db: people.db, clock: people.clock, objects: people.objects, log: () => undefined });
  const operator = (endpoint: Parameters<typeof askAs>[2], parts: object) =>
    askAs(people.url, machine, endpoint, parts);
  const listed = async (): Promise<PlatformSpace[]> =>
    (await operator(platformSpaceList, { query: {} })).body.data;

  it('is refused beyond what is left, in words that say how much that is and what to do', async () => {
    await begin(60 * MB);
    const answer = await begin(50 * MB);
    expect(refusal(answer)).toEqual({ status: 413, code: 'quotaReached' });
    expect(answer.body.detail).toBe(
      'Lo spazio della scuola per i file è di 100 MB: restano 40 MB e il file è di 50 MB. Eliminare i file che non servono più oppure rivolgersi all’assistenza.',
    );
    expect((await begin(40 * MB)).status).toBe(200);
    expect((await begin(1)).body.detail).toContain('restano 0 byte');
    // Another school has a limit of its own.
    expect((await begin(50 * MB, other)).status).toBe(200);
    await removeAll();
  });

  it('is of what is under way too, and free again as soon as that is given up', async () => {
    const { id, name } = (await begin(100 * MB)).body;
    expect((await begin(1)).status).toBe(413);
    expect((await begin(100 * MB, supervisor, name)).body.id, 'goes on with it').toBe(id);
    await remove(id);
    expect((await begin(100 * MB)).status).toBe(200);
    await removeAll();
  });

  it('is of files that are stored until they are deleted', async () => {
    const bytes = Buffer.from('cinque');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { id } = (await begin(bytes.length)).body;
    const { url } = (
      await ask(people.as(supervisor), uploadAddress, { params: { id }, body: { number: 1, sha256 } })
    ).body;
    await fetch(url, { method: 'PUT', body: bytes });
    await ask(people.as(supervisor), uploadFinish, { params: { id }, body: {} });
    expect((await begin(100 * MB)).status).toBe(413);
    await remove(id);
    expect((await begin(100 * MB)).status).toBe(200);
    await removeAll();
  });

  it('is not exceeded by ten that begin at the same moment, and nothing remains of the refused ones', async () => {
    const before = await orphans();
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(30 * MB)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 7 }, () => 413)]);
    expect(await orphans()).toEqual(before);
    await removeAll();
  });

  it('limits the unfinished uploads, also when ten begin at once', async () => {
    for (let count = 0; count < 8; count += 1) expect((await begin(1)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.body).toMatchObject({
      status: 413,
      code: 'quotaReached',
      detail:
        'Ci sono già 12 caricamenti non conclusi: concluderli o annullarli prima di iniziarne un altro.',
    });
    await removeAll();
  });

  it('is for the provider’s known folders, and for no other', async () => {
    for (const folder of ['altro/MIIC812003', 'transfer', 'transfer-2/a', 'x'])
      expect(
        (await ask(people.as(supervisor), uploadBegin, { body: { folder, name: 'a.zip', size: 1 } })).body,
      ).toMatchObject({ code: 'invalid', errors: [{ field: 'folder' }] });
  });

  it('is shown to the provider’s staff, the largest first, who set and reset the limit of one school', async () => {
    await begin(90 * MB);
    const first = (await listed())[0];
    expect(first).toMatchObject({
      school: 'SG10001',
      megabytes: 90,
      mostMegabytes: 100,
      percent: 90,
      files: 1,
      open: 1,
    });
    const put = (body: object) => operator(platformSpacePut, { params: { school: 'SG10001' }, body });
    expect((await put({ mostMegabytes: 200 })).body).toMatchObject({
      mostMegabytes: 200,
      percent: 45,
      ownLimit: true,
    });
    expect((await begin(100 * MB)).status).toBe(200);
    expect((await begin(20 * MB)).status).toBe(413);
    expect((await put({})).body).toMatchObject({ mostMegabytes: 100, percent: 190, ownLimit: false });
    const text = await createMetrics(people.db, systemClock, schoolSpace.bytes).text();
    const metric = (line: string) =>
      Number(
        text
          .split('\n')
          .find((one) => one.startsWith(line))
          ?.split(' ')
          .at(-1),
      );
    expect(metric('sportello_school_space_fullest')).toBeCloseTo(1.9);
    expect(metric('sportello_files_bytes{state="arriving"}')).toBe(240 * MB);
    await removeAll();
  });
});
