import { describe, expect, it } from 'vitest';
import { freeUids } from '../../../../provider/areas/users/imports/freeUids';

const customerCode = 'SG10001';

/** Calls freeUids and records the sizes of its queries. */
async function ask(names: readonly string[], has: readonly string[] = [], used: readonly string[] = []) {
  const asked: number[] = [];
  const somebody = new Set(has);
  const uids = await freeUids(names, {
    customerCode,
    used: new Set(used),
    taken: async (wanted) => {
      asked.push(wanted.length);
      return new Set(wanted.map((uid) => uid.toLowerCase()).filter((uid) => somebody.has(uid)));
    },
  });
  return { uids, asked };
}

describe('the uids of people in a file', () => {
  it('are the name, then with 2, 3 and so on, in the order of the rows, past those that others have', async () => {
    const has = ['rossi.ada.sg10001', 'rossi.ada3.sg10001'];
    const used = ['rossi.ada2.sg10001'];
    const { uids } = await ask(['rossi.ada', 'verdi.ugo', 'Rossi.Ada', 'rossi.ada'], has, used);
    expect(uids).toEqual([
      'rossi.ada4.SG10001',
      'verdi.ugo.SG10001',
      'rossi.ada5.SG10001',
      'rossi.ada6.SG10001',
    ]);
  });

  it('are found in one question for thousands of one name, about each name once', async () => {
    const { uids, asked } = await ask(Array.from({ length: 5000 }, () => 'rossi.ada'));
    expect(asked).toEqual([5000]);
    expect(new Set(uids).size).toBe(5000);
    expect(uids.at(-1)).toBe('rossi.ada5000.SG10001');
  });

  it('are found in a handful of questions behind thousands who are there', async () => {
    const there = Array.from(
      { length: 5000 },
      (_, index) => `rossi.ada${index === 0 ? '' : index + 1}.sg10001`,
    );
    const { uids, asked } = await ask(['rossi.ada'], there);
    expect(uids).toEqual(['rossi.ada5001.SG10001']);
    expect(asked.length).toBeLessThan(15);
    expect(asked.reduce((sum, count) => sum + count)).toBeLessThan(2 * 8192);
  });
});
