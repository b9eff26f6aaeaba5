import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { personDataErase, personDataExport } from '../../../../contract/staff/endpoints/personData';
import { userDisable } from '../../../../contract/users/endpoints';
import type { Database } from '../../../../provider/db/database';
import { openDatabase } from '../../../../provider/db/openDatabase';
import { ask } from '../../../fixtures/ask';
import { type DatabasePlace, databaseBeside, databasePlace } from '../../../fixtures/database';
import { PASSWORD, passwordHash, type Serving, serve } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { onDatabase } from '../../../fixtures/postgresqlCluster';
import { seedAlias } from '../../../fixtures/seedAlias';
import { seedSchool } from '../../../fixtures/seedSchool';
import { signIn } from '../../../fixtures/signIn';
import { whileHeld } from '../../../fixtures/whileHeld';

const [FIRST, SECOND] = ['SG20001', 'SG20002'];
const reason = 'Protocollo 13 del 4 maggio';
const username = 'capo';

let place: DatabasePlace;
let db: Database;
let serving: Serving;

beforeAll(async () => {
  place = await databasePlace();
  const name = new URL(place.options.databaseUrl ?? '').pathname.slice(1);
  const superuser = databaseBeside(inject('databaseTemplate').superuserUrl ?? '', name);
  // PostgreSQL ends no deadlock here, so that the calls in it fail instead of being repeated.
  await onDatabase(superuser, `alter database ${name} set deadlock_timeout = '1h'`);
  db = await openDatabase(place.options, () => undefined);
  const password_hash = await passwordHash();
  const people = ['alfa', 'beta', 'gamma', 'zeta'].map((one) => ({ username: one, password_hash }));
  const groups = ['SSO/Member_admins'];
  for (const school of [FIRST, SECOND])
    await seedSchool(db, school, {
      accounts: [{ username, groups, password_hash }, { username: 'vice', groups, password_hash }, ...people],
    });
  // In the order of their names, the accounts of these two are in opposite orders of the schools.
  await seedAlias(db, {
    person: 'uno',
    email: 'uno@posta.example',
    codice_fiscale: null,
    uids: [`alfa.${SECOND}`, `zeta.${FIRST}`],
  });
  await seedAlias(db, {
    person: 'due',
    email: 'due@posta.example',
    codice_fiscale: null,
    uids: [`alfa.${FIRST}`, `zeta.${SECOND}`],
  });
  await seedAlias(db, {
    person: 'tre',
    email: 'tre@posta.example',
    codice_fiscale: null,
    uids: [`beta.${FIRST}`, `gamma.${SECOND}`],
  });
  serving = await serve(db);
});
afterAll(async () => {
  await serving.close();
  await db.close();
  await place.remove();
});

const ofPerson = (uid: string) => ({ school: uid.slice(-7), uid });
const erase = (asked: string, ...uids: string[]) =>
  askAs(serving.url, machine, personDataErase, {
    params: ofPerson(asked),
    body: { uids: [asked, ...uids], reason },
  });
const locked = (uids: readonly string[]) => (tx: Parameters<Parameters<typeof whileHeld>[1]>[0]) =>
  tx.selectFrom('account').select('uid').where('uid', 'in', uids).forUpdate().execute();

it('erases two people of the same schools at once, and neither waits for the other for ever', async () => {
  const answers = await whileHeld(db, locked([`alfa.${FIRST}`, `alfa.${SECOND}`]), [
    () => erase(`alfa.${SECOND}`, `zeta.${FIRST}`),
    () => erase(`alfa.${FIRST}`, `zeta.${SECOND}`),
  ]);
  expect(answers.map(({ status, body }) => [status, body.accounts])).toEqual([
    [200, 2],
    [200, 2],
  ]);
});

it('erases a supervisor while another one is disabled, and neither waits for ever', async () => {
  const supervisor = await signIn(serving.url, `${username}.${FIRST}`, PASSWORD);
  const params = { customerCode: FIRST, uid: `vice.${FIRST}` };
  const answers = await whileHeld(db, locked([`vice.${FIRST}`]), [
    () => ask(supervisor, userDisable, { params, body: { reset: false } }),
    () => erase(`vice.${FIRST}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

it('erases the same person once, however often it is asked at the same time', async () => {
  const uid = `gamma.${FIRST}`;
  const answers = await whileHeld(db, locked([uid]), [() => erase(uid), () => erase(uid)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
});

it('exports the same person from two schools at once, each line in the log of each school', async () => {
  const exported = (uid: string) =>
    askAs(serving.url, machine, personDataExport, {
      params: ofPerson(uid),
      body: { scope: 'person', reason },
    });
  const answers = await whileHeld(db, (tx) => sql`lock table audit_entry in exclusive mode`.execute(tx), [
    () => exported(`beta.${FIRST}`),
    () => exported(`gamma.${SECOND}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await db.pool.query(
    `select customer_code, count(*)::int as lines from audit_entry where action = 'exportData' group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { customer_code: FIRST, lines: 2 },
    { customer_code: SECOND, lines: 2 },
  ]);
});
