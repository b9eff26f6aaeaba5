import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  platformRetentionList,
  platformRetentionPut,
  platformRetentionRemove,
} from '../../../../contract/staff/endpoints/retention';
import { ALL_SCHOOLS, type RetentionKind } from '../../../../contract/staff/platformRetention';
import { schoolsWithOldMails } from '../../../../provider/audit/archive/archiveMails';
import type { Archiving } from '../../../../provider/audit/archive/storeMonth';
import { groupOf, readRetention } from '../../../../provider/db/retention';
import { clean } from '../../../../provider/jobs/clean';
import { systemClock } from '../../../../provider/systemClock';
import { refusal } from '../../../fixtures/ask';
import { servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine, makeProgram } from '../../../fixtures/operatorCalls';
import { seedSchool } from '../../../fixtures/seedSchool';

const served = servedForTests();
const DAY = 86_400_000;
const put = (school: string, kind: RetentionKind, amount: number, staff = machine) =>
  askAs(served.url, staff, platformRetentionPut, { params: { school, kind }, body: { amount } });
const list = async (query = {}) => (await askAs(served.url, machine, platformRetentionList, { query })).body;

it('the staff sees how long each kind of data is stored, and sets it within its bounds', async () => {
  const { data, total } = await list();
  expect(total).toBe(7);
  expect(data.find(({ kind }: { kind: string }) => kind === 'signIns')).toMatchObject({
    school: ALL_SCHOOLS,
    schoolName: 'Tutte le scuole',
    amount: 365,
    unit: 'days',
    own: false,
  });
  const low = await put('SG10001', 'signIns', 179);
  expect(low).toMatchObject({ status: 400, body: { errors: [{ field: 'amount' }] } });
  expect(low.body.errors[0].message).toBe('Da 180 a 730 giorni');
  expect((await put('SG10001', 'signIns', 0)).status).toBe(400);
  expect((await put('SG10001', 'audit', 0)).status).toBe(200);
  expect((await put('SG99999', 'signIns', 200)).status).toBe(404);
  const reader = await makeProgram(served.url, 'platformRetention:read');
  expect(refusal(await put('SG10001', 'signIns', 200, reader)).status).toBe(403);
  expect((await put('SG10001', 'signIns', 200)).body).toMatchObject({ amount: 200, own: true });
  expect((await list({ kind: 'signIns' })).total).toBe(2);
  const of = (school: string) => ({ params: { school, kind: 'signIns' as const } });
  expect((await askAs(served.url, machine, platformRetentionRemove, of('SG10001'))).status).toBe(204);
  expect((await askAs(served.url, machine, platformRetentionRemove, of(ALL_SCHOOLS))).status).toBe(404);
});

it('the hourly cleaning removes what is past the retention of its school, and keeps that of the others', async () => {
  const { db, clock } = served;
  const now = clock.now();
  await seedSchool(db, 'SG20001', { accounts: [{ username: 'anna' }] });
  await seedSchool(db, 'SG20002', { accounts: [{ username: 'anna' }] });
  const old = new Date(now.getTime() - 250 * DAY);
  await db.asOwner(async (tx) => {
    for (const customer_code of ['SG20001', 'SG20002']) {
      const uid = `anna.${customer_code}`;
      const signIn = { person: uid, id: randomUUID(), customer_code, uid, at: old, address: '::1' };
      const of = { device_details: 'x', client_id: 'c', client_name: 'c', grant_id: null };
      await tx
        .insertInto('sign_in')
        .values({ ...signIn, ...of })
        .execute();
      const operation = {
        customer_code,
        id: 'op',
        kind: 'run',
        resource: 'user',
        action: 'enable',
        input: '{}',
      };
      const ended = { who: uid, as_whom: uid, name: 'Anna', started_at: old, ended_at: old, state: 'ended' };
      await tx
        .insertInto('operation')
        .values({ ...operation, ...ended, total: 0 } as never)
        .execute();
      const mail = {
        customer_code,
        id: randomUUID(),
        uid,
        recipient: 'a@b.example',
        subject: 's',
        body: 'testo',
      };
      await tx
        .insertInto('mail')
        .values({ ...mail, created_at: new Date(now.getTime() - 20 * DAY), failure: '550' } as never)
        .execute();
      await tx
        .insertInto('mail')
        .values({ ...mail, id: randomUUID(), body: '', created_at: old, sent_at: old } as never)
        .execute();
    }
  });
  for (const [kind, amount] of [
    ['signIns', 200],
    ['operations', 200],
    ['failedMailTexts', 10],
    ['mails', 100],
  ] as const)
    expect((await put('SG20001', kind, amount)).status).toBe(200);
  await clean(db, clock, systemClock);
  const left = await db.asOwner(async (tx) => ({
    signIns: await tx.selectFrom('sign_in').select('customer_code').execute(),
    operations: await tx.selectFrom('operation').select('customer_code').execute(),
    texts: await tx.selectFrom('mail').select('customer_code').where('body', '!=', '').execute(),
  }));
  const others = [{ customer_code: 'SG20002' }];
  expect(left).toEqual({ signIns: others, operations: others, texts: others });
  expect(await schoolsWithOldMails({ db, clock } as unknown as Archiving)).toEqual(['SG20001']);
});

it('the retention of the log is that of the settings, unless the staff set one for all schools or for one', async () => {
  const amountOf = (school: string) =>
    served.db.asPlatform(async (tx) => groupOf(await readRetention(tx, 'audit', 36), school).amount);
  expect(await amountOf('SG20001')).toBe(36);
  await put(ALL_SCHOOLS, 'audit', 48);
  await put('SG20002', 'audit', 24);
  expect([await amountOf('SG20001'), await amountOf('SG20002'), await amountOf('SG10001')]).toEqual([
    48, 24, 0,
  ]);
});
