import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_KEEPS_PASSWORD, WRONG_PASSWORD } from '../../../../contract/account/account';
import {
  accountPasswordChange,
  accountResetPassword,
  accountSettingsRead,
  accountSettingsUpdate,
} from '../../../../contract/account/endpoints';
import {
  LAST_METHOD_STAYS,
  NO_APP_YET,
  NO_OTP_IN_THIS_SCHOOL,
  otpResetRules,
} from '../../../../contract/account/otp';
import {
  otpLinkMake,
  otpMethodRemove,
  recoveryCodesMake,
  securityRead,
  userOtpReset,
} from '../../../../contract/account/otpEndpoints';
import { EASILY_GUESSED } from '../../../../contract/account/password';
import { newsList } from '../../../../contract/news/endpoints';
import { passwordAgainRate } from '../../../../provider/areas/account/provePassword';
import type { Database } from '../../../../provider/db/database';
import { ask, refusal } from '../../../fixtures/ask';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import { testDatabase } from '../../../fixtures/database';
import {
  movableClock,
  PASSWORD,
  passwordHash,
  type Serving,
  seedPeople,
  serve,
} from '../../../fixtures/identityProvider';
import { oidcClient } from '../../../fixtures/oidcClient';
import { askForCodes, codeOf, linkApp } from '../../../fixtures/oneTimeCode';
import { openMails } from '../../../fixtures/openMails';
import { seedAlias } from '../../../fixtures/seedAlias';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { weakPasswords } from '../../../fixtures/weakPasswords';

const uid = 'docente.SG10001';
const EMAIL = 'anna.verdi@example.org';
const NEW = 'Nuova-Password1';
const MINUTE = 60_000;

