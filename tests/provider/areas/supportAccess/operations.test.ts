import { beforeAll, describe, expect, it } from 'vitest';
import { operationList } from '../../../../contract/operations/endpoints';
import { supportAccessAnswer, supportAccessClose } from '../../../../contract/supportAccess/endpoints';
import { works } from '../../../../provider/areas';
import { operationWorker } from '../../../../provider/operations/operationJob';
import { ask } from '../../../fixtures/ask';
import { doDueJobs } from '../../../fixtures/dueJobs';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import { addPeople, readOne, run } from '../../../fixtures/operations';
import { makeOperator, signInOperator } from '../../../fixtures/operatorCalls';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { askSupport, enterWith, supportEntry } from '../../../fixtures/support';

const served = servedForTests();
const uid = 'supervisor.SG10001';
const SUPPORT = `SUPPORTO:anna::${uid}`;
/** Above the limit of one call, so that a job does them. */
const PEOPLE = 1200;
let supervisor: SignedIn;
let support: SignedIn;
let id: string;

beforeAll(async () => {
  // Creates the roles of the people below, and the group that marks a supervisor for the staff.
  await seedSchool(served.db, 'SG10009', { roles: ['WWA/Docente', 'WWA/Tutor', 'SSO/Member_admins'] });
  const group = { customer_code: 'SG10001', uid, ac: 'SSO', cn: 'Member_admins' };
  await served.db.asOwner((tx) => tx.insertInto('account_group').values(group).execute());
  await addPeople(served.db, 'SG10001', 2 * PEOPLE);
  supervisor = await signIn(served.url, uid, PASSWORD);
  const secret = await makeOperator(served.url, 'anna');
  const { staff } = await signInOperator(served.url, 'anna', codeOf(secret));
  id = (await askSupport(served.url, staff, uid)).body.id;
  await ask(supervisor, supportAccessAnswer, { params: { id }, body: { consent: true } });
  support = await enterWith(served.url, await supportEntry(served.url, staff, id));
});

const people = (from: number) => ({
  target: { ids: Array.from({ length: PEOPLE }, (_, index) => `p${from + index}.SG10001`) },
});

const doJobs = () => {
  const { db, clock, url: publicUrl } = served;
  return doDueJobs(db, clock, operationWorker({ db, clock, works, publicUrl, log: () => undefined }));
};

describe('an operation that support began', () => {
  it('is done by a job in the name of both: each line of the log and the list of operations say so', async () => {
    const { body } = await run(support, people(1));
    expect(body.state).toBe('running');
    await doJobs();
    expect(await readOne(support, body.id)).toMatchObject({ state: 'ended', done: PEOPLE });
    const lines = await served.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['who', 'as_whom'])
        .where('entity', '=', 'user')
        .where('action', '=', 'disable')
        .execute(),
    );
    expect(lines).toHaveLength(PEOPLE);
    expect(new Set(lines.map(({ who, as_whom }) => `${who} ${as_whom}`))).toEqual(
      new Set([`${SUPPORT} ${uid}`]),
    );
    const { body: list } = await ask(supervisor, operationList, { params: { customerCode: 'SG10001' } });
    expect(list.data[0]).toMatchObject({
      who: SUPPORT,
      asWhom: uid,
      name: expect.stringMatching(/^Anna Rossi per /),
    });
  });

  it('stops with the consent, before the next record is changed', async () => {
    const { body } = await run(support, people(PEOPLE + 1));
    await ask(supervisor, supportAccessClose, { params: { id } });
    await doJobs();
    expect(await readOne(supervisor, body.id)).toMatchObject({ state: 'stopped', done: 0, failed: PEOPLE });
  });
});
