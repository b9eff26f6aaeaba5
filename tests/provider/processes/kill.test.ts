import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usersDisable, usersEnable, usersFind } from '../../../contract/users/endpoints';
import { ask } from '../../fixtures/ask';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { PASSWORD } from '../../fixtures/identityProvider';
import { seedSchoolOf } from '../../fixtures/processes';
import type { RunningProvider } from '../../fixtures/runningProvider';
import { type SignedIn, signIn } from '../../fixtures/signIn';
import { startOn } from '../../fixtures/startOn';

const params = { customerCode: 'SG10001' };
const PEOPLE = 1000;

describe('a bulk change whose process is killed', () => {
  let place: DatabasePlace;
  let uids: string[];
  let provider: RunningProvider;
  let supervisor: SignedIn;
  const begin = async () => {
    provider = await startOn(place);
    supervisor = await signIn(provider.url, 'supervisor.SG10001', PASSWORD);
  };
  beforeAll(async () => {
    place = await databasePlace();
    uids = await seedSchoolOf(place, PEOPLE);
    await begin();
  });
  afterAll(async () => {
    await provider.stop();
    await place.remove();
  });

  // From before the first row to after the response.
  it.each([5, 40, 120])(
    'after %i ms is all done or not begun, and sent again has one effect',
    async (wait) => {
      const key = `killed-after-${wait}`;
      const body = { uids, reset: false };
      const answer = ask(supervisor, usersDisable, { params, body, key }).then(
        ({ status }) => status,
        () => 'cut off' as const,
      );
      await new Promise((resolve) => setTimeout(resolve, wait));
      await provider.kill();
      const answered = await answer;

      await begin();
      const disabled = await ask(supervisor, usersFind, { params, body: { stato: '0' } });
      expect([0, PEOPLE]).toContain(disabled.body.length);
      if (answered === 200) expect(disabled.body).toHaveLength(PEOPLE);

      const again = await ask(supervisor, usersDisable, { params, body, key });
      expect(again.body).toMatchObject({ done: { length: PEOPLE }, skipped: [] });
      const enabled = await ask(supervisor, usersEnable, { params, body: { uids } });
      expect(enabled.body).toMatchObject({ done: { length: PEOPLE } });
    },
  );
});
