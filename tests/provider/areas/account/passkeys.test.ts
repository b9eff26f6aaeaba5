import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WRONG_PASSWORD } from '../../../../contract/account/account';
import { securityRead, userOtpReset } from '../../../../contract/account/otpEndpoints';
import {
  PASSKEY_NOT_TAKEN,
  PASSKEY_THERE_ALREADY,
  PASSKEYS,
  whyNoPasskey,
  whyPasskeyStays,
} from '../../../../contract/account/passkey';
import {
  passkeyAdd,
  passkeyOptions,
  passkeyRemove,
  passkeyRename,
} from '../../../../contract/account/passkeysEndpoints';
import { passwordAgainRate } from '../../../../provider/areas/account/provePassword';
import type { Database } from '../../../../provider/db/database';
import { MAKING_SECONDS } from '../../../../provider/identity/passkeys/makePasskey';
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
import { askForCodes, linkApp } from '../../../fixtures/oneTimeCode';
import { openMails } from '../../../fixtures/openMails';
import { addPasskey, enterWith } from '../../../fixtures/passkeys';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { softAuthenticator } from '../../../fixtures/softAuthenticator';

const uid = 'docente.SG10001';
const EMAIL = 'anna.verdi@example.org';
const MINUTE = 60_000;
const NOBODYS = '00000000-0000-4000-8000-000000000000';

