import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../../provider/audit/verifyAudit';
import { openDatabase } from '../../../provider/db/openDatabase';
import { attackedProcesses } from '../../fixtures/attackedProcesses';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';

/** Rounds of each attack; `npm run soak` repeats them for minutes. */
const ROUNDS = 6;
/** Maximum number of concurrent attacks, so that the machine's speed does not decide. */
const AT_ONCE = 7;

describe('processes that are attacked', () => {
  let place: DatabasePlace;
  beforeAll(async () => {
    place = await databasePlace();
  });
  afterAll(() => place.remove());

  it('withstand many attacks at once, and serve everybody else', async () => {
    const { attacks, failures, stop } = await attackedProcesses(place);
    const ended: PromiseSettledResult<void>[] = [];
    for (let from = 0; from < attacks.length; from += AT_ONCE) {
      const made = attacks.slice(from, from + AT_ONCE).map(async ({ round }) => {
        for (let nth = 0; nth < ROUNDS; nth += 1) await round();
      });
      ended.push(...(await Promise.allSettled(made)));
    }
    await stop();
    // The log of a process explains the responses to an attack.
    const broken = ended.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []));
    expect([...broken, ...failures()]).toEqual([]);
    for (const { inTheEnd } of attacks) inTheEnd?.(0);
    expect(attacks.length).toBeGreaterThan(5);

    const db = await openDatabase(place.options);
    expect(await db.asOwner((tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
    await db.close();
  });
});
