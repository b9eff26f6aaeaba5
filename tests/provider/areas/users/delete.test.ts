import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import { userCreate, userDelete, userRead } from '../../../../contract/users/endpoints';
import { verifyAudit } from '../../../../provider/audit/verifyAudit';
import type { Database } from '../../../../provider/db/database';
import { ask, refusal } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { PASSWORD, passwordHash, type Serving, serve } from '../../../fixtures/identityProvider';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const SCHOOL = 'SG10001';
const params = { customerCode: SCHOOL };
const of = (username: string) => `${username}.${SCHOOL}`;
const one = (username: string) => ({ ...params, uid: of(username) });

describe('deleting a user', () => {
  let db: Database;
  let serving: Serving;
  let supervisor: SignedIn;
  let manager: SignedIn;

  beforeAll(async () => {
    db = await testDatabase();
    const password_hash = await passwordHash();
    await seedSchool(db, SCHOOL, {
      licences: ['WWA'],
      accounts: [
        { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash },
        { username: 'supervisor2' },
        { username: 'gestore', groups: ['SSO/GestDocenti'], password_hash },
        { username: 'docente', groups: ['WWA/Docente'], password_hash },
        { username: 'mai', groups: ['WWA/Docente', 'WWA/Tutor'] },
        { username: 'entrato', last_login: new Date('2020-01-01T10:00:00Z') },
        ...Array.from({ length: 3 }, (_, index) => ({ username: `persona${index}` })),
      ],
    });
    await seedSchool(db, 'SG10002', { accounts: [{ username: 'altrui' }] });
    serving = await serve(db);
    supervisor = await signIn(serving.url, of('supervisor'), PASSWORD);
    manager = await signIn(serving.url, of('gestore'), PASSWORD);
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });

  const remove = (username: string, by = supervisor, key = randomUUID()) =>
    ask(by, userDelete, { params: one(username), key });
  const read = (username: string) => ask(supervisor, userRead, { params: one(username) });
  const rowsOf = (table: 'account_group' | 'password_link' | 'mail', username: string) =>
    db.asOwner((tx) => tx.selectFrom(table).select('uid').where('uid', '=', of(username)).execute());

  it('removes their names at SCIM clients, and those of nobody else', async () => {
    const customer_code = SCHOOL;
    const client = randomUUID();
    const named = { customer_code, client, external_id: 'e' };
    await db.asOwner(async (tx) => {
      const at = new Date('2026-02-01T09:00:00Z');
      await tx
        .insertInto('scim_client')
        .values({
          customer_code,
          id: client,
          name: 'Registro',
          mode: 'attiva',
          token_hash: 'x',
          token_at: at,
          created_at: at,
          created_by: of('supervisor'),
        })
        .execute();
      await tx
        .insertInto('scim_external_id')
        .values([
          { ...named, type: 'User', id: of('persona2') },
          { ...named, type: 'UserName', id: of('persona2') },
          { ...named, type: 'Group', id: of('persona2') },
          { ...named, type: 'User', id: of('persona1') },
        ])
        .execute();
    });
    expect((await remove('persona2')).status).toBe(204);
    const left = await db.asOwner((tx) => tx.selectFrom('scim_external_id').select(['type', 'id']).execute());
    expect(new Set(left)).toEqual(
      new Set([
        { type: 'Group', id: of('persona2') },
        { type: 'User', id: of('persona1') },
      ]),
    );
    await db.asOwner((tx) => tx.deleteFrom('scim_client').execute());
  });

  it('removes them with their roles, which the audit log keeps', async () => {
    const { body: before } = await read('mai');
    const { status, body } = await remove('mai', manager);
    expect({ status, body }).toEqual({ status: 204, body: '' });
    const log = await ask(supervisor, auditList, { params });
    expect(log.body.data[0]).toMatchObject({
      entity: 'user',
      action: 'delete',
      target: of('mai'),
      who: of('gestore'),
      outcome: 'done',
      before,
      after: null,
    });
    expect(await db.asOwner((tx) => verifyAudit(tx, SCHOOL))).toBeUndefined();
    expect(refusal(await read('mai'))).toEqual({ status: 404, code: 'notFound' });
    expect(await rowsOf('account_group', 'mai')).toEqual([]);
  });

  it.each([
    [
      'USR-124 never removes whoever has signed in, even once',
      'entrato',
      "Si possono eliminare solo le utenze che non hanno mai effettuato l'accesso",
    ],
    [
      'USR-125 never removes the supervisor of the school',
      'supervisor',
      "L'utenza supervisor della scuola non può essere eliminata",
    ],
    [
      'USR-125 never removes an account that is named like the supervisor and never signed in',
      'supervisor2',
      "L'utenza supervisor della scuola non può essere eliminata",
    ],
    ['never removes oneself', 'gestore', 'Non è possibile eliminare la propria utenza'],
  ])('%s, and says why', async (_who, username, detail) => {
    const answer = await remove(username, manager);
    expect(answer.body).toMatchObject({ status: 409, code: 'conflict', detail });
    expect((await read(username)).status).toBe(200);
    const log = await ask(supervisor, auditList, { params });
    expect(log.body.data[0]).toMatchObject({ action: 'delete', outcome: 'refused', reason: 'conflict' });
  });

  it('is for those who manage users, of their own school', async () => {
    const teacher = await signIn(serving.url, of('docente'), PASSWORD);
    expect(refusal(await remove('persona0', teacher))).toEqual({ status: 403, code: 'forbidden' });
    const elsewhere = { customerCode: 'SG10002', uid: 'altrui.SG10002' };
    const unknown = { status: 404, code: 'notFound' };
    expect(refusal(await ask(supervisor, userDelete, { params: elsewhere }))).toEqual(unknown);
    const mixed = { ...params, uid: 'altrui.SG10002' };
    expect(refusal(await ask(supervisor, userDelete, { params: mixed }))).toEqual(unknown);
    expect((await read('persona0')).status).toBe(200);
    const others = await db.asOwner((tx) =>
      tx.selectFrom('account').select('uid').where('customer_code', '=', 'SG10002').execute(),
    );
    expect(others).toEqual([{ uid: 'altrui.SG10002' }]);
  });

  it('asked for twice with one key has one effect and one answer; asked for again there is nobody', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => remove('persona1', supervisor, key)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const log = await ask(supervisor, auditList, { params });
    const lines = log.body.data.filter((line: { target: string }) => line.target === of('persona1'));
    expect(lines).toHaveLength(1);
    expect(refusal(await remove('persona1'))).toEqual({ status: 404, code: 'notFound' });
  });

  it('takes back the link and the mail by which they were to sign in, and frees the name', async () => {
    const body = {
      username: 'nuova.persona',
      cognome: 'Nuova',
      nome: 'Persona',
      codiceFiscale: 'RSSMRA80A01H501U',
      email: 'nuova@example.org',
    };
    const create = () => ask(supervisor, userCreate, { params, body: body as never });
    expect((await create()).status).toBe(200);
    expect(await rowsOf('password_link', 'nuova.persona')).toHaveLength(1);
    expect(await rowsOf('mail', 'nuova.persona')).toHaveLength(1);
    await remove('nuova.persona');
    expect(await rowsOf('password_link', 'nuova.persona')).toEqual([]);
    expect(await rowsOf('mail', 'nuova.persona')).toEqual([]);
    expect((await create()).status).toBe(200);
  });

  it('ends whatever they were signed in to, at once', async () => {
    const person = await signIn(serving.url, of('docente'), PASSWORD);
    expect((await person.fetch('/api/session', { method: 'POST' })).status).toBe(200);
    // As after restoring an older backup: the access is missing, but the session exists.
    await db.asOwner((tx) =>
      tx.updateTable('account').set({ last_login: null }).where('uid', '=', of('docente')).execute(),
    );
    expect((await remove('docente')).status).toBe(204);
    expect((await person.fetch('/api/session', { method: 'POST' })).status).toBe(401);
    await expect(person.refresh()).rejects.toThrow();
  });
});
