import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSettingsRead } from '../../../../contract/account/endpoints';
import { sessionClose, sessionOpen, sessionUpdate } from '../../../../contract/session/endpoints';
import type { Database } from '../../../../provider/db/database';
import { ask, refusal } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { PASSWORD, passwordHash, type Serving, seedPeople, serve } from '../../../fixtures/identityProvider';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const ended = { status: 401, code: 'unauthenticated' };
const notAuthorised = { status: 403, code: 'notAuthorised' };

describe('a session', () => {
  let db: Database;
  let serving: Serving;
  beforeAll(async () => {
    db = await testDatabase();
    await seedPeople(db, 'SG10001');
    await seedSchool(db, 'SG10002', { accounts: [{ username: 'bianchi' }] });
    const password_hash = await passwordHash();
    await db.asOwner(async (tx) => {
      const alias = {
        person: 'p1',
        email: 'maria@example.org',
        sn: 'Bianchi',
        cn: 'Maria',
        codice_fiscale: null,
      };
      await tx
        .insertInto('alias')
        .values({ ...alias, password_hash })
        .execute();
      const link = { person: 'p1', customer_code: 'SG10002', uid: 'bianchi.SG10002', linked_at: new Date(0) };
      await tx.insertInto('alias_account').values(link).execute();
    });
    serving = await serve(db);
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });

  const enter = (username: string): Promise<SignedIn> => signIn(serving.url, username, PASSWORD);
  const open = async (person: SignedIn) => refusal(await ask(person, sessionOpen));

  it('SESSION-005 carries the profile, as the identity provider claims it', async () => {
    const person = await enter('supervisor.SG10001');
    const { body } = await ask(person, sessionOpen);
    expect(body.profile).toEqual({
      sub: 'supervisor.SG10001',
      given_name: 'supervisor',
      family_name: 'Rossi',
      preferred_username: 'supervisor.SG10001',
      user_type: 'PEOPLE',
      roles: ['Member_admins'],
      licenses: ['NCV', 'WWA'],
      customer_code: 'SG10001',
      selected_account: { username: 'supervisor.SG10001' },
    });
    for (const [claim, value] of Object.entries(body.profile)) expect(person.claims[claim]).toEqual(value);
    expect(body).toMatchObject({
      school: { customerCode: 'SG10001', city: 'Roma' },
      roles: ['supervisor', 'user'],
    });
  });

  it('of an alias is of the person, who acts as a school account', async () => {
    const { body } = await ask(await enter('maria@example.org'), sessionOpen);
    expect(body.profile).toMatchObject({
      sub: 'p1::bianchi.SG10002',
      given_name: 'Maria',
      user_type: 'ALIAS',
      selected_account: { username: 'bianchi.SG10002' },
    });
  });

  it.each([
    ['supervisor', true],
    ['gestore', true],
    ['campus', true],
    ['docente', false],
  ])('SESSION-030 says of the school whether it is a lead school, to %s: %s', async (username, isLead) => {
    const set = (lead_school: boolean) =>
      db.asOwner((tx) =>
        tx.updateTable('school').set({ lead_school }).where('customer_code', '=', 'SG10001').execute(),
      );
    const person = await enter(`${username}.SG10001`);
    expect((await ask(person, sessionOpen)).body.school.leadSchool).toBe(false);
    await set(true);
    expect((await ask(person, sessionOpen)).body.school.leadSchool).toBe(isLead);
    await set(false);
  });

  it('SHELL-002 is of the school that the customer code says, which no other has', async () => {
    const { body } = await ask(await enter('docente.SG10001'), sessionOpen);
    expect([body.school.customerCode, body.profile.customer_code]).toEqual(['SG10001', 'SG10001']);
    const other = await ask(await enter('maria@example.org'), sessionOpen);
    expect(other.body.school.customerCode).toBe('SG10002');
    await expect(seedSchool(db, 'SG10001')).rejects.toThrow();
  });

  it('SESSION-039 says of a private entity that it is one, as the setting soggettoPrivato does with "true"', async () => {
    const person = await enter('docente.SG10001');
    const isPrivate = async () => [
      (await ask(person, sessionOpen)).body.school.privateSchool,
      (await ask(person, accountSettingsRead)).body.soggettoPrivato,
    ];
    expect(await isPrivate()).toEqual([false, 'false']);
    const set = (private_school: boolean) =>
      db.asOwner((tx) =>
        tx.updateTable('school').set({ private_school }).where('customer_code', '=', 'SG10001').execute(),
      );
    await set(true);
    expect(await isPrivate()).toEqual([true, 'true']);
    await set(false);
  });

  it('SESSION-033 is read again after a change of what it shows, and goes on', async () => {
    const person = await enter('docente.SG10001');
    expect((await ask(person, sessionOpen)).body.school.otpEnabled).toBe(false);
    const set = (otp_enabled: boolean) =>
      db.asOwner((tx) =>
        tx.updateTable('school').set({ otp_enabled }).where('customer_code', '=', 'SG10001').execute(),
      );
    await set(true);
    const { body, status } = await ask(person, sessionUpdate);
    expect([status, body.school.otpEnabled]).toEqual([200, true]);
    await set(false);
  });

  it('leads to the places that are configured, with the codes of its school in them', async () => {
    const { body } = await ask(await enter('docente.SG10001'), sessionOpen);
    expect(body.links).toMatchObject({
      manual: 'https://example.org/manuale',
      accessibility: 'https://example.org/accessibilita/SG10001',
    });
  });

  it('that is closed ends at once, and no other of the same person', async () => {
    const [here, there] = [await enter('docente.SG10001'), await enter('docente.SG10001')];
    expect((await ask(here, sessionClose)).status).toBe(204);
    expect(await open(here)).toEqual(ended);
    await expect(here.refresh()).rejects.toThrow();
    expect((await ask(there, sessionOpen)).status).toBe(200);
  });

  it('that is ended at the identity provider alone ends for the API too', async () => {
    const person = await enter('docente.SG10001');
    await person.logout();
    expect(await open(person)).toEqual(ended);
  });

  it('of a disabled account opens nothing', async () => {
    expect(await open(await enter('disabilitato.SG10001'))).toEqual(notAuthorised);
  });

  it('of an alias ends with the alias, the account or the link between them', async () => {
    const person = await enter('maria@example.org');
    const set = (enabled: boolean) => db.asOwner((tx) => tx.updateTable('alias').set({ enabled }).execute());
    await set(false);
    expect(await open(person)).toEqual(notAuthorised);
    await set(true);
    await db.asOwner((tx) => tx.deleteFrom('alias_account').execute());
    expect(await open(person)).toEqual(ended);
  });
});
