import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationCancel, operationRetry } from '../../../../contract/operations/endpoints';
import { works } from '../../../../provider/areas';
import { CHUNK, operationWorker } from '../../../../provider/operations/operationJob';
import { systemClock } from '../../../../provider/systemClock';
import { ask } from '../../../fixtures/ask';
import { importAll, newPeople, readImport } from '../../../fixtures/imports';
import { accounts, type OperationSchool, operationSchool } from '../../../fixtures/operations';

const ROWS = 1001;
const taxCode = (n: number) =>
  `BNCMRC80A01${'AB'[Math.floor(n / 1000)]}${String(n % 1000).padStart(3, '0')}X`;

describe('an import that was stopped', () => {
  let school: OperationSchool;
  beforeAll(async () => {
    school = await operationSchool();
  });
  afterAll(() => school.close());

  it('goes on with the rows that it did not reach, makes nobody twice, and writes to each once', async () => {
    const { db, supervisor } = school;
    const before = (await accounts(db)).length;
    const people = newPeople(ROWS, 1000).map((one, n) => ({
      ...one,
      uid: `nuovo${n}`,
      codicefiscale: taxCode(n),
    }));
    const { id } = (await importAll(supervisor, people)).body;
    const one = { params: { customerCode: 'SG10001', id } };
    const worker = operationWorker({ db, clock: systemClock, works, publicUrl: '', log: () => undefined });
    const [{ data }] = (await db.pool.query('select data from job')).rows;
    await worker.run(data);
    await ask(supervisor, operationCancel, one);
    expect(await readImport(supervisor, id)).toMatchObject({
      state: 'cancelled',
      created: CHUNK,
      cancelled: ROWS - CHUNK,
    });

    await ask(supervisor, operationRetry, one);
    expect(await readImport(supervisor, id)).toMatchObject({
      state: 'ended',
      created: ROWS,
      cancelled: 0,
      refused: 0,
    });
    expect(await accounts(db)).toHaveLength(before + ROWS);
    const { rows } = await db.pool.query(
      'select count(*)::int as mails, count(distinct uid)::int as people from mail',
    );
    expect(rows).toEqual([{ mails: ROWS, people: ROWS }]);
  });
});
