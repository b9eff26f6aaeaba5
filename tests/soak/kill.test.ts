import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usersDisable, usersEnable, usersFind } from '../../contract/users/endpoints';
import { verifyAudit } from '../../provider/audit/verifyAudit';
import { openDatabase } from '../../provider/db/openDatabase';
import { ask } from '../fixtures/ask';
import { type DatabasePlace, databasePlace } from '../fixtures/database';
import { PASSWORD } from '../fixtures/identityProvider';
import { seedSchoolOf } from '../fixtures/processes';
import type { RunningProvider } from '../fixtures/runningProvider';
import { type SignedIn, signIn } from '../fixtures/signIn';
import { startOn } from '../fixtures/startOn';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 2);
const WRITERS = 8;
const PEOPLE = 20;
const LONGEST_LIFE = 3_000;
const BACK_WITHIN = 5_000;
const params = { customerCode: 'SG10001' };

/** State of the people of one writer: acknowledged changes, and the one in progress when the process was killed. */
interface Ledger {
  readonly uids: readonly string[];
  readonly acknowledged: Map<string, boolean>;
  inFlight: { readonly uid: string; readonly status: boolean } | undefined;
}

/** Enables and disables its people, one at a time, until the provider is gone. Resolves with the number of changes. */
async function write(supervisor: SignedIn, ledger: Ledger): Promise<number> {
  for (let count = 0; ; count += 1) {
    const uid = ledger.uids[count % ledger.uids.length] ?? '';
    const status = !ledger.acknowledged.get(uid);
    ledger.inFlight = { uid, status };
    const body = { uids: [uid] };
    const done = status
      ? ask(supervisor, usersEnable, { params, body })
      : ask(supervisor, usersDisable, { params, body: { ...body, reset: false } });
    const answer = await done.catch(() => undefined);
    if (!answer) return count;
    expect(answer.status).toBe(200);
    ledger.acknowledged.set(uid, status);
    ledger.inFlight = undefined;
  }
}

/**
 * Checks that every person is as last acknowledged; only the change in progress may be in either state, which is then
 * recorded.
 */
function settle(ledger: Ledger, stored: ReadonlyMap<string, boolean>) {
  const { inFlight } = ledger;
  for (const [uid, status] of ledger.acknowledged) {
    if (inFlight?.uid === uid) ledger.acknowledged.set(uid, stored.get(uid) === true);
    else expect({ uid, status: stored.get(uid) }).toEqual({ uid, status });
  }
  ledger.inFlight = undefined;
}

describe(`a provider killed at random under write load, for ${MINUTES} minutes`, () => {
  let place: DatabasePlace;
  let ledgers: Ledger[];
  beforeAll(async () => {
    place = await databasePlace();
    const uids = await seedSchoolOf(place, WRITERS * PEOPLE);
    ledgers = Array.from({ length: WRITERS }, (_, writer) => {
      const own = uids.slice(writer * PEOPLE, (writer + 1) * PEOPLE);
      return { uids: own, acknowledged: new Map(own.map((uid) => [uid, true])), inFlight: undefined };
    });
  });
  afterAll(() => place.remove());

  it(
    'loses nothing that it acknowledged and is back in time',
    async () => {
      const until = performance.now() + MINUTES * 60_000;
      let kills = 0;
      let writes = 0;
      let slowest = 0;
      while (performance.now() < until) {
        const start = performance.now();
        const provider: RunningProvider = await startOn(place);
        slowest = Math.max(slowest, performance.now() - start);
        const supervisor = await signIn(provider.url, 'supervisor.SG10001', PASSWORD);
        const found = await ask(supervisor, usersFind, { params, body: {} });
        const stored = new Map<string, boolean>(
          found.body.map(({ uid, status }: { uid: string; status: boolean }) => [uid, status]),
        );
        for (const ledger of ledgers) settle(ledger, stored);
        const writing = ledgers.map((ledger) => write(supervisor, ledger));
        await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * LONGEST_LIFE));
        await provider.kill();
        writes += (await Promise.all(writing)).reduce((sum, one) => sum + one, 0);
        kills += 1;
      }
      console.log(`${kills} kills, ${writes} acknowledged writes, back within ${slowest.toFixed(0)} ms`);
      expect(kills).toBeGreaterThan(1);
      expect(writes).toBeGreaterThan(kills * 10);
      expect(slowest).toBeLessThan(BACK_WITHIN);
    },
    (MINUTES + 2) * 60_000,
  );

  it('has an audit log without a gap', async () => {
    const db = await openDatabase(place.options);
    try {
      expect(await db.asOwner((tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
    } finally {
      await db.close();
    }
  });
});
