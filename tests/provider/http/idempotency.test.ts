import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { withIdempotency } from '../../../provider/http/idempotency';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

describe('an intention', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
    await seedSchool(db, 'SG10001');
  });
  afterAll(() => db.close());

  let done = 0;
  const ask = (key: string, request: unknown, work: () => Promise<unknown> = async () => ({ n: ++done })) =>
    db.inSchool({ customerCode: 'SG10001', person: 'p' }, (tx) =>
      withIdempotency(tx, { customerCode: 'SG10001', person: 'p', key, request, now: new Date(0) }, work),
    );

  it('that arrives fifty times at once is done once, and everybody gets the same answer', async () => {
    done = 0;
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('fifty-copies', { a: 1 })));
    expect(done).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"n":1}']));
  });
  it('under the key of another one is refused', async () => {
    await ask('key-of-two', { a: 1 });
    await expect(ask('key-of-two', { a: 2 })).rejects.toMatchObject({ code: 'idempotencyKeyReused' });
  });
  it('that failed may be tried again under its key', async () => {
    const failed = ask('try-again', {}, async () => {
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await ask('try-again', {}, async () => 'yes')).toBe('yes');
  });
  it('that answers nothing answers nothing again', async () => {
    expect(await ask('no-answer', {}, async () => undefined)).toBeUndefined();
    expect(await ask('no-answer', {}, async () => 'another')).toBeUndefined();
  });
});
