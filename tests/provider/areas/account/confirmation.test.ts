import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WRONG_PASSWORD } from '../../../../contract/account/account';
import {
  CONFIRMED_MINUTES,
  NO_PASSKEY_TO_CONFIRM,
  PASSKEY_NOT_CONFIRMED,
} from '../../../../contract/account/confirmation';
import { identityConfirm, identityConfirmOptions } from '../../../../contract/account/confirmationEndpoints';
import {
  otpLinkMake,
  otpLinkOpen,
  otpMethodRemove,
  recoveryCodesMake,
  securityRead,
} from '../../../../contract/account/otpEndpoints';
import { passkeyOptions, passkeyRemove } from '../../../../contract/account/passkeysEndpoints';
import { endpoints } from '../../../../contract/endpoints';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { errors } from '../../../../contract/schema/errors';
import { passwordAgainRate } from '../../../../provider/areas/account/provePassword';
import { releaseOtp } from '../../../../provider/identity/secondFactor/requireOtp';
import { ask, refusal } from '../../../fixtures/ask';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import { PASSWORD, passwordHash, servedForTests } from '../../../fixtures/identityProvider';
import { askForCodes, askPublicly, linkApp } from '../../../fixtures/oneTimeCode';
import { openMails } from '../../../fixtures/openMails';
import { addPasskey } from '../../../fixtures/passkeys';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { softAuthenticator } from '../../../fixtures/softAuthenticator';

const uid = 'docente.SG10001';
const OTHER = 'gestore.SG10001';
const MINUTE = 60_000;
const asked = { status: 403, code: 'confirmationNeeded' };

/** Calls that change how an account signs in, besides the password. */
const changes: readonly Endpoint[] = [otpLinkMake, otpMethodRemove, recoveryCodesMake, passkeyRemove];

