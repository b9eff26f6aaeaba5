import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EASILY_GUESSED, LINK_EXPIRED } from '../../../../contract/account/password';
import { passwordChoose, passwordLinkOpen } from '../../../../contract/account/passwordsEndpoints';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { usersFind } from '../../../../contract/users/endpoints';
import { verifyAudit } from '../../../../provider/audit/verifyAudit';
import type { Database } from '../../../../provider/db/database';
import { addressToCount } from '../../../../provider/identity/rateLimit/addressToCount';
import { guessRates } from '../../../../provider/identity/rateLimit/guesses';
import { count } from '../../../../provider/identity/rateLimit/rateLimit';
import { type Answer, answerOf, ask, refusal } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import {
  movableClock,
  PASSWORD,
  passwordHash,
  type Serving,
  serve,
} from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { seedSchool } from '../../../fixtures/seedSchool';
import { SignInFailed, signIn } from '../../../fixtures/signIn';

const NEW = 'Nuova-Password1';
const MINUTE = 60_000;
const uid = 'rossi.SG10001';

describe('a forgotten password', () => {
  const clock = movableClock();
  let db: Database;
  let provider: Serving;
  beforeAll(async () => {
    db = await testDatabase();
    const password_hash = await passwordHash();
    await seedSchool(db, 'SG10001', {
      accounts: [
        { username: 'rossi', sn: 'Rossi', cn: 'Mario', groups: ['SSO/Member_admins'], password_hash },
        { username: 'spento', enabled: false, password_hash },
      ],
    });
    provider = await serve(db, { clock });
  });
  afterAll(async () => {
    await provider.close();
    await db.close();
  });
  beforeEach(async () => {
    clock.move(61 * MINUTE);
    await db.asOwner(async (tx) => {
      await tx.deleteFrom('mail').execute();
      await tx.deleteFrom('password_link').execute();
      const password_hash = await passwordHash();
      await tx.updateTable('account').set({ password_hash, enabled: true }).where('uid', '=', uid).execute();
    });
  });

  const forgot = (username: string) =>
    fetch(`${provider.url}/accedi/password-dimenticata`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username }),
    });
  const mails = () => openMails(db);
  async function token(): Promise<string> {
    expect((await forgot(uid)).status).toBe(200);
    const [mail] = await mails();
    return /\/cambiopassword\?id=([\w-]{43})\n/.exec(mail?.body ?? '')?.[1] ?? 'none';
  }
  const send = async (
    { method, path }: Endpoint,
    body: object,
    key: string = crypto.randomUUID(),
  ): Promise<Answer> =>
    answerOf(
      await fetch(provider.url + path, {
        method,
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      }),
    );
  const open = (id: string) => send(passwordLinkOpen, { id });
  const choose = (id: string, more: object = {}, key?: string) => {
    const email = 'rossi.sg10001@example.org';
    const body = { id, username: uid, email, passwordNuova: NEW, confermaPassword: NEW, ...more };
    return send(passwordChoose, body, key);
  };

  it('is asked about with the name alone; who gets the mail is written to at the address that the school has', async () => {
    await forgot('ROSSI.sg10001');
    expect(await mails()).toEqual([
      expect.objectContaining({ uid, recipient: 'rossi.sg10001@example.org', sent_at: null, failure: null }),
    ]);
  });

  it('tells nobody who exists: the answer is the same, and takes as long', async () => {
    const answers = [];
    for (const name of [uid, 'nessuno.SG10001', 'spento.SG10001', 'rossi.SG19999', 'x']) {
      const begun = performance.now();
      const response = await forgot(name);
      answers.push([response.status, await response.text()]);
      expect(performance.now() - begun).toBeGreaterThan(290);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('of an ArgoID is not promised a mail: the page says what to do, whether there is one or not', async () => {
    const answer = await forgot('maria@example.org');
    const page = (await answer.text()).replaceAll('&#39;', "'");
    expect(answer.status).toBe(200);
    expect(page).toContain("<h1>Password dell'ArgoID</h1>");
    expect(page).toContain('Non è stato inviato nulla');
    expect(await mails()).toEqual([]);
  });

  it('can be requested five times an hour for one name, then waits', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      expect((await forgot(uid)).status).toBe(200);
      clock.move(11 * MINUTE);
    }
    const refused = await forgot(uid);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(4 * 60);
    expect(await mails()).toHaveLength(5);
    clock.move(6 * MINUTE);
    expect((await forgot(uid)).status).toBe(200);
  });

  it('is not replaced by an easily guessed one: the field says so, and the link stays valid', async () => {
    const id = await token();
    for (const guessed of ['Qwerty123.', 'Mario.Rossi1']) {
      const { status, body } = await choose(id, { passwordNuova: guessed, confermaPassword: guessed });
      expect([status, body.errors]).toEqual([400, [{ field: 'passwordNuova', message: EASILY_GUESSED }]]);
    }
    expect((await choose(id)).status).toBe(204);
  });

  it('ends the older link with each newer one', async () => {
    await forgot(uid);
    await forgot(uid);
    const links = (await mails()).map(
      ({ body }) => /\/cambiopassword\?id=([\w-]{43})\n/.exec(body)?.[1] ?? 'none',
    );
    const opened = await Promise.all(links.map(async (id) => (await open(id)).status));
    expect(opened.sort()).toEqual([200, 404]);
    expect(
      (await db.asOwner((tx) => tx.selectFrom('password_link').select('uid').execute())).map(
        (row) => row.uid,
      ),
    ).toEqual([uid]);
  });

  it('says what is missing, on a page that needs no script', async () => {
    const refused = await forgot('  ');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Inserire il nome utente.');
    const page = await (await fetch(`${provider.url}/accedi/password-dimenticata`)).text();
    expect(page).toContain('<h1>Password dimenticata</h1>');
  });

  it('ACC-010 PUB-018 shows whose the link is, and nothing of it is in the database', async () => {
    const id = await token();
    const { status, body } = await open(id);
    expect(status).toBe(200);
    expect(body).toEqual({
      nome: 'Mario',
      cognome: 'Rossi',
      username: uid,
      email: 'rossi.sg10001@example.org',
      userType: 'PEOPLE',
      token: id,
      primoAccesso: true,
      callbackUri: provider.url,
    });
    const links = await db.asOwner((tx) => tx.selectFrom('password_link').selectAll().execute());
    expect(JSON.stringify(links)).not.toContain(id);
  });

  it('ACC-035 PUB-024 the link is valid for 90 minutes', async () => {
    const id = await token();
    clock.move(89 * MINUTE);
    expect((await open(id)).status).toBe(200);
    clock.move(1 * MINUTE + 1000);
    for (const answer of [await open(id), await choose(id), await open('invented')]) {
      expect(refusal(answer)).toEqual({ status: 404, code: 'notFound' });
      expect(answer.body.detail).toBe(LINK_EXPIRED);
    }
  });

  it('PUB-018 PUB-020 PUB-024 gives the new password, once, ends what is open, and leaves a line in the log', async () => {
    const person = await signIn(provider.url, uid, PASSWORD);
    const find = () => ask(person, usersFind, { params: { customerCode: 'SG10001' }, body: {} });
    expect((await find()).status).toBe(200);
    const id = await token();
    clock.move(1000);
    const both = await Promise.all([choose(id), choose(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await find()).status).toBe(401);
    expect((await open(id)).body.detail).toBe(
      "Il link di reset è scaduto o è già stato utilizzato. La validità è di 90 minuti dall'emissione. Si prega di ripetere la procedura di Reset Password se necessario.",
    );
    await expect(signIn(provider.url, uid, PASSWORD)).rejects.toThrow(SignInFailed);
    await signIn(provider.url, uid, NEW);
    const lines = await db.asOwner((tx) => tx.selectFrom('audit_entry').selectAll().execute());
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['requestPassword', 'changePassword']),
    );
    expect(JSON.stringify(lines)).not.toContain(NEW);
    expect(await db.asOwner((tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
  });

  it('was chosen, where the answer was lost and the same is sent again; not what is sent anew', async () => {
    const id = await token();
    const key = crypto.randomUUID();
    expect((await choose(id, {}, key)).status).toBe(204);
    expect((await choose(id, {}, key)).status).toBe(204);
    const other = { passwordNuova: `${NEW}2`, confermaPassword: `${NEW}2` };
    for (const answer of [await choose(id), await choose(id, other, key)])
      expect(answer.body.detail).toBe(LINK_EXPIRED);
    await signIn(provider.url, uid, NEW);
    const changed = await db.asOwner((tx) =>
      tx.selectFrom('audit_entry').select('at').where('action', '=', 'changePassword').execute(),
    );
    clock.move(16 * MINUTE);
    expect((await choose(id, {}, key)).status).toBe(404);
    const again = await db.asOwner((tx) =>
      tx.selectFrom('audit_entry').select('at').where('action', '=', 'changePassword').execute(),
    );
    expect(again).toEqual(changed);
  });

  it('leaves no link of the account behind', async () => {
    expect((await choose(await token())).status).toBe(204);
    expect(await db.asOwner((tx) => tx.selectFrom('password_link').selectAll().execute())).toEqual([]);
  });

  it.each([
    ['ACC-016', { passwordNuova: '' }, 'passwordNuova', 'Nuova Password obbligatoria'],
    ['ACC-017', { passwordNuova: 'Aa1-567' }, 'passwordNuova', 'Almeno 8 caratteri'],
    ['ACC-018', { passwordNuova: 'minuscole1-' }, 'passwordNuova', 'Almeno un carattere maiuscolo'],
    ['ACC-019', { passwordNuova: 'SenzaNumeri-' }, 'passwordNuova', 'Almeno un numero'],
    [
      'ACC-020',
      { passwordNuova: 'SenzaSpeciali1' },
      'passwordNuova',
      "Almeno un carattere speciale tra questi: %&'()*+,-./:;<=>?@",
    ],
    ['ACC-021', { passwordNuova: 'Con Spazio-1' }, 'passwordNuova', 'La Password non consente spazi'],
    ['ACC-022', { confermaPassword: '' }, 'confermaPassword', 'Conferma Password obbligatoria'],
    ['ACC-022', { confermaPassword: 'corta' }, 'confermaPassword', 'Almeno 8 caratteri'],
    ['ACC-022', { confermaPassword: 'minuscole1-' }, 'confermaPassword', 'Almeno un carattere maiuscolo'],
    ['ACC-022', { confermaPassword: 'SenzaNumeri-' }, 'confermaPassword', 'Almeno un numero'],
    [
      'ACC-022',
      { confermaPassword: 'SenzaSpeciali1' },
      'confermaPassword',
      "Almeno un carattere speciale tra questi: %&'()*+,-./:;<=>?@",
    ],
    ['ACC-022', { confermaPassword: 'Con Spazio-1' }, 'confermaPassword', 'La Password non consente spazi'],
    ['ACC-023', { confermaPassword: `${NEW}2` }, 'confermaPassword', 'La password inserita non è uguale'],
    ['PUB-023', { email: '' }, 'email', 'E-mail obbligatoria'],
    ['PUB-023', { email: 'nessuna' }, 'email', 'E-mail deve essere valida'],
  ])('%s refuses %o', async (_id, wrong, field, message) => {
    const id = await token();
    const answer = await choose(id, wrong);
    expect(refusal(answer)).toEqual({ status: 400, code: 'invalid' });
    expect(answer.body.errors).toContainEqual({ field, message });
    expect((await open(id)).status).toBe(200);
  });

  it('is refused for another account than the link’s, and for one that was disabled meanwhile', async () => {
    const id = await token();
    expect((await choose(id, { username: 'spento.SG10001' })).status).toBe(404);
    await db.asOwner((tx) =>
      tx.updateTable('account').set({ enabled: false }).where('uid', '=', uid).execute(),
    );
    expect((await choose(id)).status).toBe(404);
  });

  it('a person who has a right link is not counted: a whole school may be behind one address', async () => {
    const guess = { key: `link address ${addressToCount('::1')}`, ...guessRates.address };
    const other = { ...guess, key: `link address ${addressToCount('127.0.0.1')}` };
    for (let nth = 1; nth < guessRates.address.most; nth += 1) await count(db, clock, [guess, other]);
    const id = await token();
    for (const _ of [1, 2]) expect((await open(id)).status).toBe(200);
    expect((await choose(id)).status).toBe(204);
    expect((await open('guess')).status).toBe(404);
    expect((await open('guess')).status).toBe(429);
  });

  it('links can be tried so often from one address, then wait', async () => {
    for (let nth = 0; nth < guessRates.address.most; nth += 1) await open('guess');
    const answer = await open('guess');
    expect(refusal(answer)).toEqual({ status: 429, code: 'tooManyRequests' });
  });
});
