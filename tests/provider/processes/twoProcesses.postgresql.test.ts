import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionOpen } from '../../../contract/session/endpoints';
import { userDisable, userRead, usersEnable } from '../../../contract/users/endpoints';
import { ask } from '../../fixtures/ask';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { freePort } from '../../fixtures/freePort';
import { PASSWORD } from '../../fixtures/identityProvider';
import { seedSchoolOf, through } from '../../fixtures/processes';
import type { RunningProvider } from '../../fixtures/runningProvider';
import { signIn } from '../../fixtures/signIn';
import { startOn } from '../../fixtures/startOn';

const params = { customerCode: 'SG10001' };

describe('two processes on one PostgreSQL', () => {
  let place: DatabasePlace;
  let uids: string[];
  let a: RunningProvider;
  let b: RunningProvider;
  let publicUrl: string;
  beforeAll(async () => {
    place = await databasePlace();
    uids = await seedSchoolOf(place, 5);
    const [portA, portB] = [await freePort(), await freePort()];
    publicUrl = `http://localhost:${portA}`;
    // Both start at the same moment on a database without keys, and must agree on them.
    [a, b] = await Promise.all([
      startOn(place, { PUBLIC_URL: publicUrl }, portA),
      startOn(place, { PUBLIC_URL: publicUrl }, portB),
    ]);
  });
  afterAll(async () => {
    await Promise.all([a.stop(), b.stop()]);
    await place.remove();
  });

  it('share a sign-in, whichever answers each step of it', async () => {
    let turn = 0;
    const inTurn = through(publicUrl, () => (turn++ % 2 === 0 ? a : b));
    const supervisor = await signIn(publicUrl, 'supervisor.SG10001', PASSWORD, { fetch: inTurn });
    for (let call = 0; call < 4; call += 1) expect((await ask(supervisor, sessionOpen)).status).toBe(200);
    await supervisor.refresh();
    expect((await ask(supervisor, sessionOpen)).status).toBe(200);
    await supervisor.logout();
    await expect(supervisor.refresh()).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('refuse a proof that the other has seen', async () => {
    const supervisor = await signIn(publicUrl, 'supervisor.SG10001', PASSWORD);
    const headers = await supervisor.headers('POST', '/api/session');
    const statuses = [];
    for (const { port } of [a, b]) {
      statuses.push(
        (await fetch(`http://localhost:${port}/api/session`, { method: 'POST', headers })).status,
      );
    }
    expect(statuses).toEqual([200, 401]);
  });

  it('do a command once that is sent to both', async () => {
    const viaA = await signIn(publicUrl, 'supervisor.SG10001', PASSWORD);
    const viaB = await signIn(publicUrl, 'supervisor.SG10001', PASSWORD, {
      fetch: through(publicUrl, () => b),
    });
    const uid = String(uids[0]);
    const send = (person: typeof viaA) =>
      ask(person, userDisable, { params: { ...params, uid }, body: { reset: false }, key: 'sent-to-both' });
    const answers = await Promise.all([send(viaA), send(viaB), send(viaA), send(viaB)]);
    expect(answers.map(({ body }) => body)).toEqual([[uid], [uid], [uid], [uid]]);
    const { etag } = await ask(viaB, userRead, { params: { ...params, uid } });
    expect(etag).toBe('"2"');
  });

  it('lose nothing acknowledged when one is killed under load, and go on', async () => {
    let killed = false;
    const person = await signIn(publicUrl, 'supervisor.SG10001', PASSWORD, {
      fetch: through(publicUrl, () => (killed || Math.random() < 0.5 ? b : a)),
    });
    const uid = String(uids[1]);
    let acknowledged = 0;
    let afterKill = 0;
    const kill = () => {
      killed = true;
      return a.kill();
    };
    let died: Promise<void> | undefined;
    while (afterKill <= 5) {
      // In the middle of a call.
      if (acknowledged >= 20) died ??= new Promise((over) => setTimeout(() => over(kill()), 5));
      const disable = acknowledged % 2 === 0;
      const answer = await (disable
        ? ask(person, userDisable, { params: { ...params, uid }, body: { reset: false } })
        : ask(person, usersEnable, { params, body: { uids: [uid] } })
      ).catch(() => undefined);
      if (answer?.status === 200) acknowledged += 1;
      if (killed && answer?.status === 200) afterKill += 1;
      // Cut off: it may have been done anyway. Starts from the stored state.
      if (!answer) {
        await died;
        const { body } = await ask(person, userRead, { params: { ...params, uid } });
        if (body.status === disable) continue;
        acknowledged += 1;
      }
    }
    await died;
    const { etag, body } = await ask(person, userRead, { params: { ...params, uid } });
    expect(etag).toBe(`"${acknowledged + 1}"`);
    expect(body.status).toBe(acknowledged % 2 === 0);
  });
});