describe('the confirmation before a factor changes', () => {
  const served = servedForTests();
  const { clock } = served;
  beforeAll(() => askForCodes(served.db, uid));
  afterAll(() => askForCodes(served.db, uid, false));
  afterEach(async () => {
    clock.move(20 * MINUTE);
    const password_hash = await passwordHash();
    await served.db.asOwner(async (tx) => {
      await releaseOtp(tx, 'SG10001', new Date(0));
      for (const table of ['passkey', 'mail'] as const) await tx.deleteFrom(table).execute();
      await tx.updateTable('account').set({ password_hash }).where('uid', '=', uid).execute();
    });
    await askForCodes(served.db, uid);
  });

  const enter = async (name = uid): Promise<SignedIn> => {
    await askForCodes(served.db, uid, false);
    const who = await signIn(served.url, name, PASSWORD);
    await askForCodes(served.db, uid);
    return who;
  };
  const security = async (who: SignedIn) => (await ask(who, securityRead)).body;
  const link = (who: SignedIn, name = 'Telefono') => ask(who, otpLinkMake, { body: { name } });
  const withApp = async (who: SignedIn, name?: string) => {
    await confirmIdentity(who);
    await linkApp(served.url, (await link(who, name)).body.link);
  };
  const confirm = (who: SignedIn, body: object) => ask(who, identityConfirm, { body });
  const question = async (who: SignedIn) => JSON.parse((await ask(who, identityConfirmOptions)).body.options);
  const device = () => softAuthenticator(served.url);
  const withPasskey = async (who: SignedIn) => {
    const phone = device();
    expect((await addPasskey(who, phone)).status).toBe(204);
    return phone;
  };

  it('is required by every change of a factor, so that a session alone changes none', async () => {
    // Calls that also require it elsewhere (deleting an alias) are tested with their area.
    const asking = endpoints.filter(
      ({ access, errors: known }) => access[0] === 'account' && known.includes('confirmationNeeded'),
    );
    expect(asking.map(({ id }) => id).sort()).toEqual(changes.map(({ id }) => id).sort());
    const owner = await enter();
    await withApp(owner);
    await withPasskey(owner);
    const before = await security(owner);
    const thief = await enter();
    const [method] = before.methods;
    const [passkey] = before.passkeys;
    expect(refusal(await link(thief))).toEqual(asked);
    expect(refusal(await ask(thief, otpMethodRemove, { params: { id: method.id } }))).toEqual(asked);
    const refused = await ask(thief, recoveryCodesMake);
    expect([refusal(refused), refused.body.detail ?? refused.body.title]).toEqual([
      asked,
      errors.confirmationNeeded.say,
    ]);
    expect(refusal(await ask(thief, passkeyRemove, { params: { id: passkey.id } }))).toEqual(asked);
    expect((await ask(thief, passkeyOptions, { body: { password: 'Sbagliata-1' } })).status).toBe(403);
    expect(await security(owner)).toEqual(before);
  });

  it('by the password holds for five minutes, in this session alone', async () => {
    const [here, there] = [await enter(), await enter()];
    expect((await confirm(here, { password: PASSWORD })).status).toBe(204);
    expect((await link(here)).status).toBe(200);
    expect(refusal(await link(there))).toEqual(asked);
    clock.move((CONFIRMED_MINUTES - 1) * MINUTE);
    expect((await link(here)).status).toBe(200);
    clock.move(MINUTE);
    expect(refusal(await link(here))).toEqual(asked);
  });

  it('by a wrong password is none, and can be tried so many times', async () => {
    const who = await enter();
    const wrong = [403, { field: 'password', message: WRONG_PASSWORD }];
    const answers = [];
    for (let nth = 0; nth <= passwordAgainRate.most; nth += 1) {
      const { status, body } = await confirm(who, { password: `Sbagliata-${nth}` });
      answers.push([status, body.errors?.[0]]);
    }
    expect(answers).toEqual([...Array(passwordAgainRate.most).fill(wrong), [429, undefined]]);
    expect((await confirm(who, { password: PASSWORD })).status).toBe(429);
    expect(refusal(await link(who))).toEqual(asked);
    expect((await confirm(who, {})).status).toBe(429);
  });

  it('by a passkey of their own is as good, once', async () => {
    const who = await enter();
    const phone = await withPasskey(who);
    const credential = phone.answer(await question(who));
    expect((await confirm(who, { credential })).status).toBe(204);
    expect((await link(who)).status).toBe(200);
    clock.move(CONFIRMED_MINUTES * MINUTE);
    const again = await confirm(who, { credential });
    expect([again.status, again.body.detail]).toEqual([403, PASSKEY_NOT_CONFIRMED]);
    expect(refusal(await link(who))).toEqual(asked);
  });

  it.each([
    ['forged', { forged: true }],
    ['of another page', { origin: 'https://sportello.example.org' }],
    ['given without finger, face or PIN', { unverified: true }],
  ] as const)('by an answer of a passkey that is %s is none', async (_what, otherwise) => {
    const who = await enter();
    const phone = await withPasskey(who);
    const credential = phone.answer(await question(who), otherwise);
    expect((await confirm(who, { credential })).body.detail).toBe(PASSKEY_NOT_CONFIRMED);
    expect(refusal(await link(who))).toEqual(asked);
  });

  it('by another person’s passkey is none, nor by the answer to another session', async () => {
    const [who, elsewhere, other] = [await enter(), await enter(), await enter(OTHER)];
    const phone = await withPasskey(who);
    const theirs = await withPasskey(other);
    expect((await confirm(who, { credential: theirs.answer(await question(who)) })).status).toBe(403);
    expect((await confirm(elsewhere, { credential: phone.answer(await question(who)) })).status).toBe(403);
    for (const session of [who, elsewhere]) expect(refusal(await link(session))).toEqual(asked);
  });

  it('is not asked of a passkey where there is none', async () => {
    const { status, body } = await ask(await enter(), identityConfirmOptions);
    expect([status, body.detail]).toEqual([409, NO_PASSKEY_TO_CONFIRM]);
  });

  it('of a person without a password is the sign-in itself, for five minutes', async () => {
    const who = await enter();
    await served.db.asOwner((tx) =>
      tx.updateTable('account').set({ password_hash: null }).where('uid', '=', uid).execute(),
    );
    expect((await link(who)).status).toBe(200);
    clock.move(CONFIRMED_MINUTES * MINUTE + 1000);
    expect(refusal(await link(who))).toEqual(asked);
  });

  it('is in the audit log, and each change is written to the person by mail', async () => {
    const who = await enter();
    await withApp(who, 'Telefono');
    await withApp(who, 'Tablet');
    await served.db.asOwner((tx) => tx.updateTable('otp_method').set({ used_at: clock.now() }).execute());
    await withApp(who, 'Terza');
    expect((await ask(who, recoveryCodesMake)).status).toBe(200);
    const [{ id }] = (await security(who)).methods;
    expect((await ask(who, otpMethodRemove, { params: { id } })).status).toBe(204);
    const mails = await openMails(served.db, (mail) => mail.uid === uid);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "È stata collegata un'app di autenticazione",
      "È stata collegata un'app di autenticazione",
      "È stata collegata un'app di autenticazione",
      'Sono stati creati nuovi codici di recupero',
      "È stata rimossa un'app di autenticazione",
    ]);
    expect(mails[0]?.body).toMatch(/docente\.SG10001.*"Telefono"[\s\S]*\/impostazioni\/attivita\n/);
    const lines = await served.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['id', 'outcome'])
        .where('action', '=', 'confirmIdentity')
        .where('outcome', '=', 'done')
        .orderBy('seq', 'desc')
        .limit(3)
        .execute(),
    );
    expect(lines).toHaveLength(3);
  });

  it('does not make a link show its key twice: of two who open it at once, one is shown it', async () => {
    const who = await enter();
    await confirmIdentity(who);
    const { body } = await link(who);
    const id = new URL(body.link, served.url).searchParams.get('id');
    const opened = await Promise.all([1, 2, 3].map(() => askPublicly(served.url, otpLinkOpen, { id })));
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });
});
