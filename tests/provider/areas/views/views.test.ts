import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  viewChoose,
  viewCreate,
  viewDelete,
  viewsList,
  viewUpdate,
} from '../../../../contract/views/endpoints';
import { type ListView, MAX_VIEWS } from '../../../../contract/views/listView';
import type { Database } from '../../../../provider/db/database';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { PASSWORD, passwordHash, type Serving, serve } from '../../../fixtures/identityProvider';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const params = { entity: 'user' };
const code = (answer: Answer) => refusal(answer).code;
const body = { name: 'Scaduti', query: '?scadenza=expired&v=1', shared: false };

describe('the views of a list', () => {
  let db: Database;
  let serving: Serving;
  let supervisor: SignedIn;
  let manager: SignedIn;
  let teacher: SignedIn;
  let stranger: SignedIn;

  beforeAll(async () => {
    db = await testDatabase();
    const password_hash = await passwordHash();
    const accounts = [
      { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash },
      { username: 'gestore', groups: ['SSO/GestDocenti'], password_hash },
      { username: 'docente', groups: ['WWA/Docente'], password_hash },
    ];
    await seedSchool(db, 'SG10001', { licences: ['WWA'], accounts });
    await seedSchool(db, 'SG10002', { licences: ['WWA'], accounts });
    serving = await serve(db);
    [supervisor, manager, teacher, stranger] = (await Promise.all(
      ['supervisor.SG10001', 'gestore.SG10001', 'docente.SG10001', 'supervisor.SG10002'].map((uid) =>
        signIn(serving.url, uid, PASSWORD),
      ),
    )) as [SignedIn, SignedIn, SignedIn, SignedIn];
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });
  beforeEach(() => db.asOwner((tx) => tx.deleteFrom('list_view').execute()));

  const create = async (who: SignedIn, more: Partial<typeof body> = {}): Promise<ListView> => {
    const answer = await ask(who, viewCreate, { params, body: { ...body, ...more } });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const list = async (who: SignedIn): Promise<ListView[]> => (await ask(who, viewsList, { params })).body;
  const names = async (who: SignedIn) => (await list(who)).map(({ name }) => name);

  it('are saved, and seen by nobody else', async () => {
    const view = await create(manager);
    expect(view).toMatchObject({ ...body, mine: true, byDefault: false, version: 1 });
    expect(await list(manager)).toEqual([view]);
    expect(await list(supervisor)).toEqual([]);
    expect(await list(stranger)).toEqual([]);
    const hidden = await db.inSchool({ customerCode: 'SG10001', person: 'somebody' }, (tx) =>
      tx.selectFrom('list_view').selectAll().execute(),
    );
    expect(hidden, 'the database keeps them apart by itself').toEqual([]);
  });

  it('are shared with the school by the supervisor alone', async () => {
    const refused = await ask(manager, viewCreate, { params, body: { ...body, shared: true } });
    expect(code(refused)).toBe('forbidden');
    const shared = await create(supervisor, { shared: true });
    expect(await list(manager)).toEqual([{ ...shared, mine: false }]);
    expect(await list(stranger)).toEqual([]);
  });

  it('are for those who may see the list', async () => {
    for (const [endpoint, more] of [
      [viewsList, {}],
      [viewCreate, { body }],
      [viewChoose, { body: {} }],
    ] as const) {
      expect(code(await ask(teacher, endpoint as never, { params, ...more } as never))).toBe('forbidden');
    }
    expect(code(await ask(supervisor, viewsList, { params: { entity: 'nothing' } }))).toBe('notFound');
    expect(code(await ask(supervisor, viewsList, { params: { entity: 'constructor' } }))).toBe('notFound');
  });

  it('are renamed and deleted by their owner; what is shared, by who may share', async () => {
    const own = await create(manager);
    const shared = await create(supervisor, { name: 'Di tutti', shared: true });
    const rename = (who: SignedIn, view: ListView, name: string, version = view.version) => {
      const { query, shared } = view;
      return ask(who, viewUpdate, {
        params: { ...params, id: view.id },
        body: { name, query, shared },
        ifMatch: `"${version}"`,
      });
    };
    expect((await rename(manager, own, 'Scaduti oggi')).body).toMatchObject({
      name: 'Scaduti oggi',
      version: 2,
    });
    expect(code(await rename(manager, own, 'Tardi', 1))).toBe('stale');
    expect(code(await rename(manager, shared, 'Mia'))).toBe('forbidden');
    expect(code(await rename(supervisor, own, 'Sua'))).toBe('notFound');
    expect(code(await rename(stranger, shared, 'Altrui'))).toBe('notFound');
    expect((await rename(supervisor, shared, 'Per tutti')).status).toBe(200);
    const remove = (who: SignedIn, { id }: ListView) => ask(who, viewDelete, { params: { ...params, id } });
    expect(code(await remove(manager, shared))).toBe('forbidden');
    expect(code(await remove(stranger, own))).toBe('notFound');
    expect((await remove(manager, own)).status).toBe(204);
    expect(await names(manager)).toEqual(['Per tutti']);
    expect((await remove(supervisor, shared)).status).toBe(204);
    expect(await names(manager)).toEqual([]);
    expect(code(await remove(supervisor, shared))).toBe('notFound');
    expect(code(await ask(supervisor, viewDelete, { params: { ...params, id: 'x' } }))).toBe('notFound');
  });

  it('have a name of their own, a query, and an end', async () => {
    await create(manager);
    expect(code(await ask(manager, viewCreate, { params, body: { ...body, name: ' scaduti ' } }))).toBe(
      'conflict',
    );
    expect(code(await ask(manager, viewCreate, { params, body: { ...body, name: '' } }))).toBe('invalid');
    expect(code(await ask(manager, viewCreate, { params, body: { ...body, name: 'a', query: 'x' } }))).toBe(
      'invalid',
    );
    await create(supervisor);
    for (let at = 1; at < MAX_VIEWS; at++) await create(manager, { name: `Vista ${at}` });
    expect(code(await ask(manager, viewCreate, { params, body: { ...body, name: 'Una di più' } }))).toBe(
      'conflict',
    );
  });

  it('are chosen by each person for themselves', async () => {
    const shared = await create(supervisor, { shared: true });
    const own = await create(manager, { name: 'Mia' });
    const chosen = async (who: SignedIn) =>
      (await list(who)).filter((view) => view.byDefault).map(({ name }) => name);
    const choose = (who: SignedIn, id?: string) => ask(who, viewChoose, { params, body: id ? { id } : {} });
    expect((await choose(manager, shared.id)).status).toBe(204);
    expect(await chosen(manager)).toEqual(['Scaduti']);
    expect(await chosen(supervisor)).toEqual([]);
    await choose(manager, own.id);
    expect(await chosen(manager)).toEqual(['Mia']);
    expect(code(await choose(supervisor, own.id))).toBe('notFound');
    expect(code(await choose(manager, randomUUID()))).toBe('notFound');
    await choose(manager);
    expect(await chosen(manager)).toEqual([]);
    await choose(manager, shared.id);
    await ask(supervisor, viewDelete, { params: { ...params, id: shared.id } });
    expect(await chosen(manager)).toEqual([]);
  });

  it('are written to the audit log', async () => {
    const view = await create(manager);
    await ask(manager, viewDelete, { params: { ...params, id: view.id } });
    const lines = await db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'outcome'])
        .where('id', '=', view.id)
        .orderBy('seq')
        .execute(),
    );
    expect(lines).toEqual([
      { action: 'create', outcome: 'done' },
      { action: 'delete', outcome: 'done' },
    ]);
  });
});
