import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../contract/endpoints';
import { operationPreview } from '../../../../contract/endpoints/operations';
import { schoolRead, schoolUpdate } from '../../../../contract/endpoints/schools';
import { supportAccessAnswer } from '../../../../contract/endpoints/supportAccess';
import { userRead, usersDisable, userUpdate } from '../../../../contract/endpoints/users';
import { errors } from '../../../../contract/errors';
import { may, type Permission } from '../../../../contract/permissions';
import { isWithheld } from '../../../../contract/withheldFromSupport';
import { ask, refusal } from '../../../fixtures/ask';
import { PASSWORD, passwordHash, servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import { makeOperator, signInOperator } from '../../../fixtures/operatorCalls';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { askSupport, enterWith, supportEntry } from '../../../fixtures/support';

const served = servedForTests();
const uid = 'supervisor.SG10005';
let support: SignedIn;

beforeAll(async () => {
  const password_hash = await passwordHash();
  await seedSchool(served.db, 'SG10005', {
    accounts: [
      { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash },
      { username: 'vice', groups: ['SSO/Member_admins'], password_hash },
      { username: 'docente', password_hash },
    ],
  });
  const supervisor = await signIn(served.url, uid, PASSWORD);
  const secret = await makeOperator(served.url, 'anna');
  const { staff } = await signInOperator(served.url, 'anna', codeOf(secret));
  const { id } = (await askSupport(served.url, staff, uid)).body;
  await ask(supervisor, supportAccessAnswer, { params: { id }, body: { consent: true } });
  support = await enterWith(served.url, await supportEntry(served.url, staff, id));
});

const withheld = endpoints.filter(
  ({ access }) => access !== 'public' && isWithheld(...(access as unknown as [string, string])),
);

describe('what support may not', () => {
  it('is refused in a sentence at each of its calls, whatever is sent, and written down with both names', async () => {
    expect(withheld.length).toBeGreaterThan(30);
    const strange: string[] = [];
    for (const { id, method, path } of withheld) {
      const answer = await support.fetch(path.replace(/\{\w+\}/g, 'SG10005'), {
        method,
        headers: { 'idempotency-key': crypto.randomUUID(), 'if-match': '"1"' },
      });
      const said = await answer.text();
      if (!said.includes('notForSupport') || !said.includes(errors.notForSupport.say))
        strange.push(`${id} ${answer.status} ${said}`);
    }
    expect(strange).toEqual([]);
    const lines = await served.db.asOwner((tx) =>
      tx.selectFrom('audit_entry').selectAll().where('reason', '=', 'notForSupport').execute(),
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(new Set(lines.map(({ who, as_whom }) => `${who} ${as_whom}`))).toEqual(
      new Set([`SUPPORTO:anna::${uid} ${uid}`]),
    );
  });

  it('is refused on many at once too', async () => {
    const body = {
      resource: 'user',
      action: 'sendCredentials',
      target: { ids: ['docente.SG10005'] },
      input: {},
    } as never;
    expect(
      refusal(await ask(support, operationPreview, { params: { customerCode: 'SG10005' }, body })),
    ).toEqual({
      status: 403,
      code: 'notForSupport',
    });
  });

  it('is how people sign in, also by the record of the school or of a user', async () => {
    const params = { customerCode: 'SG10005' };
    const school = await ask(support, schoolRead, { params });
    const mails = { mail: 'a@example.org', pec: 'a@pec.example.org', recapitoDpo: 'dpo@example.org' };
    const whole = { description: 'Istituto', postalCode: '00184', dpo: 'Anna Rossi', ...mails };
    const ofSchool = (body: object) =>
      ask(support, schoolUpdate, { params, body: { ...whole, ...body }, ifMatch: school.etag ?? '' });
    const { spidEnabled, otpEnabled } = school.body;
    for (const switched of [{ otpEnabled: !otpEnabled }, { spidEnabled: !spidEnabled }])
      expect(refusal(await ofSchool(switched))).toEqual({ status: 403, code: 'notForSupport' });
    expect((await ofSchool({ otpEnabled, spidEnabled, city: 'Torino' })).status).toBe(200);

    const of = { params: { ...params, uid: 'docente.SG10005' } };
    const { body: user, etag } = await ask(support, userRead, of);
    const { sn: cognome, cn: nome, email } = user;
    const written = { cognome, nome, email, codiceFiscale: 'VRDNNA80A41L219C' };
    const ofUser = (body: object) =>
      ask(support, userUpdate, { ...of, body: { ...written, ...body } as never, ifMatch: etag ?? '' });
    for (const switched of [{ otpenabled: !user.otpenabled }, { spidEnabled: !user.spidEnabled }])
      expect(refusal(await ofUser(switched))).toEqual({ status: 403, code: 'notForSupport' });
    expect((await ofUser({ accessibility: true })).status).toBe(200);
  });

  it('leaves what a supervisor does every day, and reserved accounts and roles to supervisors', async () => {
    const held = ['support'] as const;
    const allowed: Permission[] = [
      ['user', 'create'],
      ['user', 'roles'],
      ['school', 'update'],
      ['audit', 'list'],
    ];
    expect(allowed.map((permission) => may(held, permission))).toEqual([true, true, true, true]);
    const uids = ['vice.SG10005', 'docente.SG10005'];
    await ask(support, usersDisable, { params: { customerCode: 'SG10005' }, body: { uids, reset: false } });
    const disabled = await served.db.asOwner((tx) =>
      tx.selectFrom('account').select('uid').where('enabled', '=', false).where('uid', 'in', uids).execute(),
    );
    expect(disabled).toEqual([{ uid: 'docente.SG10005' }]);
  });
});
