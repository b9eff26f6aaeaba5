import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listExport } from '../../../../contract/exports/endpoints';
import type { Database } from '../../../../provider/db/database';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { PASSWORD, passwordHash, type Serving, serve } from '../../../fixtures/identityProvider';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const params = { entity: 'user' };
const code = (answer: Answer) => refusal(answer).code;
const personal = { columns: ['uid', 'email'], rows: 12, query: '?stato=1&v=1' };
const reason = 'Elenco per la segreteria';

describe('the export of a list', () => {
  let db: Database;
  let serving: Serving;
  let manager: SignedIn;
  let teacher: SignedIn;

  beforeAll(async () => {
    db = await testDatabase();
    const password_hash = await passwordHash();
    await seedSchool(db, 'SG10001', {
      licences: ['WWA'],
      accounts: [
        { username: 'gestore', groups: ['SSO/GestDocenti'], password_hash },
        { username: 'docente', groups: ['WWA/Docente'], password_hash },
      ],
    });
    serving = await serve(db);
    manager = await signIn(serving.url, 'gestore.SG10001', PASSWORD);
    teacher = await signIn(serving.url, 'docente.SG10001', PASSWORD);
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });

  const lines = () =>
    db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['entity', 'as_whom', 'outcome', 'after'])
        .where('action', '=', 'export')
        .where('outcome', '=', 'done')
        .execute(),
    );

  it('of personal data needs a reason', async () => {
    for (const given of [undefined, '', 'perché sì', '           ']) {
      const answer = await ask(manager, listExport, { params, body: { ...personal, reason: given } });
      expect(code(answer)).toBe('invalid');
      expect(answer.body.errors[0].field).toBe('reason');
    }
    expect(await lines()).toEqual([]);
  });

  it('of columns that nobody knows needs one too', async () => {
    const body = { columns: ['uid', 'altro'], rows: 1 };
    expect(code(await ask(manager, listExport, { params, body }))).toBe('invalid');
  });

  it('never has what the law protects most, whatever the reason', async () => {
    const body = { columns: ['uid', 'accessibility'], rows: 1, reason };
    const answer = await ask(manager, listExport, { params, body });
    expect(code(answer)).toBe('invalid');
    expect(answer.body.errors).toEqual([
      { field: 'columns', message: expect.stringMatching(/^I dati che la legge .* togliere/) },
    ]);
    expect(await lines()).toEqual([]);
  });

  it('is in the audit log, once however often it is sent', async () => {
    const key = 'the-same-export';
    for (const _ of [1, 2]) {
      const answer = await ask(manager, listExport, {
        params,
        body: { ...personal, reason },
        key,
      });
      expect(answer.status).toBe(204);
    }
    expect(await lines()).toEqual([
      { entity: 'user', as_whom: 'gestore.SG10001', outcome: 'done', after: { ...personal, reason } },
    ]);
    const plain = await ask(manager, listExport, { params, body: { columns: ['uid', 'status'], rows: 3 } });
    expect(plain.status).toBe(204);
    expect(await lines()).toHaveLength(2);
  });

  it('is for those who may see the list', async () => {
    expect(code(await ask(teacher, listExport, { params, body: { ...personal, reason } }))).toBe('forbidden');
    const nothing = { params: { entity: 'nothing' }, body: { ...personal, reason } };
    expect(code(await ask(manager, listExport, nothing))).toBe('notFound');
  });
});