describe('the own account', () => {
  const clock = movableClock();
  let db: Database;
  let provider: Serving;
  beforeAll(async () => {
    db = await testDatabase();
    await seedPeople(db);
    await seedAlias(db, { person: 'anna', email: EMAIL, codice_fiscale: null, uids: [uid] });
    provider = await serve(db, { clock, config: { demoUsers: ['campus.sg10001'] } });
  });
  afterAll(async () => {
    await provider.close();
    await db.close();
  });
  beforeEach(async () => {
    clock.move(20 * MINUTE);
    const password_hash = await passwordHash();
    await db.asOwner(async (tx) => {
      await tx.updateTable('account').set({ password_hash }).where('password_hash', 'is not', null).execute();
      await tx.updateTable('alias').set({ password_hash }).execute();
    });
  });

  const enter = (name: string = uid, password = PASSWORD) => signIn(provider.url, name, password);
  const change = (who: SignedIn, more: object = {}, key?: string) =>
    ask(who, accountPasswordChange, {
      ...(key && { key }),
      body: {
        username: uid,
        email: 'x@example.org',
        passwordAttuale: PASSWORD,
        passwordNuova: NEW,
        confermaPassword: NEW,
        ...more,
      },
    });
  const fieldsOf = ({ body }: { body: { errors?: { field: string; message: string }[] } }) =>
    body.errors?.map(({ field, message }) => [field, message]);

  it('is changed once where the answer was lost and the same is sent again, which tries no other password', async () => {
    const person = await enter();
    const changes = async () =>
      (
        await db.asOwner((tx) =>
          tx.selectFrom('audit_entry').select('seq').where('action', '=', 'changePassword').execute(),
        )
      ).length;
    const before = await changes();
    const key = 'one-change-is-meant';
    for (let nth = 0; nth < 3; nth += 1) expect((await change(person, {}, key)).status).toBe(204);
    expect(await changes()).toBe(before + 1);
    // A new request, even though its new password equals the current one.
    expect(fieldsOf(await change(person))).toEqual([['passwordAttuale', WRONG_PASSWORD]]);
    await enter(uid, NEW);
  });

  it('mails the owner of a changed password once', async () => {
    const mailed = async () =>
      (await openMails(db, ({ subject }) => subject === 'La password è stata cambiata')).map(
        ({ recipient, body }) => [recipient, body?.match(/si accede come (\S+)\./)?.[1]],
      );
    const before = (await mailed()).length;
    const person = await enter();
    for (let nth = 0; nth < 2; nth += 1)
      expect((await change(person, {}, 'told-once-by-mail')).status).toBe(204);
    const { email } = await db.asOwner((tx) =>
      tx.selectFrom('account').select('email').where('uid', '=', uid).executeTakeFirstOrThrow(),
    );
    expect((await mailed()).slice(before)).toEqual([[email, uid]]);
    expect((await change(person)).status).toBe(400);
    expect(await mailed()).toHaveLength(before + 1);
  });

  it('ACC-011 the password is changed with the current one; ends the other sessions and goes on with this one', async () => {
    const [here, there] = [await enter(), await enter()];
    expect((await change(here)).status).toBe(204);
    expect((await ask(here, newsList)).status).toBe(200);
    expect((await ask(there, newsList)).status).toBe(401);
    await here.refresh();
    await expect(there.refresh()).rejects.toThrow();
    await expect(enter()).rejects.toMatchObject({ status: 401 });
    await enter(uid, NEW);
  });

  it('ACC-024 ACC-025 is refused with each of its rules, and when the current one is wrong', async () => {
    const who = await enter();
    expect(fieldsOf(await change(who, { passwordAttuale: '' }))).toEqual([
      ['passwordAttuale', 'Password Attuale obbligatoria'],
    ]);
    const same = { passwordNuova: PASSWORD, confermaPassword: PASSWORD };
    expect(fieldsOf(await change(who, same))).toEqual([
      ['passwordNuova', 'La nuova password non può essere uguale a quella attuale'],
    ]);
    expect(fieldsOf(await change(who, { passwordAttuale: 'Sbagliata-1' }))).toEqual([
      ['passwordAttuale', WRONG_PASSWORD],
    ]);
    expect(refusal(await change(who, { username: 'gestore.SG10001' }))).toEqual({
      status: 404,
      code: 'notFound',
    });
    await enter();
  });

  it('is refused where somebody who knows the person soon guesses the new one', async () => {
    const who = await enter();
    for (const guessed of ['Qwerty123.', `${uid}.A1`])
      expect(fieldsOf(await change(who, { passwordNuova: guessed, confermaPassword: guessed }))).toEqual([
        ['passwordNuova', EASILY_GUESSED],
      ]);
    await enter();
  });

  it.each(weakPasswords)('%s refuses a change to a password such as "%s"', async (_id, weak, message) => {
    const who = await enter();
    const answer = await change(who, { passwordNuova: weak, confermaPassword: weak });
    expect(fieldsOf(answer)).toContainEqual(['passwordNuova', message]);
    await enter();
  });

  it.each([...weakPasswords, ['missing', '', 'Conferma Password obbligatoria']] as const)(
    'ACC-022 refuses a change whose confirmation breaks a rule (rule %$)',
    async (_id, weak, message) => {
      const who = await enter();
      const answer = await change(who, { confermaPassword: weak });
      expect(fieldsOf(answer)).toContainEqual(['confermaPassword', message]);
      await enter();
    },
  );

  it('takes an e-mail of 100 characters at most', async () => {
    const who = await enter();
    const of = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
    expect(fieldsOf(await change(who, { email: of(101) }))?.map(([field]) => field)).toEqual(['email']);
    expect((await change(who, { email: of(100) })).status).toBe(204);
  });

  it('lets the current password be tried so many times, then waits', async () => {
    const who = await enter();
    const statuses = [];
    for (let nth = 0; nth <= passwordAgainRate.most; nth += 1)
      statuses.push((await change(who, { passwordAttuale: `Sbagliata-${nth}` })).status);
    expect(statuses).toEqual([...Array(passwordAgainRate.most).fill(400), 429]);
    expect((await change(who)).status).toBe(429);
    clock.move(passwordAgainRate.seconds * 1000);
    expect((await change(who)).status).toBe(204);
  });

  it('ACC-026 a demonstration account keeps its password, and the page says so beforehand', async () => {
    const demo = await enter('campus.SG10001');
    expect((await ask(demo, accountSettingsRead)).body.demo).toBe(true);
    const refused = await change(demo, { username: 'campus.SG10001' });
    expect([refused.status, refused.body.detail]).toEqual([403, DEMO_KEEPS_PASSWORD]);
    await enter('campus.SG10001');
  });

  it('ACC-027 an alias changes the password and telephone of the alias, a school account its own password', async () => {
    const alias = await enter(EMAIL);
    expect((await ask(alias, accountSettingsRead)).body).toEqual({
      username: EMAIL,
      email: EMAIL,
      telephone: null,
      userType: 'ALIAS',
      demo: false,
      soggettoPrivato: 'false',
    });
    expect((await ask(alias, accountSettingsUpdate, { body: { telephone: '+390612345' } })).status).toBe(204);
    expect((await ask(alias, accountSettingsRead)).body.telephone).toBe('+390612345');
    expect((await change(alias, { username: EMAIL })).status).toBe(204);
    await enter(EMAIL, NEW);
    const account = await enter();
    expect((await ask(account, accountSettingsRead)).body).toMatchObject({
      username: uid,
      userType: 'PEOPLE',
    });
    expect((await ask(account, accountSettingsUpdate, { body: { telephone: '06' } })).status).toBe(404);
  });

  it('ACC-015 takes a telephone of digits and plus', async () => {
    const alias = await enter(EMAIL);
    for (const telephone of ['', '06 123', 'casa']) {
      const answer = await ask(alias, accountSettingsUpdate, { body: { telephone } });
      expect(answer.status).toBe(400);
      if (telephone === '') expect(fieldsOf(answer)).toEqual([['telephone', 'Telefono obbligatorio']]);
    }
  });

  it('writes a link to a person who is signed in and forgot the current password', async () => {
    expect((await ask(await enter(), accountResetPassword)).status).toBe(204);
    const mails = await openMails(db, (mail) => mail.uid === uid);
    expect(mails.at(-1)?.body).toMatch(/\/cambiopassword\?id=[\w-]{43}\n/);
    expect((await ask(await enter(EMAIL), accountResetPassword)).status).toBe(404);
  });

  describe('its second factor', () => {
    beforeAll(() => askForCodes(db, uid));
    afterAll(() => askForCodes(db, uid, false));

    it('P24 cannot lose its last app while a code is asked; with a second one it can, and recovery codes stand in', async () => {
      await askForCodes(db, uid, false);
      const who = await enter();
      await confirmIdentity(who);
      const denied = await ask(who, otpLinkMake, { body: { name: 'Telefono' } });
      expect([denied.status, denied.body.detail]).toEqual([409, NO_OTP_IN_THIS_SCHOOL]);
      await askForCodes(db, uid);
      const none = await ask(who, recoveryCodesMake);
      expect([none.status, none.body.detail]).toEqual([409, NO_APP_YET]);

      const link = async (name: string) =>
        linkApp(provider.url, (await ask(who, otpLinkMake, { body: { name } })).body.link);
      const secret = await link('Telefono');
      const security = async () => (await ask(who, securityRead)).body;
      const { methods, ...rest } = await security();
      expect(rest).toMatchObject({ schoolOtp: true, required: true, recoveryCodes: 0 });
      expect(methods).toMatchObject([{ name: 'Telefono', usedAt: expect.any(String) }]);
      const last = await ask(who, otpMethodRemove, { params: { id: methods[0].id } });
      expect([last.status, last.body.detail]).toEqual([409, LAST_METHOD_STAYS]);

      const { codes } = (await ask(who, recoveryCodesMake)).body;
      expect(codes).toHaveLength(10);
      expect((await security()).recoveryCodes).toBe(10);
      const withCode = async (codice: string) => {
        const client = await oidcClient(provider.url);
        const page = await client.submit(await client.authorize({ prompt: 'login' }), {
          username: uid,
          password: PASSWORD,
        });
        return (await client.submit(page, { codice })).url.searchParams.has('code');
      };
      expect(await withCode(codeOf(secret))).toBe(true);
      expect(await withCode(codes[3].toLowerCase().replace('-', ' '))).toBe(true);
      expect(await withCode(codes[3])).toBe(false);
      expect((await security()).recoveryCodes).toBe(9);

      await link('Tablet');
      expect((await security()).methods).toHaveLength(2);
      expect((await ask(who, otpMethodRemove, { params: { id: methods[0].id } })).status).toBe(204);
      expect(await withCode(codeOf(secret, 1))).toBe(false);
      expect((await security()).methods).toMatchObject([{ name: 'Tablet' }]);
    });

    it('is begun anew by the school, with a mail; nobody but the own school, and not the supervisor’s by others', async () => {
      const manager = await enter('gestore.SG10001');
      const params = { customerCode: 'SG10001', uid };
      await confirmIdentity(manager);
      expect((await ask(manager, userOtpReset, { params })).status).toBe(204);
      const mails = await openMails(db, (mail) => mail.uid === uid);
      const link = /(\/otp\?id=[\w-]{43})\n/.exec(mails.at(-1)?.body ?? '')?.[1] ?? 'none';
      await linkApp(provider.url, link);
      const supervisor = { ...params, uid: 'supervisor.SG10001' };
      expect((await ask(manager, userOtpReset, { params: supervisor })).status).toBe(403);
    });

    it('is not begun anew where that makes no sense, with the reason', async () => {
      const whose = (who: string) => ({ params: { customerCode: 'SG10001', uid: who } });
      const put = (values: object) =>
        db.asOwner((tx) => tx.updateTable('account').set(values).where('uid', '=', uid).execute());
      const manager = await enter('gestore.SG10001');
      const refused = async (who = uid) => {
        const { status, body } = await ask(manager, userOtpReset, whose(who));
        return [status, body.detail];
      };
      expect(await refused('gestore.SG10001')).toEqual([409, otpResetRules[1]?.say]);
      await put({ enabled: false });
      expect(await refused()).toEqual([409, otpResetRules[2]?.say]);
      await put({ enabled: true, otp_enabled: false });
      expect(await refused()).toEqual([409, otpResetRules[3]?.say]);
      await askForCodes(db, uid, false);
      expect(await refused()).toEqual([409, NO_OTP_IN_THIS_SCHOOL]);
      await askForCodes(db, uid);
      await confirmIdentity(manager);
      expect((await ask(manager, userOtpReset, whose(uid))).status).toBe(204);
    });
  });
});
