import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import { sessionOpen } from '../../../../contract/session/endpoints';
import { operatorSessionRead } from '../../../../contract/staff/endpoints/session';
import { userRead } from '../../../../contract/users/endpoints';
import { readConfig } from '../../../../provider/config';
import { costsMuch, createCallLimits } from '../../../../provider/http/limits/callLimits';
import type { TokenHolder } from '../../../../provider/identity/identity';
import { ask, refusal } from '../../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { growing, metric } from '../../../fixtures/metric';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { storedPapers } from '../../../fixtures/reference/storedPapers';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const MINUTE = 60_000;
const own = { customerCode: 'SG10001' };

describe('one person', () => {
  const served = servedForTests({ config: { rateLimits: { person: 30, school: 0 } } });
  let supervisor: SignedIn;
  let docente: SignedIn;
  let answers: Awaited<ReturnType<typeof ask>>[];
  let counted: number;
  const series = 'sportello_throttled_total{limit="calls"}';
  beforeAll(async () => {
    counted = await metric(served.db, series);
    supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    docente = await signIn(served.url, 'docente.SG10001', PASSWORD);
    // Calls within at most two minutes, whenever the minute of the system clock ends.
    answers = await Promise.all(Array.from({ length: 90 }, () => ask(docente, sessionOpen)));
  });

  it('says, after too many calls, how long to wait, in words', () => {
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(30);
    for (const answer of refused) {
      expect(refusal(answer)).toEqual({ status: 429, code: 'tooManyRequests' });
      expect(answer.body.title).toBe('Troppe richieste in poco tempo. Attendere un minuto e riprovare.');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('is counted for monitoring', async () => {
    const refused = answers.filter(({ status }) => status === 429).length;
    expect(await metric(served.db, series)).toBe(counted + refused);
  });

  it('waits for its turn with what costs much, twenty at the most, and what is more is counted too', async () => {
    const limits = createCallLimits(served.db, readConfig({}));
    const counted = await growing(served.db, 'sportello_throttled_total{limit="atOnce"}');
    const person = { customerCode: 'SG10001', person: 'docente.SG10001' } as TokenHolder;
    // Two run at once.
    const turns = Array.from({ length: 22 }, () => limits.turn(person, true));
    await expect(limits.turn(person, true)).rejects.toMatchObject({ code: 'tooManyRequests' });
    expect(await counted()).toEqual([1]);
    for (const turn of turns) (await turn)();
    (await limits.turn(person, true))();
    await limits.close();
  });

  it('does not slow down others', async () => {
    expect((await ask(supervisor, sessionOpen)).status).toBe(200);
  });

  it('fills nobody’s audit log: the first refusal is written, the others of a minute with their count', async () => {
    const lines = async () => {
      const { body } = await ask(supervisor, auditList, { params: own, query: { outcome: 'refused' } });
      return body.data.filter(({ reason }: { reason: string }) => reason === 'tooManyRequests');
    };
    expect(await lines()).toHaveLength(1);
    served.clock.move(MINUTE + 1);
    // The next refusal of any kind writes the summary of the elapsed minute.
    const strange = { ...own, uid: 'nessuno.SG10001' };
    expect((await ask(supervisor, userRead, { params: strange })).status).toBe(404);
    const [together, first] = await lines();
    expect(first).toMatchObject({ asWhom: 'docente.SG10001', entity: 'session', action: 'open' });
    const refused = answers.filter(({ status }) => status === 429).length;
    expect(together).toMatchObject({ asWhom: 'docente.SG10001', after: { times: refused - 1 } });
  });
});

describe('the provider’s own staff', () => {
  const served = servedForTests({ config: { rateLimits: { person: 5, school: 20 } } });

  it('is limited too: a program and the machine as a school, each by itself', async () => {
    const carla = { ...machine, 'operator-name': 'carla' };
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => askAs(served.url, carla, operatorSessionRead)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(20);
    expect((await askAs(served.url, machine, operatorSessionRead)).status).toBe(200);
  });
});

describe('one school', () => {
  const served = servedForTests({ config: { rateLimits: { person: 0, school: 20 } } });
  const people: SignedIn[] = [];
  beforeAll(async () => {
    for (const name of ['docente', 'gestore', 'campus']) {
      people.push(await signIn(served.url, `${name}.SG10001`, PASSWORD));
    }
  });
  afterAll(() => people.splice(0));

  it('is limited too, no matter who of it calls', async () => {
    const answers = await Promise.all(
      people.flatMap((person) => Array.from({ length: 20 }, () => ask(person, sessionOpen))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(20);
  });
});

it('files in a record cost as much as others: one person sends few of them at once', () => {
  const { create, update, read } = storedPapers.calls;
  expect([create, update, read].map((call) => call && costsMuch(call))).toEqual([true, true, false]);
});
