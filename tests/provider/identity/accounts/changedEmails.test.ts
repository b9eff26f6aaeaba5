import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONFIRM_EMAIL_FIRST } from '../../../../contract/account/account';
import { usersLetters } from '../../../../contract/account/credentialsEndpoints';
import { accountResetPassword } from '../../../../contract/account/endpoints';
import { passwordChoose, passwordLinkOpen } from '../../../../contract/account/passwordsEndpoints';
import { operationTakeBack } from '../../../../contract/operations/endpoints';
import { userCreate, userRead, usersEnable, usersFind } from '../../../../contract/users/endpoints';
import { dayInRome, showDay } from '../../../../contract/values/dates';
import type { Database } from '../../../../provider/db/database';
import { ask } from '../../../fixtures/ask';
import { changeEmail, follow, linksTo } from '../../../fixtures/changedEmail';
import { testDatabase } from '../../../fixtures/database';
import {
  movableClock,
  PASSWORD,
  passwordHash,
  type Serving,
  serve,
} from '../../../fixtures/identityProvider';
import { importAll, newPerson } from '../../../fixtures/imports';
import { askPublicly } from '../../../fixtures/oneTimeCode';
import { openMails } from '../../../fixtures/openMails';
import { of } from '../../../fixtures/operations';
import { pdfText } from '../../../fixtures/pdfText';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, SignInFailed, signIn } from '../../../fixtures/signIn';

const params = { customerCode: 'SG10001' };
const DAY = 24 * 60 * 60 * 1000;
const OLD = 'rossi@example.org';
const NEW = 'nuova@example.org';
const CONFIRM = 'accedi/conferma-email';
const OBJECT = 'accedi/contesta-email';

