import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import { usersRenew } from '../../../../contract/users/endpoints';
import { recordAudit } from '../../../../provider/audit/recordAudit';
import { ask } from '../../../fixtures/ask';
import { ownDatabase } from '../../../fixtures/database';
import { lossyLines } from '../../../fixtures/lossyLines';
import { runAction } from '../../../fixtures/managed';
import { type OperationSchool, of, operationSchool } from '../../../fixtures/operations';

const params = { customerCode: 'SG10001' };

describe('the audit log', () => {
  let school: OperationSchool;
  beforeAll(async () => {
    school = await operationSchool();
  });
  afterAll(() => school.close());

  /** Returns the lines on users and the school that some work adds. */
  async function added(work: () => Promise<{ readonly status: number }>): Promise<readonly string[]> {
    const lines = async () =>
      (
        (await ask(school.supervisor, auditList, { params, query: { perPage: '100' } })).body.data as {
          readonly seq: number;
          readonly entity: string;
          readonly action: string;
        }[]
      ).filter(({ entity }) => ['user', 'school'].includes(entity));
    const before = (await lines()).length;
    expect((await work()).status).toBe(200);
    const after = await lines();
    return after.slice(0, after.length - before).map(({ entity, action }) => `${entity}.${action}`);
  }

  it('has no line that says the same before and after, when roles are given to who has them already', async () => {
    const groups = [{ uid: 'WWA', group: 'Docente' }];
    const give = () =>
      runAction(school.supervisor, 'user.roles', [of('persona0'), of('persona1')], { groups });
    expect(await added(give)).toEqual(['user.roles']);
    expect(await added(give)).toEqual([]);
  });

  it('has none for an expiry that is the same as before', async () => {
    const uids = [of('persona2')];
    const renew = () =>
      ask(school.supervisor, usersRenew, { params, body: { uids, dataScadenza: '2126-01-01' } });
    expect(await added(renew)).toEqual(['user.renew']);
    expect(await added(renew)).toEqual([]);
  });

  it('tells lines apart by application and role, and a test fails that leaves one with the same before and after', async () => {
    const db = await ownDatabase();
    const actor = { customerCode: 'SG1', who: 'a', asWhom: 'a', address: null, at: new Date(0) };
    const held = (...apps: readonly string[]) => ({ groups: apps.map((uid) => ({ uid, group: 'Gestore' })) });
    const line = { entity: 'user', action: 'roles', id: 'x' };
    await db.asOwner((tx) =>
      recordAudit(tx, actor, [{ ...line, before: held('PRS', 'PGO'), after: held('PGO') }]),
    );
    expect(await lossyLines(db.pool)).toEqual([]);
    await db.asOwner((tx) => recordAudit(tx, actor, [{ ...line, before: held('PGO'), after: held('PGO') }]));
    expect(await lossyLines(db.pool)).toEqual([expect.stringMatching(/^user\.roles /)]);
    await db.close();
  });
});
