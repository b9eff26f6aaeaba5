import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import {
  operationPreview,
  operationRun,
  operationTakeBack,
  operationTakeBackPreview,
} from '../../../../contract/operations/endpoints';
import { userCreate, userRead, usersDelete } from '../../../../contract/users/endpoints';
import type { Database } from '../../../../provider/db/database';
import { ask, refusal } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { PASSWORD, passwordHash, type Serving, serve } from '../../../fixtures/identityProvider';
import { rowsOf } from '../../../fixtures/operations';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const SCHOOL = 'SG10001';
const params = { customerCode: SCHOOL };
const of = (username: string) => `${username}.${SCHOOL}`;
const ONLY_NEVER = "Si possono eliminare solo le utenze che non hanno mai effettuato l'accesso";

describe('deleting many users', () => {
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
        { username: 'gestore', groups: ['SSO/GestDocenti'], password_hash },
        { username: 'docente', password_hash },
        { username: 'capo', groups: ['SSO/Member_admins'] },
        { username: 'entrato', last_login: new Date('2020-01-01T10:00:00Z') },
        { username: 'mai', groups: ['WWA/Docente', 'WWA/Tutor'], enabled: false },
        ...Array.from({ length: 12 }, (_, index) => ({ username: `persona${index}` })),
      ],
    });
    await seedSchool(db, 'SG10002', { accounts: [{ username: 'altrui' }] });
    await db.asOwner((tx) =>
      sql`insert into registry_person (customer_code, anno, prg_anagrafe, nome, cognome, ruoli, uid_portale)
        values (${SCHOOL}, 2026, '7', 'Mai', 'Entrata', '[]', ${of('mai')})`.execute(tx),
    );
    serving = await serve(db);
    supervisor = await signIn(serving.url, of('supervisor'), PASSWORD);
    manager = await signIn(serving.url, of('gestore'), PASSWORD);
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });

  const request = (usernames: readonly string[]) => ({
    resource: 'user' as const,
    action: 'delete' as const,
    input: {},
    target: { ids: usernames.map(of) },
  });
  const preview = (by: SignedIn, usernames: readonly string[]) =>
    ask(by, operationPreview, { params, body: request(usernames) });
  async function remove(by: SignedIn, usernames: readonly string[]) {
    const { digest } = (await preview(by, usernames)).body;
    return ask(by, operationRun, { params, body: { ...request(usernames), digest } });
  }
  const takeBack = (by: SignedIn, id: string) => ask(by, operationTakeBack, { params: { ...params, id } });
  const read = (username: string) => ask(supervisor, userRead, { params: { ...params, uid: of(username) } });
  const linked = async () =>
    (await db.asOwner((tx) => tx.selectFrom('registry_person').select('uid_portale').execute())).map(
      ({ uid_portale }) => uid_portale,
    );

  it('previews who is deleted, and who is not and why', async () => {
    const { body } = await preview(manager, ['mai', 'entrato', 'gestore', 'capo', 'supervisor', 'altrui']);
    expect(body.eligible).toMatchObject({ count: 1, examples: [{ id: of('mai') }] });
    const why = body.skipped.map(({ reason, examples }: (typeof body.skipped)[number]) => [
      examples[0]?.id,
      reason,
    ]);
    expect(Object.fromEntries(why)).toEqual({
      [of('entrato')]: ONLY_NEVER,
      [of('gestore')]: 'Non è possibile eliminare la propria utenza',
      [of('capo')]: expect.stringContaining('supervisor'),
      [of('supervisor')]: "L'utenza supervisor della scuola non può essere eliminata",
      [of('altrui')]: 'Utente non trovato',
    });
  });

  it('checks every rule again for each user, and says why one is left out', async () => {
    const { status, body } = await ask(manager, usersDelete, {
      params,
      body: { uids: ['persona0', 'entrato', 'capo', 'supervisor'].map(of) },
    });
    expect({ status, done: body.done }).toEqual({ status: 200, done: [of('persona0')] });
    expect(body.skipped.map(({ uid }: { readonly uid: string }) => uid).sort()).toEqual(
      ['capo', 'entrato', 'supervisor'].map(of),
    );
    expect(refusal(await read('persona0'))).toEqual({ status: 404, code: 'notFound' });
    expect((await read('capo')).status).toBe(200);
  });

  it('deletes nobody where one of them has signed in since the preview', async () => {
    const shown = (await preview(manager, ['persona1', 'persona2'])).body;
    await db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ last_login: new Date('2021-01-01T10:00:00Z') })
        .where('uid', '=', of('persona2'))
        .execute(),
    );
    const body = { ...request(['persona1', 'persona2']), digest: shown.digest };
    expect(refusal(await ask(manager, operationRun, { params, body }))).toEqual({
      status: 409,
      code: 'conflict',
    });
    const exact = { uids: ['persona1', 'persona2'].map(of), exactly: true };
    expect((await ask(manager, usersDelete, { params, body: exact })).status).toBe(409);
    expect((await read('persona1')).status).toBe(200);
  });

  it('is refused to somebody who manages no users', async () => {
    const teacher = await signIn(serving.url, of('docente'), PASSWORD);
    const body = { uids: [of('persona3')] };
    expect(refusal(await ask(teacher, usersDelete, { params, body }))).toEqual({
      status: 403,
      code: 'forbidden',
    });
  });

  it('keeps each deleted user in the audit log, and brings all of it back', async () => {
    const before = (await read('mai')).body;
    const { status, body: operation } = await remove(manager, ['mai', 'persona3']);
    expect({ status, done: operation.done, canTakeBack: operation.canTakeBack }).toEqual({
      status: 200,
      done: 2,
      canTakeBack: true,
    });
    expect(operation.what).toEqual({ said: 'delete', count: 2, noun: 'users' });
    const log = (await ask(supervisor, auditList, { params })).body.data;
    expect(log.find(({ target }: { readonly target?: string }) => target === of('mai'))).toMatchObject({
      entity: 'user',
      action: 'delete',
      who: of('gestore'),
      before,
    });
    expect(await linked()).toEqual([null]);

    const back = await ask(manager, operationTakeBackPreview, { params: { ...params, id: operation.id } });
    expect(back.body).toMatchObject({ total: 2, restorable: 2, left: [] });
    const restored = await takeBack(manager, operation.id);
    expect(restored.body).toMatchObject({ done: 2, skipped: 0, failed: 0 });
    expect((await read('mai')).body).toEqual(before);
    expect(await linked()).toEqual([of('mai')]);
    const links = await db.asOwner((tx) => tx.selectFrom('password_link').select('uid').execute());
    expect(links).toEqual([]);
  });

  it('leaves out, when it is taken back, a name that somebody else has by now', async () => {
    const { body: operation } = await remove(supervisor, ['persona4', 'persona5']);
    const body = {
      username: 'persona4',
      cognome: 'Neri',
      nome: 'Ada',
      email: 'ada@example.org',
      codiceFiscale: 'RSSMRA80A01H501U',
    };
    const made = await ask(supervisor, userCreate, { params, body });
    expect({ status: made.status, problem: made.body.detail }).toEqual({ status: 200, problem: undefined });
    const { body: back } = await takeBack(supervisor, operation.id);
    expect({ done: back.done, skipped: back.skipped }).toEqual({ done: 1, skipped: 1 });
    expect(await rowsOf(supervisor, back.id, 'skipped')).toMatchObject([
      { id: of('persona4'), reason: 'Il nome utente è stato preso nel frattempo da un’altra utenza' },
    ]);
  });

  it('gives a user manager back nobody who holds a role that only the supervisor gives', async () => {
    const { body: operation } = await remove(supervisor, ['capo', 'persona6']);
    expect(operation.done).toBe(2);
    await db.asOwner((tx) =>
      tx
        .updateTable('operation')
        .set({ who: String(manager.claims.sub), as_whom: of('gestore') })
        .where('id', '=', operation.id)
        .execute(),
    );
    const { body: back } = await takeBack(manager, operation.id);
    expect({ done: back.done, skipped: back.skipped }).toEqual({ done: 1, skipped: 1 });
    expect(refusal(await read('capo'))).toEqual({ status: 404, code: 'notFound' });
  });
});
