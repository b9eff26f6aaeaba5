import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityConfirm } from '../../../../contract/account/confirmationEndpoints';
import { LAST_ACCOUNT, ONLY_WAY_IN, whyNotLinked } from '../../../../contract/alias/alias';
import {
  aliasAccountAdd,
  aliasAccountUnlink,
  aliasCreate,
  aliasDelete,
  aliasPresence,
  aliasRead,
} from '../../../../contract/alias/endpoints';
import { sessionAccounts, sessionOpen } from '../../../../contract/session/endpoints';
import type { LinkedAccount } from '../../../../contract/session/linkedAccount';
import { linkNoticeWorker } from '../../../../provider/areas/alias/linkNotice';
import type { Database } from '../../../../provider/db/database';
import { guesses, guessRates } from '../../../../provider/identity/rateLimit/guesses';
import { count } from '../../../../provider/identity/rateLimit/rateLimit';
import {
  ANNA,
  giveAlias,
  newAlias,
  noAlias,
  seedAliasPeople,
  signedInAsAlias,
} from '../../../fixtures/aliasPeople';
import { ask, refusal } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { doDueJobs } from '../../../fixtures/dueJobs';
import { movableClock, PASSWORD, type Serving, serve } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { type SignedIn, SignInFailed, signIn } from '../../../fixtures/signIn';

const FIRST = 'bianchi.anna.SG10001';
const SECOND = 'bianchi.anna.SG10002';
const EMAIL = 'anna@example.org';

