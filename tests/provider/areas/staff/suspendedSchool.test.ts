import { describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import { errors } from '../../../../contract/schema/errors';
import { sessionOpen } from '../../../../contract/session/endpoints';
import {
  platformSchoolList,
  platformSchoolRead,
  platformSchoolResume,
  platformSchoolSuspend,
} from '../../../../contract/staff/endpoints/schools';
import { verifyAudit } from '../../../../provider/audit/verifyAudit';
import { ask, refusal } from '../../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { seedAlias } from '../../../fixtures/seedAlias';
import { seedSchool } from '../../../fixtures/seedSchool';
import { signIn } from '../../../fixtures/signIn';

const served = servedForTests();
const school = 'SG10001';
const supervisor = `supervisor.${school}`;
const params = { school };
const DAY = 86_400_000;
const reason = 'Contratto non rinnovato';
const inDays = (days: number) =>
  new Date(served.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

const suspend = (until: string) =>
  askAs(served.url, machine, platformSchoolSuspend, { params, body: { until, reason } });
const resume = () => askAs(served.url, machine, platformSchoolResume, { params });
const state = async () => (await askAs(served.url, machine, platformSchoolRead, { params })).body.state;

describe('a suspended school', () => {
  it('is refused at sign-in and at every call, in words, and works again by itself after its last day', async () => {
    const before = await signIn(served.url, supervisor, PASSWORD);
    expect((await suspend(inDays(2))).body).toMatchObject({ state: 'suspended', suspendedReason: reason });
    const open = await ask(before, sessionOpen);
    expect(open).toMatchObject({ status: 403, body: { code: 'schoolSuspended' } });
    expect(open.body.title).toBe(errors.schoolSuspended.say);
    await expect(before.refresh()).rejects.toThrow();
    await expect(signIn(served.url, supervisor, PASSWORD)).rejects.toMatchObject({ status: 403 });
    const query = { state: 'suspended' } as const;
    const { body } = await askAs(served.url, machine, platformSchoolList, { query });
    expect(body).toMatchObject({ total: 1, data: [{ customerCode: school }] });
    served.clock.move(3 * DAY);
    expect(await state()).toBe('open');
    const after = await signIn(served.url, supervisor, PASSWORD);
    expect((await ask(after, sessionOpen)).status).toBe(200);
  });

  it('is opened before its day by hand, and the sessions of its people go on', async () => {
    const before = await signIn(served.url, supervisor, PASSWORD);
    await suspend(inDays(30));
    expect(refusal(await ask(before, sessionOpen)).code).toBe('schoolSuspended');
    expect((await resume()).body).toMatchObject({ state: 'open', suspendedUntil: null });
    expect((await ask(before, sessionOpen)).status).toBe(200);
    expect(refusal(await resume()).code).toBe('conflict');
  });

  it('is suspended for a day from today to ninety days ahead, and for a reason', async () => {
    for (const until of [inDays(-1), inDays(92)])
      expect((await suspend(until)).body.errors).toMatchObject([{ field: 'until' }]);
    const body = { until: inDays(1), reason: 'breve' };
    const short = await askAs(served.url, machine, platformSchoolSuspend, { params, body });
    expect(short.body.errors).toMatchObject([{ field: 'reason' }]);
    expect(await state()).toBe('open');
  });

  it('has both in its own log with the name of who did it and without their reason, in one unbroken chain', async () => {
    const { db, url } = served;
    const { body } = await ask(await signIn(url, supervisor, PASSWORD), auditList, {
      params: { customerCode: school },
      query: { entity: 'school' },
    });
    const lines = body.data.filter(({ action }: { action: string }) =>
      ['suspend', 'resume'].includes(action),
    );
    expect(lines.map(({ action, name }: { action: string; name: string }) => [action, name])).toEqual([
      ['resume', 'Assistenza: operator'],
      ['suspend', 'Assistenza: operator'],
      ['suspend', 'Assistenza: operator'],
    ]);
    expect(JSON.stringify(lines)).not.toContain(reason);
    expect(await db.asOwner((tx) => verifyAudit(tx, school))).toBeUndefined();
  });

  it('does not keep the person of an ArgoID out of their other schools', async () => {
    const { db, url } = served;
    const [account] = (await seedSchool(db, 'SG10002', { accounts: [{ username: 'bianchi' }] })) as [string];
    await seedAlias(db, {
      person: 'due-scuole',
      email: 'due.scuole@example.org',
      codice_fiscale: null,
      uids: [supervisor, account],
    });
    await suspend(inDays(1));
    const session = await signIn(url, 'due.scuole@example.org', PASSWORD);
    const { body } = await ask(session, sessionOpen);
    expect(body.profile.customer_code).toBe('SG10002');
  });
});
