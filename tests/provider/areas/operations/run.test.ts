import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationRun } from '../../../../contract/operations/endpoints';
import { works } from '../../../../provider/areas';
import { preview } from '../../../../provider/areas/operations/preview';
import { run } from '../../../../provider/areas/operations/run';
import { disable } from '../../../../provider/areas/users/changeStatus';
import type { Database } from '../../../../provider/db/database';
import type { Call } from '../../../../provider/http/call';
import type { ResourceWorks } from '../../../../provider/operations/resourceWork';
import { Refusal } from '../../../../provider/refusal';
import { testDatabase } from '../../../fixtures/database';
import { seedSchool } from '../../../fixtures/seedSchool';

const customerCode = 'SG10001';
const ids = ['anna.SG10001', 'bruno.SG10001', 'carla.SG10001'];

/** Real works, except that another user disables anna between the judgement and the lock. */
const overtaken: ResourceWorks = works.map((work) => ({
  ...work,
  actions: {
    ...work.actions,
    disable: {
      apply: async (context, all, input) => {
        await disable(context, ids.slice(0, 1), { reset: false });
        return disable(context, all, input as { reset: boolean });
      },
      takeBack: async () => ({ done: [], skipped: [] }),
    },
  },
}));

describe('a run that is overtaken after it was judged', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
    const accounts = ['supervisor', 'anna', 'bruno', 'carla'].map((username) => ({ username }));
    await seedSchool(db, customerCode, { accounts });
  });
  afterAll(() => db.close());

  it('is refused whole, with a preview in which nothing of it was done', async () => {
    const uid = 'supervisor.SG10001';
    const now = new Date('2026-09-01T10:00:00Z');
    const request = {
      resource: 'user',
      action: 'disable',
      input: { reset: false },
      target: { ids },
    } as const;
    const refused = db.inSchool({ customerCode, person: uid }, async (tx) => {
      const call = {
        tx,
        now,
        viewer: { now, uid, customerCode },
        caller: { sub: uid, person: uid, uid, customerCode, roles: ['supervisor'] },
        config: { publicUrl: '' },
        address: '127.0.0.1',
        audit: () => undefined,
      } as unknown as Call;
      const input = (body: object) => ({ params: { customerCode }, query: {}, body }) as never;
      const agreed = (await preview(works).handle(call, input(request))) as { digest: string };
      const body = { ...request, digest: agreed.digest };
      const error = (await run(overtaken)
        .handle(call, input(body))
        .catch((thrown) => thrown)) as Refusal;
      expect(error).toBeInstanceOf(Refusal);
      expect(error.code).toBe('conflict');
      expect(error.details.current).toEqual(agreed);
      throw error;
    });
    await expect(refused).rejects.toThrow('conflict');
    const stored = await db.asOwner(async (tx) => ({
      enabled: await tx.selectFrom('account').select('enabled').execute(),
      operations: await tx.selectFrom('operation').select('id').execute(),
    }));
    expect(stored).toEqual({ enabled: [1, 2, 3, 4].map(() => ({ enabled: true })), operations: [] });
    expect(operationRun.errors).toContain('conflict');
  });
});
