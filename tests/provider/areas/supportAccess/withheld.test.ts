import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../contract/endpoints';
import {
  operationList,
  operationPreview,
  operationRead,
  operationRetry,
  operationTakeBack,
} from '../../../../contract/operations/endpoints';
import { may, type Permission, rolesWith } from '../../../../contract/permissions/permissions';
import { isWithheldCall, mustBeListed } from '../../../../contract/permissions/withheldFromSupport';
import { errors } from '../../../../contract/schema/errors';
import { schoolRead, schoolUpdate } from '../../../../contract/schools/endpoints';
import { supportAccessAnswer } from '../../../../contract/supportAccess/endpoints';
import { userRead, usersDisable, usersEnable, userUpdate } from '../../../../contract/users/endpoints';
import { scopes } from '../../../../provider/db/scopes';
import { NOT_BY_SUPPORT } from '../../../../provider/http/refuseFieldsWithheld';
import { ask, refusal } from '../../../fixtures/ask';
import { PASSWORD, passwordHash, servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import { makeOperator, signInOperator } from '../../../fixtures/operatorCalls';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { askSupport, enterWith, supportEntry } from '../../../fixtures/support';

const served = servedForTests();
const known = { codice_fiscale: 'RSSMRA80A01H501U', email: 'docente@example.org' };
const uid = 'supervisor.SG10005';
let support: SignedIn;
let supervisor: SignedIn;

beforeAll(async () => {
  const password_hash = await passwordHash();
  await seedSchool(served.db, 'SG10005', {
    accounts: [
      { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash },
      { username: 'vice', groups: ['SSO/Member_admins'], password_hash },
      { username: 'docente', password_hash, ...known },
      { username: 'senza', password_hash, codice_fiscale: null, email: 'senza@example.org' },
      { username: 'nuovo', enabled: false, ...known },
      { username: 'tornato', enabled: false, last_login: new Date('2025-09-01T08:00:00Z'), ...known },
    ],
  });
  supervisor = await signIn(served.url, uid, PASSWORD);
  const secret = await makeOperator(served.url, 'anna');
  const { staff } = await signInOperator(served.url, 'anna', codeOf(secret));
  const { id } = (await askSupport(served.url, staff, uid)).body;
  await ask(supervisor, supportAccessAnswer, { params: { id }, body: { consent: true } });
  support = await enterWith(served.url, await supportEntry(served.url, staff, id));
});

/** Every call of a supervisor that support may not make, whether it changes something or only reads. */
const withheld = endpoints.filter(
  (call) =>
    call.access !== 'public' &&
    rolesWith(call.access).includes('supervisor') &&
    isWithheldCall(call as never),
);

/**
 * Returns a digest of the rows of each table, except the lines about refusals and the counters that every call updates.
 */
async function digests(): Promise<Readonly<Record<string, string>>> {
  const tables = Object.keys(scopes).filter((table) => !changedByEveryCall.includes(table));
  return served.db.asOwner(async (tx) => {
    const found: [string, string][] = [];
    for (const table of tables) {
      const { rows } = await sql<{ digest: string }>`
        select md5(coalesce(string_agg(to_jsonb(one)::text, '' order by to_jsonb(one)::text), '')) as digest
        from ${sql.table(table)} one`.execute(tx);
      found.push([table, rows[0]?.digest ?? '']);
    }
    return Object.fromEntries(found);
  });
}

const changedByEveryCall = [
  'audit_entry',
  'rate_counter',
  'call_count',
  'dpop_proof',
  'sign_in',
  'oidc_payload',
];

describe('what support may not', () => {
  it('is refused with a sentence at each of its calls, with any input, changes nothing, and is logged with both names', async () => {
    expect(withheld.length).toBeGreaterThan(60);
    expect(withheld.filter(mustBeListed).length).toBeGreaterThan(50);
    const before = await digests();
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
    expect(await digests()).toEqual(before);
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
    const written = { cognome, nome, email, codiceFiscale: user.codicefiscale };
    const ofUser = (body: object) =>
      ask(support, userUpdate, { ...of, body: { ...written, ...body } as never, ifMatch: etag ?? '' });
    for (const switched of [
      { otpenabled: !user.otpenabled },
      { spidEnabled: !user.spidEnabled },
      { email: 'assistenza@example.org' },
      { codiceFiscale: 'VRDNNA80A41L219C' },
      { gestoreUtenti: true },
      { dataInizio: '2030-01-01' },
    ]) {
      const answer = await ofUser({ accessibility: true, ...switched });
      expect(refusal(answer)).toEqual({ status: 403, code: 'notForSupport' });
      expect(answer.body.errors).toEqual([{ field: Object.keys(switched)[0], message: NOT_BY_SUPPORT }]);
    }
    expect((await ask(support, userRead, of)).body).toEqual(user);
    expect((await ofUser({ accessibility: true })).status).toBe(200);
  });

  it('is not asked to fill in a tax code that is empty, which it may not set', async () => {
    const params = { customerCode: 'SG10005', uid: 'senza.SG10005' };
    const { body: user, etag } = await ask(support, userRead, { params });
    const { sn: cognome, cn: nome, email } = user;
    const save = (body: object) =>
      ask(support, userUpdate, {
        params,
        body: { cognome, nome, email, ...body } as never,
        ifMatch: etag ?? '',
      });
    expect(user.codicefiscale).toBe('');
    for (const codiceFiscale of ['RSSMRA80A01H501U', 'X', null])
      expect((await save({ codiceFiscale, accessibility: true })).status).toBeGreaterThanOrEqual(400);
    const saved = await save({ codiceFiscale: '', accessibility: true });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ codicefiscale: '', accessibility: true });
    const of = { params: { ...params, uid: 'docente.SG10005' } };
    const filled = await ask(support, userRead, of);
    const { sn, cn } = filled.body;
    const emptied = { cognome: sn, nome: cn, email: known.email, codiceFiscale: '' } as never;
    expect(
      refusal(await ask(support, userUpdate, { ...of, body: emptied, ifMatch: filled.etag ?? '' })),
    ).toEqual({ status: 403, code: 'notForSupport' });
  });

  it('is enabling somebody who would be sent credentials by it, one by one and many at once', async () => {
    const uids = ['nuovo.SG10005', 'tornato.SG10005'];
    const params = { customerCode: 'SG10005' };
    const answer = await ask(support, usersEnable, { params, body: { uids } });
    expect(answer.status).toBe(200);
    const target = { ids: uids };
    const body = { resource: 'user', action: 'enable', target, input: {} } as never;
    const preview = await ask(support, operationPreview, { params, body });
    expect(preview.body.eligible.count).toBe(0);
    const enabled = await served.db.asOwner((tx) =>
      tx.selectFrom('account').select('uid').where('enabled', '=', true).where('uid', 'in', uids).execute(),
    );
    expect(enabled).toEqual([{ uid: 'tornato.SG10005' }]);
    const links = await served.db.asOwner((tx) => tx.selectFrom('password_link').selectAll().execute());
    expect(links).toEqual([]);
  });

  it('is resuming or reverting earlier work of others, with a sentence that says so', async () => {
    const params = { customerCode: 'SG10005' };
    await ask(support, usersDisable, { params, body: { uids: ['tornato.SG10005'], reset: false } });
    const { body } = await ask(support, operationList, { params });
    const [last] = body.data;
    expect(last).toMatchObject({ action: 'disable', canTakeBack: false, canRetry: false });
    expect([last.whyNotTakeBack, last.whyNotRetry]).toEqual([
      errors.notForSupport.say,
      errors.notForSupport.say,
    ]);
    const of = { params: { ...params, id: last.id } };
    for (const call of [operationTakeBack, operationRetry])
      expect(refusal(await ask(support, call, of))).toEqual({ status: 403, code: 'notForSupport' });
    expect((await ask(supervisor, operationRead, of)).body.canTakeBack).toBe(true);
  });

  it('leaves a supervisor’s daily work, and reserved accounts and roles to supervisors', async () => {
    const held = ['support'] as const;
    const allowed: Permission[] = [
      ['user', 'update'],
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
