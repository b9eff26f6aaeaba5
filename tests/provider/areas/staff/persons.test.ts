import { beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import { sessionOpen } from '../../../../contract/session/endpoints';
import {
  platformPersonFind,
  platformPersonRead,
  platformPersonSendLink,
  platformPersonSessionsEnd,
  platformPersonUnlock,
} from '../../../../contract/staff/endpoints/persons';
import { platformAuditList } from '../../../../contract/staff/endpoints/record';
import { platformSchoolSuspend } from '../../../../contract/staff/endpoints/schools';
import { ask, refusal } from '../../../fixtures/ask';
import { PASSWORD, passwordHash, servedForTests } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { seedAlias } from '../../../fixtures/seedAlias';
import { seedSchool } from '../../../fixtures/seedSchool';
import { signIn } from '../../../fixtures/signIn';

const served = servedForTests();
const TAX_CODE = 'RSSNTN80A01H501O';
const first = { school: 'SG20001', uid: 'antonio.SG20001' };
const call = (endpoint: Parameters<typeof askAs>[2], params = first) =>
  askAs(served.url, machine, endpoint, { params } as never);
const read = async (params = first) => (await call(platformPersonRead, params)).body;
const found = async (body: Record<string, string>) =>
  (await askAs(served.url, machine, platformPersonFind, { body })).body;
const uids = async (q: string, more: Record<string, string> = {}): Promise<string[]> =>
  (await found({ q, ...more })).data.map(({ uid }: { uid: string }) => uid);

beforeAll(async () => {
  const hash = await passwordHash();
  const used = { last_login: new Date('2026-01-10T08:00:00Z'), password_hash: hash };
  const antonio = { sn: 'De Màrco', cn: 'Antonio', codice_fiscale: TAX_CODE };
  await seedSchool(served.db, 'SG20001', {
    name: 'Istituto Primo',
    accounts: [
      { username: 'antonio', ...antonio, ...used, email: 'antonio@primo.example', groups: ['WWA/Docente'] },
      { username: 'nuova', sn: "D'Angelo-Verdi", cn: 'Lucia', email: 'lucia@primo.example' },
      { username: 'uscito', sn: 'Bruni', cn: 'Ugo', ...used, enabled: false, data_scadenza: '2026-02-01' },
      { username: 'spento', sn: 'Bruni', cn: 'Ada', ...used, enabled: false },
    ],
  });
  await seedSchool(served.db, 'SG20002', {
    name: 'Istituto Secondo',
    accounts: [{ username: 'ademarco', ...antonio, ...used, email: 'a.demarco@secondo.example' }],
  });
  const linked = [first.uid, 'ademarco.SG20002'];
  await seedAlias(served.db, {
    person: 'dm',
    email: 'dm@posta.example',
    codice_fiscale: TAX_CODE,
    uids: linked,
  });
});

describe('support finds a person of any school', () => {
  it('by the beginnings of words in any order, without accents, by e-mail, user name and a whole tax code', async () => {
    const both = ['antonio.SG20001', 'ademarco.SG20002'].sort();
    for (const q of ['antonio de marco', 'MARC ant', TAX_CODE.toLowerCase(), 'dm@posta.example'])
      expect([q, (await uids(q)).sort()]).toEqual([q, both]);
    expect(await uids('a.demarco@sec')).toEqual(['ademarco.SG20002']);
    expect(await uids('ademarco')).toEqual(['ademarco.SG20002']);
    expect(await uids('d’angelo')).toEqual(['nuova.SG20001']);
    expect(await uids('verdi luc')).toEqual(['nuova.SG20001']);
    expect(await uids('antonio', { school: 'SG20002' })).toEqual(['ademarco.SG20002']);
    expect((await uids('', { school: 'SG20001' })).length).toBe(4);
  });

  it('not by part of a tax code, and nobody by fewer than three letters, an operator or no search at all', async () => {
    for (const q of ['RSSNTN80A01', 'de', '', "'", "a ' | b:*", '\\', '%%%', '***'])
      expect([q, await uids(q)]).toEqual([q, []]);
  });

  it('without reading the tax code, which is neither in the list nor on the page', async () => {
    expect(JSON.stringify(await found({ q: TAX_CODE }))).not.toContain(TAX_CODE);
    const person = await read();
    expect(person.taxCode).toBe('present');
    expect(JSON.stringify(person)).not.toContain(TAX_CODE);
  });
});

describe('the page of a person says what keeps them out', () => {
  it('nothing, where they work; their state, mails, sign-ins and sessions are there', async () => {
    await signIn(served.url, first.uid, PASSWORD);
    const person = await read();
    expect(person).toMatchObject({ state: 'active', blocks: [], sessions: 1, alias: 'enabled', refusals: 0 });
    expect(person.signIns).toHaveLength(1);
  });

  it('and the log of the staff says whose page was read', async () => {
    await read();
    const { body } = await askAs(served.url, machine, platformAuditList, {
      query: { entity: 'platformPerson', action: 'read' },
    });
    expect(body.data[0]).toMatchObject({ target: first.uid, outcome: 'done' });
  });

  it('a last day that passed, an account that the school disabled, a first access without a link', async () => {
    const of = (name: string) => read({ school: 'SG20001', uid: `${name}.SG20001` });
    expect((await of('uscito')).blocks).toEqual(['expired', 'noRoles']);
    expect((await of('spento')).blocks).toEqual(['disabled', 'noRoles']);
    expect((await of('nuova')).blocks).toEqual(['noLink', 'noRoles']);
    expect((await call(platformPersonRead, { school: 'SG20001', uid: 'nessuno.SG20001' })).status).toBe(404);
    expect((await call(platformPersonRead, { school: 'SG20002', uid: first.uid })).status).toBe(404);
  });

  it('too many attempts, which support allows again, and the log of both says so', async () => {
    for (let attempt = 0; attempt < 21; attempt += 1)
      await signIn(served.url, first.uid, 'sbagliata').catch(() => undefined);
    const locked = await read();
    expect(locked.blocks).toEqual(['throttled']);
    expect(locked.refusals).toBe(20);
    await expect(signIn(served.url, first.uid, PASSWORD)).rejects.toMatchObject({ status: 429 });
    const { body } = await call(platformPersonUnlock);
    expect(body).toMatchObject({ blocks: [], throttledUntil: null });
    const { status } = await ask(await signIn(served.url, first.uid, PASSWORD), sessionOpen);
    expect(status).toBe(200);
    expect(refusal(await call(platformPersonUnlock)).code).toBe('conflict');
    const { body: platform } = await askAs(served.url, machine, platformAuditList, {
      query: { entity: 'platformPerson', action: 'unlock' },
    });
    expect(platform.data[0]).toMatchObject({ target: first.uid, outcome: 'refused' });
    expect(platform.data[1]).toMatchObject({ target: first.uid, outcome: 'done' });
    const lines = await served.db.asOwner((tx) =>
      tx.selectFrom('audit_entry').selectAll().where('customer_code', '=', 'SG20001').execute(),
    );
    expect(lines.filter(({ action }) => action === 'unlock')).toMatchObject([
      { id: first.uid, who: 'operator', as_whom: 'Assistenza: operator', address: null },
    ]);
  });

  it('a mail that could not be sent', async () => {
    const nuova = { school: 'SG20001', uid: 'nuova.SG20001' };
    await call(platformPersonSendLink, nuova);
    await served.db.asOwner((tx) =>
      tx.updateTable('mail').set({ failure: '550 no such user' }).where('uid', '=', nuova.uid).execute(),
    );
    const person = await read(nuova);
    expect(person.blocks).toEqual(['mailFailed', 'noRoles']);
    expect(person.mails).toMatchObject([{ state: 'failed', failure: '550 no such user' }]);
    expect(JSON.stringify(person)).not.toContain('cambiopassword');
  });
});

describe('support sends a link to choose a password', () => {
  it('to the address of the account: of the first access, or of a forgotten password', async () => {
    const nuova = { school: 'SG20001', uid: 'nuova.SG20001' };
    expect((await call(platformPersonSendLink, nuova)).status).toBe(200);
    expect((await call(platformPersonSendLink)).body.mails[0]).toMatchObject({
      recipient: 'antonio@primo.example',
      state: 'waiting',
    });
    const mails = await openMails(served.db, ({ customer_code }) => customer_code === 'SG20001');
    expect(mails.map(({ recipient }) => recipient).sort()).toContain('antonio@primo.example');
  });

  it('not to an account that is disabled, nor in a suspended school', async () => {
    const off = await call(platformPersonSendLink, { school: 'SG20001', uid: 'spento.SG20001' });
    expect(off).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(off.body.detail).toContain('la riattiva il supervisor');
    const body = { until: '2026-12-31', reason: 'Contratto non rinnovato' };
    const today = served.clock.now().toISOString().slice(0, 10);
    await askAs(served.url, machine, platformSchoolSuspend, {
      params: { school: 'SG20002' },
      body: { ...body, until: today },
    });
    const person = { school: 'SG20002', uid: 'ademarco.SG20002' };
    expect((await read(person)).blocks[0]).toBe('schoolSuspended');
    expect(refusal(await call(platformPersonSendLink, person)).code).toBe('conflict');
  });
});

it('support ends the sessions of a person, who signs in again', async () => {
  const before = await signIn(served.url, first.uid, PASSWORD);
  served.clock.move(1000);
  expect((await call(platformPersonSessionsEnd)).body.sessions).toBe(0);
  expect(refusal(await ask(before, sessionOpen)).code).toBe('unauthenticated');
  served.clock.move(1000);
  const after = await signIn(served.url, first.uid, PASSWORD);
  expect((await ask(after, sessionOpen)).status).toBe(200);
  const { body } = await ask(await signIn(served.url, 'supervisor.SG10001', PASSWORD), auditList, {
    params: { customerCode: 'SG10001' },
  });
  expect(JSON.stringify(body)).not.toContain('antonio');
});