describe('a changed e-mail', () => {
  const clock = movableClock();
  let db: Database;
  let provider: Serving;
  let supervisor: SignedIn;
  let manager: SignedIn;
  let rossi: SignedIn;

  beforeAll(async () => {
    db = await testDatabase();
    const password_hash = await passwordHash();
    const seen = { last_login: new Date('2026-01-10T08:00:00Z'), codice_fiscale: 'RSSMRA80A01H501U' };
    await seedSchool(db, 'SG10001', {
      accounts: [
        {
          username: 'supervisor',
          groups: ['SSO/Member_admins'],
          password_hash,
          codice_fiscale: 'VRDLGU81B02H501Y',
        },
        { username: 'gestore', groups: ['SSO/GestDocenti'], password_hash },
        { username: 'rossi', password_hash, cn: 'Mario', ...seen },
        { username: 'nuova', cn: 'Anna' },
      ],
    });
    provider = await serve(db, { clock });
  });
  afterAll(async () => {
    await provider.close();
    await db.close();
  });
  beforeEach(async () => {
    clock.move(DAY);
    const password_hash = await passwordHash();
    await db.asOwner(async (tx) => {
      for (const table of ['mail', 'password_link', 'email_link', 'rate_counter'] as const)
        await tx.deleteFrom(table).execute();
      await tx.updateTable('account').set({ enabled: true, email_contested_at: null }).execute();
      const before = { email: OLD, email_confirmed: true, password_hash };
      await tx.updateTable('account').set(before).where('uid', '=', of('rossi')).execute();
    });
    [supervisor, manager, rossi] = (await Promise.all(
      ['supervisor', 'gestore', 'rossi'].map((name) => signIn(provider.url, of(name), PASSWORD)),
    )) as [SignedIn, SignedIn, SignedIn];
    clock.move(1000);
  });

  const forgot = (username: string) =>
    fetch(`${provider.url}/accedi/password-dimenticata`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username }),
    });
  const resets = (recipient: string) => linksTo(db, recipient, 'cambiopassword');
  const one = async (recipient: string, page: string): Promise<string> => {
    const links = await linksTo(db, recipient, page);
    expect(links).toHaveLength(1);
    return links[0] ?? '';
  };
  const read = async (username: string, by = supervisor) =>
    (await ask(by, userRead, { params: { ...params, uid: of(username) } })).body;

  it('is reported to the previous address: what, when, by whom, and how to object', async () => {
    expect((await changeEmail(manager, 'rossi', NEW)).status).toBe(200);
    const [told] = await openMails(db, ({ recipient }) => recipient === OLD);
    expect(told?.body).toContain(of('rossi'));
    expect(told?.body).toContain('da un gestore utenti della scuola Istituto SG10001');
    expect(told?.body).toContain(`il ${showDay(dayInRome(clock.now()))}`);
    expect(told?.body).not.toContain(NEW);
    await one(OLD, OBJECT);
    await changeEmail(supervisor, 'rossi', 'altra@example.org');
    const mails = await openMails(db, ({ recipient }) => recipient === NEW);
    expect(mails.map(({ body }) => body).join()).toContain('dal supervisor della scuola');
  });

  it('resets no password until it is confirmed; the page of a forgotten one tells nobody', async () => {
    await forgot(of('rossi'));
    expect(await resets(OLD)).toHaveLength(1);
    const [open] = await resets(OLD);
    const id = new URL(open ?? '').searchParams.get('id') ?? '';
    expect((await askPublicly(provider.url, passwordLinkOpen, { id })).status).toBe(200);
    await changeEmail(manager, 'rossi', NEW);
    // The earlier link is invalid.
    expect((await askPublicly(provider.url, passwordLinkOpen, { id })).status).toBe(404);
    const answers = await Promise.all([forgot(of('rossi')), forgot('nessuno.SG10001')]);
    const [known, unknown] = await Promise.all(answers.map((answer) => answer.text()));
    expect(known).toBe(unknown);
    expect([await resets(NEW), (await resets(OLD)).length]).toEqual([[], 1]);
    expect((await read('rossi')).emailConfermata).toBe(false);

    const { opened, done } = await follow(await one(NEW, CONFIRM));
    expect(opened).toContain('Conferma dell');
    expect(done).toContain('Indirizzo confermato');
    expect((await read('rossi')).emailConfermata).toBe(true);
    await forgot(of('rossi'));
    expect(await resets(NEW)).toHaveLength(1);
  });

  it('is confirmed by a press alone, once, within a week, and only while it is the address', async () => {
    await changeEmail(manager, 'rossi', NEW);
    const link = await one(NEW, CONFIRM);
    await fetch(link);
    await fetch(link, { method: 'HEAD' });
    expect((await read('rossi')).emailConfermata).toBe(false);
    await changeEmail(manager, 'rossi', 'altra@example.org');
    expect((await follow(link)).status).toBe(404);
    const later = await one('altra@example.org', CONFIRM);
    clock.move(8 * DAY);
    const late = await follow(later, 'en');
    expect([late.status, late.done]).toEqual([404, expect.stringContaining('The link is not valid')]);
    expect((await follow(link.replace(/id=.*/, 'id=invented'))).status).toBe(404);
    expect((await follow(link.replace(/id=.*/, ''))).status).toBe(404);
  });

  it('is asked about again by a person who is signed in and forgot the password', async () => {
    await changeEmail(manager, 'rossi', NEW);
    const answer = await ask(rossi, accountResetPassword);
    expect([answer.status, answer.body.detail]).toEqual([409, CONFIRM_EMAIL_FIRST]);
    const [older = '', newer = ''] = await linksTo(db, NEW, CONFIRM);
    expect((await follow(older)).status).toBe(404);
    expect((await follow(newer)).status).toBe(200);
    expect((await ask(rossi, accountResetPassword)).status).toBe(204);
    expect(await resets(NEW)).toHaveLength(1);
  });

  it('is objected to: nobody gets in, with nothing, until a supervisor decides', async () => {
    await changeEmail(manager, 'rossi', NEW);
    const objecting = await one(OLD, OBJECT);
    // The attacker has already completed the change.
    await follow(await one(NEW, CONFIRM));
    await forgot(of('rossi'));
    const id = new URL((await resets(NEW))[0] ?? '').searchParams.get('id') ?? '';
    const names = { id, username: of('rossi'), email: NEW };
    const taken = { ...names, passwordNuova: 'Presa-Sestante-47', confermaPassword: 'Presa-Sestante-47' };
    expect((await askPublicly(provider.url, passwordChoose, taken)).status).toBe(204);
    clock.move(1000);
    const stranger = await signIn(provider.url, of('rossi'), 'Presa-Sestante-47');
    const own = { params: { ...params, uid: of('rossi') } };
    clock.move(1000);

    const { opened, done } = await follow(objecting, 'en');
    expect(opened).toContain('Block the account');
    expect(done).toContain('Account blocked');
    expect((await follow(objecting)).status).toBe(404);
    expect((await ask(stranger, accountResetPassword)).status).toBe(403);
    await expect(signIn(provider.url, of('rossi'), 'Presa-Sestante-47')).rejects.toThrow(SignInFailed);
    const [told] = await openMails(
      db,
      ({ uid, subject }) => uid === of('supervisor') && /bloccata/.test(subject),
    );
    expect(told?.body).toContain(of('rossi'));
    expect(await read('rossi')).toMatchObject({
      status: false,
      emailContestata: true,
      emailConfermata: false,
    });

    const enable = (by: SignedIn) => ask(by, usersEnable, { params, body: { uids: [of('rossi')] } });
    const refused = (await enable(manager)).body;
    expect(refused).toMatchObject({
      done: [],
      skipped: [{ reason: expect.stringMatching(/solo il supervisor/) }],
    });
    await changeEmail(supervisor, 'rossi', OLD);
    expect((await enable(supervisor)).body.done).toEqual([of('rossi')]);
    expect((await ask(supervisor, userRead, own)).body.emailContestata).toBeUndefined();
    // The stranger's password is gone; the person chooses another once the address is confirmed again.
    await expect(signIn(provider.url, of('rossi'), 'Presa-Sestante-47')).rejects.toThrow(SignInFailed);
    expect((await follow((await linksTo(db, OLD, CONFIRM)).at(-1) ?? '')).status).toBe(200);
    await forgot(of('rossi'));
    expect(await resets(OLD)).toHaveLength(1);
  });

  it('of the last supervisor, objected to, ends what is open and leaves the account, since nobody else could decide', async () => {
    await changeEmail(supervisor, 'supervisor', NEW);
    clock.move(1000);
    const before = await one('supervisor.sg10001@example.org', OBJECT);
    expect((await follow(before)).done).toContain('Accessi chiusi');
    expect((await ask(supervisor, usersFind, { params, body: {} })).status).toBe(401);
    const again = await signIn(provider.url, of('supervisor'), PASSWORD);
    expect((await read('supervisor', again)).emailConfermata).toBe(false);
    await db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ email: 'supervisor.sg10001@example.org', email_confirmed: true })
        .where('uid', '=', of('supervisor'))
        .execute(),
    );
  });

  it('in a file follows the same way; taken back, the address before counts as it did', async () => {
    const { id } = (await importAll(supervisor, [{ uid: 'rossi', email: NEW }])).body;
    await one(OLD, OBJECT);
    await one(NEW, CONFIRM);
    expect((await read('rossi')).emailConfermata).toBe(false);
    await ask(supervisor, operationTakeBack, { params: { ...params, id } });
    expect(await read('rossi')).toMatchObject({ email: OLD, emailConfermata: true });
    expect(await linksTo(db, OLD, CONFIRM)).toEqual([]);
    await forgot(of('rossi'));
    expect(await resets(OLD)).toHaveLength(1);
  });

  it('in other letters alone is the same address', async () => {
    await changeEmail(manager, 'rossi', 'Rossi@Example.org');
    expect(await openMails(db)).toEqual([]);
    expect((await read('rossi')).emailConfermata).toBe(true);
  });

  it('of a new account is confirmed by the first access of the mail, and resets nothing before', async () => {
    const { sn: cognome = '', cn: nome = '', codicefiscale: codiceFiscale = '', email = '' } = newPerson(700);
    await ask(manager, userCreate, {
      params,
      body: { username: 'appena.nata', cognome, nome, codiceFiscale, email },
    });
    expect((await read('appena.nata')).emailConfermata).toBe(false);
    await forgot(of('appena.nata'));
    const first = await one(email, 'cambiopassword');
    const id = new URL(first).searchParams.get('id') ?? '';
    const chosen = { passwordNuova: 'Scelta-Sestante-47', confermaPassword: 'Scelta-Sestante-47' };
    const body = { id, username: of('appena.nata'), email, ...chosen };
    expect((await askPublicly(provider.url, passwordChoose, body)).status).toBe(204);
    expect((await read('appena.nata')).emailConfermata).toBe(true);
    await forgot(of('appena.nata'));
    expect(await resets(email)).toHaveLength(2);
  });

  it('leaves the link of a printed letter as it is, which confirms no address', async () => {
    const nuova = of('nuova');
    const { body: letters } = await ask(supervisor, usersLetters, { params, body: { uids: [nuova] } });
    const text = pdfText(Buffer.from(letters.content, 'base64'));
    const id = /id=([\w-]{43})/.exec(text.replaceAll(/\s/g, ''))?.[1] ?? 'none';
    await db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ email_confirmed: false, codice_fiscale: 'VRDNNA80A41H501W' })
        .where('uid', '=', nuova)
        .execute(),
    );
    await changeEmail(supervisor, 'nuova', 'giusta@example.org');
    // The address was never confirmed and the user never signed in: nobody could object.
    const about = await openMails(db, ({ uid, subject }) => uid === nuova && !subject.startsWith('Lettera'));
    expect(about).toEqual([]);
    const chosen = { passwordNuova: 'Scelta-Sestante-47', confermaPassword: 'Scelta-Sestante-47' };
    const body = { id, username: nuova, email: 'giusta@example.org', ...chosen };
    expect((await askPublicly(provider.url, passwordChoose, body)).status).toBe(204);
    await forgot(nuova);
    expect(await resets('giusta@example.org')).toEqual([]);
    expect((await follow(await one('giusta@example.org', CONFIRM))).status).toBe(200);
    await forgot(nuova);
    expect(await resets('giusta@example.org')).toHaveLength(1);
  });
});
