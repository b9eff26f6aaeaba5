import { beforeAll, describe, expect, it } from 'vitest';
import { platformLicenceFind } from '../../../../contract/staff/endpoints/licences';
import { platformOverviewRead, platformSchoolOverview } from '../../../../contract/staff/endpoints/overview';
import { platformSchoolSuspend } from '../../../../contract/staff/endpoints/schools';
import { queueMail } from '../../../../provider/mail/queueMail';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { seedSchool } from '../../../fixtures/seedSchool';
import { signIn } from '../../../fixtures/signIn';

const served = servedForTests();
const school = 'SG20001';
const DAY = 86_400_000;
const inDays = (days: number) =>
  new Date(served.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

interface Counted {
  readonly matter: string;
  readonly count: number;
}
const waiting = (matters: readonly Counted[]) =>
  Object.fromEntries(matters.filter(({ count }) => count > 0).map(({ matter, count }) => [matter, count]));
const all = async () => (await askAs(served.url, machine, platformOverviewRead)).body;
const ofSchool = async (code: string) =>
  (await askAs(served.url, machine, platformSchoolOverview, { params: { school: code } })).body;

beforeAll(async () => {
  const licences = ['AAA', 'BBB', 'CCC', 'DDD'];
  const accounts = [{ username: 'nuova' }, { username: 'spenta', enabled: false }];
  await seedSchool(served.db, school, { licences, accounts });
  await served.db.asOwner(async (tx) => {
    for (const [ac, days] of [
      ['AAA', -1],
      ['BBB', 60],
      ['CCC', 61],
    ] as const)
      await tx
        .updateTable('licence')
        .set({ expiration_date: inDays(days) })
        .where('customer_code', '=', school)
        .where('ac', '=', ac)
        .execute();
    const mail = { customerCode: school, uid: null, recipient: 'x@example.org', subject: 'S', body: 'B' };
    await queueMail(tx, mail as never, served.clock.now());
    await tx.updateTable('mail').set({ failure: '550' }).where('customer_code', '=', school).execute();
  });
});

describe('the first page of the staff', () => {
  it('counts what waits and what went wrong, in all schools and in one', async () => {
    const before = waiting((await all()).matters);
    expect(before).toMatchObject({ mailsFailed: 1, licencesOver: 1, licencesExpiring: 1 });
    expect(waiting((await ofSchool(school)).matters)).toEqual({
      mailsFailed: 1,
      licencesOver: 1,
      licencesExpiring: 1,
    });
    expect(waiting((await ofSchool('SG10001')).matters)).not.toHaveProperty('mailsFailed');
    const body = { until: inDays(1), reason: 'Contratto non rinnovato' };
    await askAs(served.url, machine, platformSchoolSuspend, { params: { school }, body });
    expect(waiting((await all()).matters)).toMatchObject({ schoolsSuspended: 1 });
  });

  it('leads to the same licences as the filter of the list', async () => {
    const find = async (expiry: string) =>
      (
        await askAs(served.url, machine, platformLicenceFind, { query: { school, expiry } as never })
      ).body.data.map(({ ac }: { ac: string }) => ac);
    expect([await find('over'), await find('soon'), await find('later')]).toEqual([
      ['AAA'],
      ['BBB'],
      ['CCC'],
    ]);
  });

  it('counts the people of one school, and who signed in lately', async () => {
    await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    expect(await ofSchool(school)).toMatchObject({ people: 2, enabled: 1, never: 1, signIns: 0 });
    const used = await ofSchool('SG10001');
    expect([used.signIns, used.schoolsSignedIn, typeof used.lastSignIn]).toEqual([1, 1, 'string']);
    expect(await all()).toMatchObject({ signIns: 1, schoolsSignedIn: 1 });
    expect((await all()).people ?? null).toBeNull();
  });
});
