import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../provider/audit/verifyAudit';
import { openDatabase } from '../../provider/db/openDatabase';
import { attackedProcesses } from '../fixtures/attackedProcesses';
import { type DatabasePlace, databasePlace } from '../fixtures/database';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 2);
/** Number of concurrent attackers per attack. */
const ATTACKERS = 2;

describe(`processes that are attacked for ${MINUTES} minutes`, () => {
  let place: DatabasePlace;
  beforeAll(async () => {
    place = await databasePlace();
  });
  afterAll(() => place.remove());

  it(
    'let no attack through, and serve everybody else',
    async () => {
      const { attacks, stop } = await attackedProcesses(place);
      const begun = performance.now();
      const minutes = () => (performance.now() - begun) / 60_000;
      const rounds = await Promise.all(
        attacks.map(async ({ name, round, alone, most = Number.POSITIVE_INFINITY }) => {
          let count = 0;
          const attack = async () => {
            while (minutes() < MINUTES && count < most) {
              await round();
              count += 1;
            }
          };
          await Promise.all(Array.from({ length: alone ? 1 : ATTACKERS }, attack));
          return `${count} rounds of ${name}`;
        }),
      );
      for (const { inTheEnd } of attacks) inTheEnd?.(minutes());
      await stop();
      console.log(rounds.join(', '));
      expect(rounds).toHaveLength(attacks.length);
    },
    (MINUTES + 2) * 60_000,
  );

  it('leave an audit log without a gap', async () => {
    const db = await openDatabase(place.options);
    try {
      expect(await db.asOwner((tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
    } finally {
      await db.close();
    }
  });
});
