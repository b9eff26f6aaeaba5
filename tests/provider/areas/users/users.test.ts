import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import {
  userDisable,
  userRead,
  usersDisable,
  usersEnable,
  usersFind,
  userUpdate,
} from '../../../../contract/users/endpoints';
import type { Database } from '../../../../provider/db/database';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { PASSWORD, passwordHash, type Serving, serve } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const params = { customerCode: 'SG10001' };
const of = (username: string) => `${username}.SG10001`;
const one = (username: string) => ({ ...params, uid: of(username) });
const uids = (answer: Answer): string[] => answer.body.map((user: { uid: string }) => user.uid.split('.')[0]);

describe('the users of a school', () => {
  let db: Database;
  let serving: Serving;
  let supervisor: SignedIn;
  let manager: SignedIn;
  let teacher: SignedIn;

  beforeAll(async () => {
    db = await testDatabase();
    const password_hash = await passwordHash();
    await seedSchool(db, 'SG10001', {
      licences: ['WWA'],
      accounts: [
        { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash },
        { username: 'gestore', groups: ['SSO/GestDocenti'], password_hash },
        { username: 'docente', groups: ['WWA/Docente', 'WWA/Tutor'], password_hash },
        {
          username: 'preside',
          sn: "D'Angelò",
          cn: 'Nicolò',
          codice_fiscale: 'RSSMRA80A01H501U',
          groups: ['WWA/Preside'],
        },
        { username: 'spenta', enabled: false, spid_enabled: true },
        { username: 'vecchio', last_login: new Date('2020-01-01T10:00:00Z'), data_scadenza: '2020-02-01' },
        { username: 'perpochi', data_scadenza: '2126-02-01' },
        ...Array.from({ length: 12 }, (_, index) => ({ username: `persona${index}` })),
      ],
    });
    await seedSchool(db, 'SG10002', { accounts: [{ username: 'altrui' }] });
    await db.asOwner((tx) =>
      tx
        .insertInto('office')
        .values({ customer_code: 'SG10001', office: 'DS', uid: of('preside') })
        .execute(),
    );
    serving = await serve(db);
    [supervisor, manager, teacher] = (await Promise.all(
      ['supervisor', 'gestore', 'docente'].map((username) => signIn(serving.url, of(username), PASSWORD)),
    )) as [SignedIn, SignedIn, SignedIn];
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });

  const find = (body: object) => ask(supervisor, usersFind, { params, body });

  describe('are found', () => {
    it('all of them and of no other school, ordered by uid', async () => {
      const found = uids(await find({}));
      expect(found).toHaveLength(19);
      expect(found).toEqual([...found].sort());
      expect(found).not.toContain('altrui');
    });
    it('USR-079 with the name to show', async () => {
      const answer = await find({ uid: of('preside') });
      expect(answer.body).toEqual([
        {
          uid: of('preside'),
          username: 'preside',
          customerCode: 'SG10001',
          codMin: 'RMIC10001X',
          sn: "D'Angelò",
          cn: 'Nicolò',
          labelNomeCognome: "Nicolò D'Angelò",
          email: 'preside.sg10001@example.org',
          codicefiscale: 'RSSMRA80A01H501U',
          status: true,
          primoAccesso: true,
          inCarica: true,
          emailConfermata: true,
          gestoreUtenti: false,
          spidEnabled: false,
          accessibility: false,
          otpenabled: false,
          consensomail: false,
          groups: [{ uid: 'WWA', group: 'Preside' }],
        },
      ]);
    });
    it.each<[string, object, string[]]>([
      ['disabled', { stato: '0' }, ['spenta']],
      ['enabled for Spid', { spidEnabled: true }, ['spenta']],
      ['with a role', { applicazione: 'WWA', ruolo: 'Preside' }, ['preside']],
      ['with any role of an application', { applicazione: 'WWA' }, ['docente', 'preside']],
      ['whose last access is over a year ago', { ultimoAccesso: '12' }, ['vecchio']],
      ['whose account has expired', { scadenza: 'expired' }, ['vecchio']],
      ['whose account has expired, as other screens ask', { scadenzaUtenza: 'expired' }, ['vecchio']],
      ['with several conditions', { stato: '1', spidEnabled: true }, []],
    ])('%s', async (_name, filter, expected) => {
      expect(uids(await find(filter))).toEqual(expected);
    });
    it('USR-086 with every filter of the request at once, of which each alone can leave somebody out', async () => {
      const all = {
        uid: of('vecchio'),
        customerCode: 'SG10001',
        stato: '1',
        spidEnabled: false,
        applicazione: 'WWA',
        ruolo: 'Tutor',
        ultimoAccesso: '12',
        scadenza: 'expired',
      };
      const give = (group: string) =>
        db.asOwner((tx) =>
          tx
            .insertInto('account_group')
            .values({ customer_code: 'SG10001', uid: of('vecchio'), ac: 'WWA', cn: group })
            .execute(),
        );
      await give('Tutor');
      expect(uids(await find(all))).toEqual(['vecchio']);
      for (const other of [
        { uid: of('preside') },
        { stato: '0' },
        { spidEnabled: true },
        { applicazione: 'WWP' },
        { ruolo: 'Preside' },
        { scadenza: '3' },
      ])
        expect(uids(await find({ ...all, ...other })), JSON.stringify(other)).toEqual([]);
      expect(refusal(await find({ ...all, customerCode: 'SG10002' })).status).toBe(404);
      const tutors = { applicazione: 'WWA', ruolo: 'Tutor' };
      expect(uids(await find(tutors))).toEqual(['docente', 'vecchio']);
      expect(uids(await find({ ...tutors, ultimoAccesso: '3' }))).toEqual(['vecchio']);
      await db.asOwner((tx) => tx.deleteFrom('account_group').where('uid', '=', of('vecchio')).execute());
    });
    it('by nobody who may not', async () => {
      expect(refusal(await ask(teacher, usersFind, { params, body: {} }))).toEqual({
        status: 403,
        code: 'forbidden',
      });
      expect((await ask(manager, usersFind, { params, body: {} })).status).toBe(200);
    });
    it('never for another school, whichever way it is named', async () => {
      const elsewhere = await ask(supervisor, usersFind, { params: { customerCode: 'SG10002' }, body: {} });
      expect(refusal(elsewhere)).toEqual({ status: 404, code: 'notFound' });
      expect(refusal(await find({ customerCode: 'SG10002' }))).toEqual({ status: 404, code: 'notFound' });
    });
    it('with a filter that says what is wrong with it', async () => {
      const answer = await find({ stato: '2', colore: 'blu' });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toContainEqual({
        field: 'stato',
        message: 'Scegliere uno dei valori proposti',
      });
      expect(answer.body.errors).toHaveLength(2);
    });
  });

  describe('are disabled and enabled', () => {
    it('some are left out, each with its reason', async () => {
      const all = [
        of('persona0'),
        of('spenta'),
        of('supervisor'),
        'altrui.SG10002',
        'nessuno',
        of('gestore'),
      ];
      const answer = await ask(manager, usersDisable, { params, body: { uids: all, reset: false } });
      expect(answer.body.done).toEqual([of('persona0')]);
      expect(answer.body.skipped).toEqual([
        { uid: of('spenta'), reason: "L'utente risulta gia' disattivato!" },
        { uid: of('supervisor'), reason: "L'utenza supervisor della scuola non può essere disattivata" },
        { uid: 'altrui.SG10002', reason: 'Utente non trovato' },
        { uid: 'nessuno', reason: 'Utente non trovato' },
        { uid: of('gestore'), reason: 'Non è possibile disattivare la propria utenza' },
      ]);
    });
    it('the same request sent twice has one effect and one answer', async () => {
      const body = { uids: [of('persona1'), of('persona2')], reset: true };
      const send = () => ask(supervisor, usersDisable, { params, body, key: 'sent-twice-1' });
      const answers = await Promise.all([send(), send(), send()]);
      for (const answer of answers)
        expect(answer.body).toEqual({ done: body.uids, skipped: [], operation: expect.any(String) });
      expect(new Set(answers.map((answer) => answer.body.operation)).size).toBe(1);
      const log = await ask(supervisor, auditList, { params });
      const lines = log.body.data.filter((line: { target: string }) => line.target === of('persona1'));
      expect(lines).toMatchObject([
        { entity: 'user', action: 'disable', outcome: 'done', who: of('supervisor') },
      ]);
    });
    it('the key of one request does not serve another', async () => {
      const key = 'one-key-two-things';
      await ask(supervisor, usersEnable, { params, key, body: { uids: [of('persona1')] } });
      const other = await ask(supervisor, usersEnable, { params, key, body: { uids: [of('persona2')] } });
      expect(refusal(other)).toEqual({ status: 422, code: 'idempotencyKeyReused' });
    });
    it('without a key nothing happens', async () => {
      const response = await supervisor.fetch('/api/users/SG10001/enable', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ uids: [of('spenta')] }),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'idempotencyKeyMissing' });
      expect(uids(await find({ stato: '0' }))).toContain('spenta');
    });
    it('removing the permissions too, which the audit log keeps', async () => {
      await ask(supervisor, userDisable, { params: one('docente'), body: { reset: true } });
      const user = await ask(supervisor, userRead, { params: one('docente') });
      expect(user.body).toMatchObject({ status: false, groups: [] });
      const log = await ask(supervisor, auditList, { params });
      expect(log.body.data[0]).toMatchObject({
        action: 'disable',
        before: {
          status: true,
          groups: [
            { uid: 'WWA', group: 'Docente' },
            { uid: 'WWA', group: 'Tutor' },
          ],
        },
        after: { status: false, groups: [] },
      });
    });
    it('one who was disabled already answers nothing', async () => {
      const answer = await ask(supervisor, userDisable, { params: one('spenta'), body: { reset: false } });
      expect(answer).toMatchObject({ status: 200, body: [] });
    });
    it('the supervisor never, and the refusal is written down', async () => {
      const answer = await ask(manager, userDisable, { params: one('supervisor'), body: { reset: true } });
      expect(refusal(answer)).toEqual({ status: 403, code: 'forbidden' });
      const log = await ask(supervisor, auditList, { params });
      expect(log.body.data[0]).toMatchObject({
        who: of('gestore'),
        entity: 'user',
        action: 'disable',
        target: of('supervisor'),
        outcome: 'refused',
        reason: 'forbidden',
      });
    });
    it('a disabled person is refused at the very next call, and signs in again once enabled', async () => {
      await ask(supervisor, usersEnable, { params, body: { uids: [of('docente')] } });
      const again = await signIn(serving.url, of('docente'), PASSWORD);
      expect((await again.fetch('/api/session', { method: 'POST' })).status).toBe(200);
      await ask(supervisor, userDisable, { params: one('docente'), body: { reset: false } });
      const refused = await again.fetch('/api/session', { method: 'POST' });
      expect(await refused.json()).toMatchObject({ code: 'notAuthorised' });
      await expect(again.refresh()).rejects.toThrow();
      await ask(supervisor, usersEnable, { params, body: { uids: [of('docente')] } });
      const refusedStill = await again.fetch('/api/session', { method: 'POST' });
      expect(await refusedStill.json()).toMatchObject({ code: 'unauthenticated' });
      const anew = await signIn(serving.url, of('docente'), PASSWORD);
      expect((await anew.fetch('/api/session', { method: 'POST' })).status).toBe(200);
    });
    it('who is enabled is written to', async () => {
      await ask(supervisor, usersEnable, { params, body: { uids: [of('persona2')] } });
      const mails = await openMails(db, ({ uid }) => uid === of('persona2'));
      expect(mails.map(({ recipient, body }) => ({ recipient, body }))).toEqual([
        { recipient: 'persona2.sg10001@example.org', body: expect.stringContaining(of('persona2')) },
      ]);
    });
    it('a thousand at the most, which is said', async () => {
      const many = Array.from({ length: 1001 }, (_, index) => `u${index}`);
      const answer = await ask(supervisor, usersDisable, { params, body: { uids: many, reset: false } });
      expect(answer.body.errors).toEqual([
        { field: 'uids', message: 'Si possono scegliere al massimo 1.000 utenti per volta' },
      ]);
    });
  });

  describe('are changed', () => {
    const payload = {
      cognome: "D'Angelò",
      nome: 'Nicolò',
      codiceFiscale: 'rssmra80a01h501u'.toUpperCase(),
      email: 'nuova@example.org',
      dataNascita: '1980-01-01',
      dataScadenza: null,
    };
    const read = (username = 'preside') => ask(supervisor, userRead, { params: one(username) });

    it('by one person at a time: who comes second is shown the first one’s values', async () => {
      const { etag } = await read('persona1');
      const ifMatch = String(etag);
      const first = await ask(supervisor, userUpdate, { params: one('persona1'), body: payload, ifMatch });
      expect(first).toMatchObject({
        status: 200,
        body: { email: 'nuova@example.org', dataNascita: '1980-01-01' },
      });
      expect(first.etag).not.toBe(etag);
      const second = await ask(manager, userUpdate, {
        params: one('persona1'),
        body: { ...payload, email: 'mia@example.org' },
        ifMatch,
      });
      expect(second.status).toBe(412);
      expect(second.body).toMatchObject({
        code: 'stale',
        currentVersion: first.etag,
        current: { email: 'nuova@example.org' },
      });
      expect((await read('persona1')).body.email).toBe('nuova@example.org');
    });
    it('never without the version that was seen', async () => {
      const answer = await ask(supervisor, userUpdate, { params: one('preside'), body: payload });
      expect(refusal(answer)).toEqual({ status: 428, code: 'versionMissing' });
    });
    it('the supervisor only by a supervisor', async () => {
      const { etag, body } = await read('supervisor');
      const same = { ...payload, cognome: body.sn, nome: body.cn };
      const byManager = await ask(manager, userUpdate, {
        params: one('supervisor'),
        body: same,
        ifMatch: String(etag),
      });
      expect(refusal(byManager)).toEqual({ status: 403, code: 'forbidden' });
    });
    it('USR-097 not in name and surname once they have signed in', async () => {
      const { etag } = await read('vecchio');
      const answer = await ask(supervisor, userUpdate, {
        params: one('vecchio'),
        body: payload,
        ifMatch: String(etag),
      });
      expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual(['cognome', 'nome']);
    });
    it('in nothing but what the form may write', async () => {
      const { etag } = await read();
      for (const extra of [
        { stato: true },
        { groups: [] },
        { customerCode: 'SG10002' },
        { version: 9 },
        { password_hash: 'x' },
      ]) {
        const body = { ...payload, ...extra } as typeof payload;
        const answer = await ask(supervisor, userUpdate, {
          params: one('preside'),
          body,
          ifMatch: String(etag),
        });
        expect(refusal(answer)).toEqual({ status: 400, code: 'invalid' });
      }
    });
  });
});
