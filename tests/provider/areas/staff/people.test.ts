import { describe, expect, it } from 'vitest';
import { newsList, newsPublish } from '../../../../contract/news/endpoints';
import {
  operatorCreate,
  operatorDisable,
  operatorEnable,
  operatorInvite,
  operatorList,
} from '../../../../contract/staff/endpoints/people';
import {
  operatorFirstAccess,
  operatorInvitationOpen,
  operatorSessionClose,
  operatorSessionRead,
} from '../../../../contract/staff/endpoints/session';
import { runOperator } from '../../../../provider/cli/runOperator';
import { ask, refusal } from '../../../fixtures/ask';
import { OPERATOR_SECRET, PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { growing, signIns } from '../../../fixtures/metric';
import { codeOf } from '../../../fixtures/oneTimeCode';
import {
  askAs,
  machine,
  makeOperator,
  OPERATOR_PASSWORD,
  type Staff,
  signInOperator,
} from '../../../fixtures/operatorCalls';
import { signIn } from '../../../fixtures/signIn';

const served = servedForTests();
const news = { version: '5.27.3', title: 'Novità', text: 'Testo' };
const lines = () =>
  served.db.asOwner((tx) =>
    tx
      .selectFrom('audit_entry')
      .select(['who', 'entity', 'action', 'outcome'])
      .where('customer_code', '=', 'PLATFORM')
      .orderBy('seq')
      .execute(),
  );

describe('an operator', () => {
  it('is made on the machine, and chooses password and factor with a link that opens once', async () => {
    const env = { OPERATOR_URL: served.url, OPERATOR_SECRET };
    const made = await runOperator(['create-operator', '--username', 'anna', '--name', 'Anna Rossi'], env);
    expect(made.code).toBe(0);
    const link = made.output.split('\n').at(-1) ?? '';
    expect(link.startsWith(`${served.url}/gestore/primo-accesso#`)).toBe(true);
    const open = { body: { id: new URL(link).hash.slice(1) } };
    expect((await askAs(served.url, {}, operatorInvitationOpen, open)).body.username).toBe('anna');
    expect(refusal(await askAs(served.url, {}, operatorInvitationOpen, open)).status).toBe(404);
    const again = await runOperator(['create-operator', '--username', 'anna', '--name', 'Altra'], env);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('esiste già') });
  });

  it('has made the first access, where the answer was lost and the same is sent again', async () => {
    const body = { username: 'flora', name: 'Flora' };
    const { link } = (await askAs(served.url, machine, operatorCreate, { body })).body;
    const id = new URL(link).hash.slice(1);
    const { secret } = (await askAs(served.url, {}, operatorInvitationOpen, { body: { id } })).body;
    const chosen = { id, password: OPERATOR_PASSWORD, code: codeOf(secret, -1) };
    const choose = (key: string) => askAs(served.url, {}, operatorFirstAccess, { body: chosen, key });
    for (const _ of [1, 2]) expect((await choose('the-first-access')).status).toBe(204);
    expect((await choose('another-one')).status).toBe(404);
    expect((await signInOperator(served.url, 'flora', codeOf(secret))).answer.status).toBe(200);
  });

  it('is made once however often the same call arrives', async () => {
    const call = { key: 'the-same-intention', body: { username: 'doppia', name: 'Doppia' } };
    const first = await askAs(served.url, machine, operatorCreate, call);
    expect((await askAs(served.url, machine, operatorCreate, call)).body).toEqual(first.body);
  });

  it('signs in with password and code together, into a cookie of the operators’ calls alone', async () => {
    const secret = await makeOperator(served.url, 'bruno');
    const counted = await growing(served.db, signIns('operator', 'wrong'), signIns('operator', 'done'));
    expect((await signInOperator(served.url, 'bruno', '000000')).answer.status).toBe(401);
    expect((await signInOperator(served.url, 'bruno', codeOf(secret), 'sbagliata')).answer.status).toBe(401);
    const { answer, cookie, staff } = await signInOperator(served.url, 'bruno', codeOf(secret));
    expect(answer.body).toMatchObject({ who: 'operatore/bruno', name: 'Anna Rossi' });
    expect(cookie).toMatch(/^sportello_gestore=[\w-]{43}; Path=\/api\/operator; .*HttpOnly; SameSite=Strict/);
    // A used code is worthless.
    expect((await signInOperator(served.url, 'bruno', codeOf(secret))).answer.status).toBe(401);
    expect(await counted()).toEqual([3, 1]);
    expect((await askAs(served.url, staff, operatorSessionRead)).body.who).toBe('operatore/bruno');
    const strange: Staff[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }];
    for (const header of strange)
      expect((await askAs(served.url, { ...staff, ...header }, operatorSessionRead)).status).toBe(401);
    expect((await askAs(served.url, staff, newsPublish, { body: news })).status).toBe(200);
    expect(await lines()).toContainEqual({
      who: 'operatore/bruno',
      entity: 'news',
      action: 'publish',
      outcome: 'done',
    });
    expect(
      (await lines()).filter(({ who, outcome }) => who === 'operatore/bruno' && outcome === 'refused'),
    ).toHaveLength(3);
    expect((await askAs(served.url, staff, operatorSessionClose)).status).toBe(204);
    expect((await askAs(served.url, staff, operatorSessionRead)).status).toBe(401);
  });

  it('is known by codes of the true time, also where the demo’s clock was moved', async () => {
    const days = 30 * 86_400_000;
    served.clock.move(days);
    const secret = await makeOperator(served.url, 'diana');
    expect((await signInOperator(served.url, 'diana', codeOf(secret))).answer.status).toBe(200);
    served.clock.move(-days);
  });

  it('is disabled at once, and let in again with a new first access or as before', async () => {
    const secret = await makeOperator(served.url, 'carla');
    const { staff } = await signInOperator(served.url, 'carla', codeOf(secret));
    expect((await askAs(served.url, staff, operatorList)).body).toContainEqual(
      expect.objectContaining({
        username: 'carla',
        role: 'administrator',
        ready: true,
        createdBy: 'operator',
      }),
    );
    const carla = { body: { username: 'carla' } };
    expect((await askAs(served.url, machine, operatorDisable, carla)).status).toBe(204);
    expect((await askAs(served.url, staff, operatorSessionRead)).status).toBe(401);
    served.clock.move(31_000);
    expect((await signInOperator(served.url, 'carla', codeOf(secret, 1))).answer.status).toBe(401);
    expect((await askAs(served.url, machine, operatorEnable, carla)).status).toBe(204);
    expect((await askAs(served.url, staff, operatorSessionRead)).status).toBe(401);
    expect((await signInOperator(served.url, 'carla', codeOf(secret, 1))).answer.status).toBe(200);
    served.clock.move(-31_000);
    expect((await askAs(served.url, machine, operatorInvite, carla)).status).toBe(200);
    for (const endpoint of [operatorInvite, operatorEnable, operatorDisable])
      expect((await askAs(served.url, machine, endpoint, { body: { username: 'nessuno' } })).status).toBe(
        404,
      );
  });

  it('is nobody at a school, and somebody of a school is no operator', async () => {
    const supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    expect((await ask(supervisor, newsList)).status).toBe(200);
    expect((await ask(supervisor, operatorList)).status).toBe(401);
    const { authorization = '' } = await supervisor.headers('GET', operatorList.path);
    const bearer = { authorization: authorization.replace('DPoP', 'Bearer') };
    expect((await askAs(served.url, bearer, operatorList)).status).toBe(401);
    const secret = await makeOperator(served.url, 'elena');
    const { staff } = await signInOperator(served.url, 'elena', codeOf(secret));
    expect((await askAs(served.url, staff, newsList)).status).toBe(401);
    expect((await askAs(served.url, machine, newsList)).status).toBe(401);
  });
});
