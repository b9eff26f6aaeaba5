import { describe, expect, it } from 'vitest';
import { errors } from '../../../../contract/schema/errors';
import { platformSchoolCreate } from '../../../../contract/staff/endpoints/schools';
import {
  platformSupervisorCreate,
  platformSupervisorInvite,
} from '../../../../contract/staff/endpoints/supervisors';
import { servedForTests } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { seedSchool } from '../../../fixtures/seedSchool';

const oidc = {
  issuer: 'https://identity.example.org',
  clientId: 'sportello',
  audience: 'sportello-api',
  accountClaim: 'preferred_username',
  scope: 'openid',
  resource: undefined,
  accountUrl: undefined,
};
const here = servedForTests();
const elsewhere = servedForTests({ config: { oidc } });

/**
 * Invites a supervisor who has never signed in.
 * @returns the reason for refusing, and the number of mails to them
 */
async function invited({ url, db }: typeof here, code: string, enabled: boolean) {
  const supervisor = { username: 'supervisor', groups: ['SSO/Member_admins'], last_login: null, enabled };
  await seedSchool(db, code, { accounts: [supervisor] });
  const uid = `supervisor.${code}`;
  const { body } = await askAs(url, machine, platformSupervisorInvite, { params: { school: code, uid } });
  const mails = await db.asOwner((tx) => tx.selectFrom('mail').select('id').where('uid', '=', uid).execute());
  return [body.detail, mails.length];
}

it('SCHOOL-018 a supervisor of a school that asks for one-time codes is asked for one from the first sign-in on', async () => {
  const { url, db } = here;
  const asked: Record<string, boolean> = {};
  for (const [customerCode, otpEnabled] of [
    ['SG10014', true],
    ['SG10015', false],
  ] as const) {
    const school = { customerCode, codMin: 'RMIC800014', name: 'Istituto Verdi', city: 'Roma', otpEnabled };
    await askAs(url, machine, platformSchoolCreate, { body: school });
    const body = { sn: 'Rossi', cn: 'Anna', email: 'anna.rossi@example.org' };
    await askAs(url, machine, platformSupervisorCreate, { params: { school: customerCode }, body });
    const row = await db.asOwner((tx) =>
      tx
        .selectFrom('account')
        .select('otp_enabled')
        .where('uid', '=', `supervisor.${customerCode}`)
        .executeTakeFirstOrThrow(),
    );
    asked[customerCode] = row.otp_enabled;
  }
  expect(asked).toEqual({ SG10014: true, SG10015: false });
});

it('a new supervisor of a school that has some is reported to all who may enter there: nobody comes in unseen', async () => {
  const groups = ['SSO/Member_admins'];
  const used = { last_login: new Date('2026-01-01T08:00:00Z') };
  const accounts = [
    { username: 'supervisor', groups, ...used },
    { username: 'vicario', groups, ...used },
    { username: 'uscito', groups, enabled: false, ...used },
    { username: 'mai', groups, last_login: null },
    { username: 'docente', ...used },
  ];
  await seedSchool(here.db, 'SG10016', { accounts });
  const body = { username: 'nuovo', sn: 'Rossi', cn: 'Anna', email: 'anna.rossi@example.org' };
  const call = { params: { school: 'SG10016' }, body };
  expect((await askAs(here.url, machine, platformSupervisorCreate, call)).status).toBe(200);
  const mails = await openMails(here.db, ({ customer_code }) => customer_code === 'SG10016');
  const told = mails.filter(({ uid }) => uid !== 'nuovo.SG10016');
  expect(told.map(({ uid }) => uid).sort()).toEqual(['supervisor.SG10016', 'vicario.SG10016']);
  expect(told[0]?.subject).toBe('Nella scuola c’è una nuova utenza supervisor');
  for (const word of ['nuovo.SG10016', 'Anna Rossi', 'anna.rossi@example.org', `${here.url}/user`])
    expect(told[0]?.body).toContain(word);
});

describe('the invitation of a supervisor', () => {
  it('goes to one who may enter', async () => {
    expect(await invited(here, 'SG10011', true)).toEqual([undefined, 1]);
  });

  it('is refused for one who is disabled: the link of the mail would open nothing', async () => {
    const why = 'L’utenza supervisor.SG10012 è disattivata: prima va riattivata dalla scuola.';
    expect(await invited(here, 'SG10012', false)).toEqual([why, 0]);
  });

  it('is refused where people sign in elsewhere: no mail would go', async () => {
    expect(await invited(elsewhere, 'SG10013', true)).toEqual([errors.signInElsewhere.say, 0]);
  });
});