describe('the own passkeys', () => {
  const clock = movableClock();
  let db: Database;
  let provider: Serving;
  beforeAll(async () => {
    db = await testDatabase();
    await seedPeople(db);
    provider = await serve(db, { clock, config: { demoUsers: ['campus.sg10001'] } });
    const password_hash = await passwordHash();
    const linked_at = new Date('2026-01-01T00:00:00Z');
    await db.asOwner(async (tx) => {
      const person = { person: 'anna', email: EMAIL, sn: 'Verdi', cn: 'Anna', codice_fiscale: null };
      await tx
        .insertInto('alias')
        .values({ ...person, password_hash })
        .execute();
      await tx
        .insertInto('alias_account')
        .values({ person: 'anna', customer_code: 'SG10001', uid, linked_at })
        .execute();
    });
  });
  afterAll(async () => {
    await provider.close();
    await db.close();
  });
  afterEach(async () => {
    clock.move(10 * MINUTE);
    await askForCodes(db, uid, false);
    const password_hash = await passwordHash();
    await db.asOwner(async (tx) => {
      for (const table of ['passkey', 'mail', 'otp_method'] as const) await tx.deleteFrom(table).execute();
      await tx.updateTable('account').set({ password_hash }).where('uid', '=', uid).execute();
    });
  });

  const enter = (name: string = uid) => signIn(provider.url, name, PASSWORD);
  const device = () => softAuthenticator(provider.url);
  const listed = async (who: SignedIn) => (await ask(who, securityRead)).body.passkeys;
  const options = (who: SignedIn, password = PASSWORD) => ask(who, passkeyOptions, { body: { password } });
  const put = (values: object) =>
    db.asOwner((tx) => tx.updateTable('account').set(values).where('uid', '=', uid).execute());
  const lines = () =>
    db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'outcome', 'reason', 'before', 'after'])
        .where('entity', '=', 'account')
        .orderBy('seq')
        .execute(),
    );
  const mails = () => openMails(db);

  it('P24 are added, renamed and removed, each told by mail and in the audit log', async () => {
    const who = await enter();
    const [phone, tablet] = [device(), device()];
    expect((await addPasskey(who, phone, ' Telefono ')).status).toBe(204);
    expect((await addPasskey(who, tablet, 'Tablet')).status).toBe(204);
    const [first, second] = await listed(who);
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Telefono',
      createdAt: expect.any(String),
      usedAt: null,
      synced: false,
    });
    const named = { params: { id: second.id }, body: { name: 'Tablet di casa' } };
    expect((await ask(who, passkeyRename, named)).status).toBe(204);
    await confirmIdentity(who);
    expect((await ask(who, passkeyRemove, { params: { id: first.id } })).status).toBe(204);
    expect(await listed(who)).toMatchObject([{ name: 'Tablet di casa' }]);
    expect((await enterWith(provider.url, phone)).entered).toBe(false);
    expect((await enterWith(provider.url, tablet)).entered).toBe(true);
    expect((await listed(who))[0].usedAt).not.toBe(null);

    const done = { outcome: 'done', reason: null };
    expect((await lines()).slice(-5)).toEqual([
      { ...done, action: 'addPasskey', before: null, after: { passkey: 'Telefono' } },
      { ...done, action: 'addPasskey', before: null, after: { passkey: 'Tablet' } },
      {
        ...done,
        action: 'renamePasskey',
        before: { passkey: 'Tablet' },
        after: { passkey: 'Tablet di casa' },
      },
      { ...done, action: 'confirmIdentity', before: null, after: null },
      { ...done, action: 'removePasskey', before: { passkey: 'Telefono' }, after: null },
    ]);
    const sentMails = await mails();
    expect(sentMails.map(({ uid: to, subject }) => [to, subject])).toEqual([
      [uid, 'È stata aggiunta una passkey'],
      [uid, 'È stata aggiunta una passkey'],
      [uid, 'È stata rimossa una passkey'],
    ]);
    expect(sentMails[0]?.body).toMatch(/"Telefono".*docente\.SG10001[\s\S]*\/impostazioni\/attivita\n/);
  });

  it('of an alias are the alias’s, not the account’s, and are reported to the alias', async () => {
    const alias = await enter(EMAIL);
    expect((await addPasskey(alias, device())).status).toBe(204);
    expect(await listed(await enter())).toEqual([]);
    expect(await mails()).toMatchObject([{ uid: null, recipient: EMAIL }]);
    expect((await mails())[0]?.body).toContain(`si accede come ${EMAIL}`);
  });

  it('are asked of the device so that they find their owner, and open for them alone', async () => {
    const who = await enter();
    const phone = device();
    await addPasskey(who, phone);
    const asked = JSON.parse((await options(who)).body.options);
    expect(asked).toMatchObject({
      rp: { name: 'Sportello', id: 'localhost' },
      user: { id: phone.credential.userHandle, name: uid },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: phone.credential.id, transports: ['internal'] }],
    });
    expect(Buffer.from(asked.user.id, 'base64url').toString()).not.toContain('docente');
  });

  it('P24 need the password again, which can be tried so many times', async () => {
    const who = await enter();
    const statuses = [];
    for (let nth = 0; nth <= passwordAgainRate.most; nth += 1) {
      const { status, body } = await options(who, `Sbagliata-${nth}`);
      statuses.push([status, body.errors?.[0]]);
    }
    const wrong = [403, { field: 'password', message: WRONG_PASSWORD }];
    expect(statuses).toEqual([...Array(passwordAgainRate.most).fill(wrong), [429, undefined]]);
    expect((await lines()).at(-2)).toMatchObject({ outcome: 'refused', reason: 'forbidden' });
    clock.move(passwordAgainRate.seconds * 1000);
    expect((await options(who, '')).status).toBe(400);
    expect((await options(who)).status).toBe(200);
  });

  it.each([
    ['another origin', { origin: 'https://sportello.example.org' }],
    ['another host', { rpId: 'example.org' }],
    ['nobody’s finger, face or PIN', { unverified: true }],
    ['a question that was never asked', { challenge: 'bm9ib2R5IGFza2VkIHRoaXM' }],
  ] as const)('are not taken with %s, and that is written down', async (_what, otherwise) => {
    const who = await enter();
    const refused = await addPasskey(who, device(), 'Telefono', otherwise);
    expect([refused.status, refused.body.detail]).toEqual([409, PASSKEY_NOT_TAKEN]);
    expect(await listed(who)).toEqual([]);
    expect((await lines()).at(-1)).toMatchObject({ outcome: 'refused', reason: 'conflict' });
  });

  it('are taken once, from whom they were asked of, and in five minutes', async () => {
    const [who, other] = [await enter(), await enter('gestore.SG10001')];
    const phone = device();
    const made = async () => phone.make(JSON.parse((await options(who)).body.options));
    const add = async (by: SignedIn, credential: string, key?: string) => {
      const { status, body } = await ask(by, passkeyAdd, {
        body: { name: 'Telefono', credential },
        ...(key && { key }),
      });
      return [status, body?.detail];
    };
    const first = await made();
    expect(await add(other, first)).toEqual([409, PASSKEY_NOT_TAKEN]);
    expect(await add(who, first)).toEqual([409, PASSKEY_NOT_TAKEN]);
    const key = randomUUID();
    const second = await made();
    expect(await add(who, second, key)).toEqual([204, undefined]);
    expect(await add(who, second, key)).toEqual([204, undefined]);
    expect(await add(who, second)).toEqual([409, PASSKEY_NOT_TAKEN]);
    const late = await made();
    clock.move((MAKING_SECONDS + 1) * 1000);
    expect(await add(who, late)).toEqual([409, PASSKEY_NOT_TAKEN]);
    for (const nonsense of ['{}', '[]', 'null', 'x'])
      expect(await add(who, nonsense)).toEqual([409, PASSKEY_NOT_TAKEN]);
    expect(await listed(who)).toHaveLength(1);
  });

  it('are one person’s: a device’s key is not added twice, and another’s is not found', async () => {
    const [who, other] = [await enter(), await enter('gestore.SG10001')];
    const phone = device();
    await addPasskey(who, phone);
    await db.asOwner((tx) =>
      tx.updateTable('passkey').set({ person: 'gestore.SG10001', uid: 'gestore.SG10001' }).execute(),
    );
    const [theirs] = await listed(other);
    await confirmIdentity(who);
    expect(await listed(who)).toEqual([]);
    const params = { id: theirs.id };
    const none = { status: 404, code: 'notFound' };
    expect(refusal(await ask(who, passkeyRemove, { params }))).toEqual(none);
    expect(refusal(await ask(who, passkeyRename, { params, body: { name: 'Mia' } }))).toEqual(none);
    expect(refusal(await ask(who, passkeyRemove, { params: { id: NOBODYS } }))).toEqual(none);
    expect(await listed(other)).toMatchObject([{ name: 'Telefono' }]);

    const asked = JSON.parse((await options(who)).body.options);
    const credential = phone.make(asked);
    await db.asOwner((tx) => tx.updateTable('passkey').set({ credential_id: phone.credential.id }).execute());
    const twice = await ask(who, passkeyAdd, { body: { name: 'Telefono', credential } });
    expect([twice.status, twice.body.detail]).toEqual([409, PASSKEY_THERE_ALREADY]);
  });

  it('P24 the last one stays where it is the only way in, or the only second factor', async () => {
    const who = await enter();
    await addPasskey(who, device());
    const [{ id }] = await listed(who);
    const remove = async () => {
      const { status, body } = await ask(who, passkeyRemove, { params: { id } });
      return [status, body?.detail];
    };
    await confirmIdentity(who);
    await put({ password_hash: null });
    const noPassword = { password: false, required: false, methods: [], passkeys: [1] };
    expect(await remove()).toEqual([409, whyPasskeyStays(noPassword)]);
    await put({ password_hash: await passwordHash() });
    await askForCodes(db, uid);
    const noApp = { password: true, required: true, methods: [], passkeys: [1] };
    expect(await remove()).toEqual([409, whyPasskeyStays(noApp)]);
    expect(await listed(who)).toHaveLength(1);
    await askForCodes(db, uid, false);
    expect(await remove()).toEqual([204, undefined]);
  });

  it('are not for a demonstration account, nor without a password, nor without end', async () => {
    const demo = await enter('campus.SG10001');
    const refusedTo = async (who: SignedIn) => (await options(who)).body.detail;
    const none = { password: true, demo: false, passkeys: [] };
    expect(await refusedTo(demo)).toBe(whyNoPasskey({ ...none, demo: true }));
    const who = await enter();
    await put({ password_hash: null });
    expect(await refusedTo(who)).toBe(whyNoPasskey({ ...none, password: false }));
    await put({ password_hash: await passwordHash() });
    for (let nth = 0; nth < PASSKEYS; nth += 1) {
      clock.move(MINUTE);
      expect((await addPasskey(who, device(), `n. ${nth}`)).status).toBe(204);
    }
    expect(await refusedTo(who)).toBe(whyNoPasskey({ ...none, passkeys: Array(PASSKEYS).fill(1) }));
  });

  it('have a name', async () => {
    const who = await enter();
    await addPasskey(who, device());
    const [{ id }] = await listed(who);
    for (const name of ['', '   ', 'x'.repeat(61)])
      expect((await ask(who, passkeyRename, { params: { id }, body: { name } })).status).toBe(400);
  });

  it('are forgotten when the school begins somebody’s second factor anew', async () => {
    const [who, manager] = [await enter(), await enter('gestore.SG10001')];
    const phone = device();
    await addPasskey(who, phone);
    await addPasskey(manager, device());
    await askForCodes(db, uid);
    await confirmIdentity(manager);
    expect((await ask(manager, userOtpReset, { params: { customerCode: 'SG10001', uid } })).status).toBe(204);
    const link = /(\/otp\?id=[\w-]{43})\n/.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? 'none';
    await linkApp(provider.url, link);
    expect((await enterWith(provider.url, phone)).entered).toBe(false);
    expect(await listed(manager)).toHaveLength(1);
  });
});