describe('the accounts of an alias that somebody made', () => {
  let db: Database;
  let serving: Serving;
  let alias: SignedIn;
  const clock = movableClock();
  beforeAll(async () => {
    db = await testDatabase();
    await seedAliasPeople(db);
    serving = await serve(db, { clock });
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });
  beforeEach(async () => {
    await noAlias(db);
    await db.asOwner((tx) => tx.deleteFrom('rate_counter').execute());
    await giveAlias(db, FIRST, EMAIL);
    alias = await signIn(serving.url, EMAIL, PASSWORD);
  });

  const add = (user: string, checked = true, secret = PASSWORD, key?: string, person = alias) =>
    ask(person, aliasAccountAdd, { body: { user, secret, checked }, ...(key && { key }) });
  const unlink = (uid: string, person = alias) => ask(person, aliasAccountUnlink, { params: { uid } });
  /** A job writes the mails: a committed change is notified, whatever happens to the process. */
  const mailsToSecond = async () => {
    await doDueJobs(db, clock, linkNoticeWorker({ db }));
    return openMails(db, ({ uid }) => uid === SECOND);
  };
  const uids = async (person = alias) =>
    (await ask(person, sessionAccounts)).body.map(({ uid }: LinkedAccount) => uid);
  const set = (uid: string, values: object) =>
    db.asOwner((tx) => tx.updateTable('account').set(values).where('uid', '=', uid).execute());

  it('ALIAS-019 ALIAS-026 ALIAS-020 are first shown, then linked', async () => {
    const shown = await add(SECOND, false);
    const anna = { uid: SECOND, sn: 'Bianchi', cn: 'Anna', codicefiscale: ANNA, customerCode: 'SG10002' };
    expect([shown.status, shown.body]).toEqual([200, anna]);
    expect(await uids()).toEqual([FIRST]);
    const linked = await add(SECOND.toUpperCase());
    expect([linked.status, linked.body]).toEqual([200, anna]);
    const { body } = await ask(alias, sessionAccounts);
    expect(body[1]).toMatchObject({ uid: SECOND, status: true, primoAccesso: false });
    await set(SECOND, { enabled: false });
    const later = (await ask(alias, sessionAccounts)).body;
    expect(later[1]).toMatchObject({ uid: SECOND, status: false });
    await set(SECOND, { enabled: true });
    const mails = await mailsToSecond();
    expect(mails.at(-1)?.subject).toBe('Utenza collegata a un ArgoID');
    const lines = await db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .selectAll()
        .where('action', '=', 'link')
        .where('outcome', '=', 'done')
        .orderBy('customer_code')
        .execute(),
    );
    // Neither school learns of the other, or who owns the alias.
    expect(lines.filter(({ entity }) => entity === 'account')).toMatchObject([
      { customer_code: 'SG10002', who: SECOND },
    ]);
    expect(JSON.stringify(lines.filter((line) => line.customer_code === 'SG10001'))).not.toContain('SG10002');
  });

  it('ALIAS-042 ALIAS-043 ALIAS-044 are not linked by credentials that prove nothing, each said as stated', async () => {
    expect((await add(SECOND, true, 'Sbagliata-1')).body).toMatchObject({
      status: 401,
      title: "Password non valida. L'operazione non puo' essere completata",
    });
    expect((await add('nessuno.SG10009')).body).toMatchObject({
      status: 404,
      title: 'Il nome utente non esiste. Verificare che sia inserito correttamente.',
    });
    expect((await add(FIRST)).body).toMatchObject({
      status: 409,
      title:
        "Le credenziali indicate non sono valide. Verificare se l'utenza e' stata inserita correttamente.",
      detail: whyNotLinked.mine,
    });
    // The session continues: the wrong password was that of the other account.
    expect((await ask(alias, sessionOpen)).status).toBe(200);
  });

  it('are not linked where one is another person’s, of a closed school, disabled, unused or without a tax code', async () => {
    const refused = {
      'bruni.bruno.SG10002': 'otherPerson',
      'bianchi.anna.SG10003': 'closed',
      'spenta.SG10002': 'closed',
      'mai.usata.SG10002': 'unused',
      'senza.codice.SG10002': 'noTaxCode',
    } as const;
    for (const [uid, why] of Object.entries(refused)) {
      for (const checked of [false, true]) {
        const answer = await add(uid, checked);
        expect(refusal(answer), uid).toEqual({ status: 409, code: 'credentialsRefused' });
        expect(answer.body.detail).toBe(whyNotLinked[why]);
      }
      await db.asOwner((tx) => tx.deleteFrom('rate_counter').execute());
    }
    expect(await uids()).toEqual([FIRST]);
  });

  it('ALIAS-036 are linked by the alias alone, and guessing passwords of others waits after ten', async () => {
    const account = await signIn(serving.url, FIRST, PASSWORD);
    expect(refusal(await add(SECOND, true, PASSWORD, undefined, account))).toEqual({
      status: 403,
      code: 'forbidden',
    });
    await db.asOwner((tx) => tx.deleteFrom('rate_counter').execute());
    const answers = [];
    for (let turn = 0; turn < 11; turn++) answers.push((await add(SECOND, false, `Prova-${turn}`)).status);
    expect(answers).toEqual([...Array(10).fill(401), 429]);
    // It counted as an attempt to sign in to that account, too.
    const now = new Date();
    const guess = { username: SECOND, address: '192.0.2.1' };
    let left = 0;
    while ((await count(db, { now: () => now }, guesses('sign-in', guess))).retryAfter === undefined)
      left += 1;
    expect(left).toBe(guessRates.account.most - 10);
  });

  it('belong to one alias, whichever of two browsers links them first', async () => {
    await giveAlias(db, SECOND, 'seconda@example.org');
    const other = await signIn(serving.url, 'seconda@example.org', PASSWORD);
    const supervisor = 'supervisor.SG10002';
    const both = await Promise.all([
      add(supervisor),
      add(supervisor, true, PASSWORD, undefined, other),
      add(supervisor),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const links = await db.asOwner((tx) =>
      tx.selectFrom('alias_account').select('person').where('uid', '=', supervisor).execute(),
    );
    expect(links).toHaveLength(1);
    expect((await add(SECOND)).body.detail).toBe(whyNotLinked.others);
  });

  it('take an alias that nobody verified out of the way, once the password is proven', async () => {
    const person = await signIn(serving.url, SECOND, PASSWORD);
    await ask(person, aliasCreate, { body: newAlias(SECOND, { email: 'x@example.org' }) });
    expect((await add(SECOND)).status).toBe(200);
    expect(await uids()).toEqual([FIRST, SECOND]);
    const left = await db.asOwner((tx) => tx.selectFrom('alias').select('email').execute());
    expect(left).toEqual([{ email: EMAIL }]);
  });

  it('ALIAS-023 are dissociated; a repeated confirmation links nothing again', async () => {
    const key = 'the-confirmation-that-was-kept';
    await add(SECOND, true, PASSWORD, key);
    const answer = await unlink(SECOND);
    expect([answer.status, answer.body]).toEqual([200, { uid: SECOND }]);
    expect((await add(SECOND, true, PASSWORD, key)).status).toBe(200);
    expect(await uids()).toEqual([FIRST]);
    expect(refusal(await unlink('bruni.bruno.SG10001'))).toEqual({ status: 404, code: 'notFound' });
    const mails = await mailsToSecond();
    expect(mails.at(-1)?.subject).toBe('Utenza dissociata da un ArgoID');
    // Its own password still works.
    expect((await signIn(serving.url, SECOND, PASSWORD)).claims.user_type).toBe('PEOPLE');
  });

  it('are never all dissociated: the last that opens the alias stays, also of two at once', async () => {
    expect((await unlink(FIRST)).body).toMatchObject({ code: 'conflict', detail: LAST_ACCOUNT });
    await add(SECOND);
    const other = await signIn(serving.url, EMAIL, PASSWORD);
    const both = await Promise.all([unlink(FIRST), unlink(SECOND, other)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn(serving.url, EMAIL, PASSWORD)).claims.user_type).toBe('ALIAS');
  });

  it('are not dissociated while nothing else opens them, nor is the alias deleted', async () => {
    await add(SECOND);
    const { password_hash } = await db.asOwner((tx) =>
      tx.selectFrom('account').select('password_hash').where('uid', '=', SECOND).executeTakeFirstOrThrow(),
    );
    await set(SECOND, { password_hash: null });
    expect((await unlink(SECOND)).body).toMatchObject({ code: 'conflict', detail: ONLY_WAY_IN });
    await ask(alias, identityConfirm, { body: { password: PASSWORD } });
    expect((await ask(alias, aliasDelete)).body.detail).toContain(SECOND);
    expect((await ask(alias, aliasPresence)).body).toBe(true);
    await set(SECOND, { password_hash });
    expect((await unlink(SECOND)).status).toBe(200);
  });

  it('leave by themselves too: a person who finds a stranger’s alias at their account ends it, and signs the stranger out', async () => {
    await add(SECOND);
    const account = await signIn(serving.url, SECOND, PASSWORD);
    expect((await ask(account, aliasRead)).body).toMatchObject({ email: EMAIL, verified: true, alike: [] });
    expect(refusal(await unlink(FIRST, account))).toEqual({ status: 404, code: 'notFound' });
    expect((await unlink(SECOND, account)).status).toBe(200);
    expect(await uids()).toEqual([FIRST]);
    const first = await signIn(serving.url, FIRST, PASSWORD);
    expect((await unlink(FIRST, first)).status).toBe(200);
    expect(refusal(await ask(alias, sessionOpen))).toEqual({ status: 401, code: 'unauthenticated' });
    await expect(signIn(serving.url, EMAIL, PASSWORD)).rejects.toThrow(SignInFailed);
    // Its address is available again.
    expect((await signedInAsAlias(db, serving.url)).claims.user_type).toBe('ALIAS');
  });

  it('ALIAS-024 stay when the alias is deleted, which asks for its password again and signs it out everywhere', async () => {
    await add(SECOND);
    const other = await signIn(serving.url, EMAIL, PASSWORD);
    expect(refusal(await ask(alias, aliasDelete))).toEqual({ status: 403, code: 'confirmationNeeded' });
    await ask(alias, identityConfirm, { body: { password: PASSWORD } });
    expect((await ask(alias, aliasDelete)).status).toBe(204);
    for (const person of [alias, other]) {
      expect(refusal(await ask(person, sessionOpen))).toEqual({ status: 401, code: 'unauthenticated' });
      await expect(person.refresh()).rejects.toThrow();
    }
    await expect(signIn(serving.url, EMAIL, PASSWORD)).rejects.toThrow(SignInFailed);
    const account = await signIn(serving.url, SECOND, PASSWORD);
    expect((await ask(account, aliasPresence)).body).toBe(false);
    const mails = await openMails(db, ({ recipient }) => recipient === EMAIL);
    expect(mails.at(-1)?.subject).toBe('ArgoID eliminato');
  });

  it('are proposed by name and tax code, by their schools alone, until they are linked (P25)', async () => {
    const alike = async (person = alias) => (await ask(person, aliasRead)).body.alike;
    const [roma] = [{ school: 'Istituto SG10002', city: 'Roma' }];
    const there = (await alike()).filter(({ school }: { school: string }) => school === roma?.school);
    expect(there).toContainEqual(roma);
    expect(JSON.stringify(await alike())).not.toMatch(/bianchi|SG10003|bruni/);
    // A session of a single account does not list the others.
    expect(await alike(await signIn(serving.url, FIRST, PASSWORD))).toEqual([]);
    await add(SECOND);
    const left = (await alike()).filter(({ school }: { school: string }) => school === roma?.school);
    expect(left).toHaveLength(there.length - 1);
  });

  it('each have their own count of what waits, by the rights that it gives (P25)', async () => {
    await add('supervisor.SG10002');
    await add(SECOND);
    const at = new Date('2026-09-01T08:00:00Z');
    const practice = {
      status: 'CREATED',
      created_date: at,
      updated_date: at,
      applicativi: '[]',
      anno: '2026',
    };
    await db.asOwner((tx) =>
      tx
        .insertInto('practice')
        .values({ ...practice, customer_code: 'SG10002', cod_min_altri: 'RMIC000000' } as never)
        .execute(),
    );
    const { body } = await ask(alias, sessionAccounts);
    expect(body.map(({ uid, toDo }: LinkedAccount) => [uid, toDo])).toEqual([
      [FIRST, 0],
      ['supervisor.SG10002', 1],
      [SECOND, 0],
    ]);
  });

  it('are entered with a new session: the earlier identifier is worth nothing (fixation)', async () => {
    const person = await signIn(serving.url, FIRST, PASSWORD);
    const { jar } = person.client.browser;
    const session = () =>
      jar.getCookiesSync(`${serving.url}/oidc`).find(({ key }) => key === 'sportello_sso')?.value ?? '';
    const stands = (id: string) =>
      db.asOwner((tx) =>
        tx
          .selectFrom('oidc_payload')
          .select('id')
          .where('model', '=', 'Session')
          .where('id', '=', id)
          .executeTakeFirst(),
      );
    const before = session();
    expect(await stands(before)).toBeDefined();
    const page = await person.client.authorize({ prompt: 'login' });
    const back = await person.client.submit(page, { username: EMAIL, password: PASSWORD });
    const onward = back.response ? await person.client.submit(back, {}) : back;
    const tokens = await person.client.exchange(onward.url, page.asked);
    expect(tokens.claims()?.user_type).toBe('ALIAS');
    expect(session()).not.toBe(before);
    expect(await stands(session())).toBeDefined();
    expect(await stands(before)).toBeUndefined();
  });
});
