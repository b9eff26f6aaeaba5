import { beforeAll, describe, expect, it } from 'vitest';
import { roleFaults } from '../../../contract/roles/checkRole';
import { userFields } from '../../../contract/users/user';
import { isTaxCode, TAX_CODE } from '../../../contract/values/codiceFiscale';
import { addDays, addMonths } from '../../../contract/values/dates';
import { catalogue } from '../../../provider/demo/catalogue';
import { demoSchools } from '../../../provider/demo/ensureDemo';
import type { DemoSchool } from '../../../provider/demo/school';
import { genericAccounts } from '../../../provider/demo/signIns';

const today = '2026-11-21';
let schools: readonly DemoSchool[];
beforeAll(async () => {
  schools = await demoSchools(today);
});

const school = (code: string): DemoSchool => {
  const found = schools.find(({ plan }) => plan.customerCode === code);
  if (!found) throw new Error(`There is no ${code}.`);
  return found;
};
const account = (code: string, username: string) =>
  school(code).accounts.find((one) => one.username === username);
const groups = (code: string, username: string) => account(code, username)?.groups.map(({ cn }) => cn) ?? [];
const everybody = () => schools.flatMap(({ accounts }) => accounts);
const share = (those: number) => those / everybody().length;

describe('the schools of the demo', () => {
  it('have nobody whose roles go against the rules of the catalogue', () => {
    const rules = catalogue.flatMap(({ ac, exclusions = [], inclusions = [] }) => [
      ...exclusions.map(([roleSelected, ...roleRelationship]) => ({
        id: { ac, typeRelationship: 'exclusion' as const, roleSelected },
        roleRelationship,
      })),
      ...inclusions.map(([roleSelected, ...roleRelationship]) => ({
        id: { ac, typeRelationship: 'inclusion' as const, roleSelected },
        roleRelationship,
      })),
    ]);
    expect(rules.length).toBeGreaterThan(8);
    const faults = everybody().flatMap(({ groups: held }) =>
      roleFaults(
        rules,
        held.map(({ ac, cn }) => ({ uid: ac, group: cn })),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('are the same for the same day, down to the last account', async () => {
    expect(JSON.stringify(await demoSchools(today))).toBe(JSON.stringify(schools));
  });

  it('are others for another day only in their dates', async () => {
    const later = await demoSchools(addDays(today, 30));
    expect(later.map(({ plan }) => plan)).toEqual(schools.map(({ plan }) => plan));
    expect(later[0]?.accounts.map(({ sn, cn }) => `${sn} ${cn}`)).toEqual(
      schools[0]?.accounts.map(({ sn, cn }) => `${sn} ${cn}`),
    );
    expect(later[0]?.licences).not.toEqual(schools[0]?.licences);
  });

  it('are those that the flows need and 200 more, with some 17,000 accounts', () => {
    expect(schools.slice(0, 6).map(({ plan }) => plan.customerCode)).toEqual([
      'SG10001',
      'SG10002',
      'SG10003',
      'SG10004',
      'SP20001',
      'SG19999',
    ]);
    expect(schools).toHaveLength(206);
    expect(new Set(schools.map(({ plan }) => plan.customerCode)).size).toBe(206);
    expect(new Set(schools.map(({ plan }) => plan.registered.codMin)).size).toBe(206);
    expect(school('SG10001').accounts).toHaveLength(320);
    expect(school('SG19999').accounts).toHaveLength(10_000);
    for (const { accounts } of schools.slice(6)) {
      expect(accounts.length).toBeGreaterThanOrEqual(25);
      expect(accounts.length).toBeLessThanOrEqual(40);
    }
    expect(everybody().length).toBeGreaterThan(16_500);
  });

  it('have the traits that their flows need', () => {
    expect(school('SG10001').plan).toMatchObject({ otpEnabled: true, leadSchool: false, mergingInto: null });
    expect(school('SG10002').plan.leadSchool).toBe(true);
    expect(school('SG10003').plan.mergingInto).toBe('SG10004');
    expect(school('SP20001').plan.registered.private).toBe(true);
    expect(school('SP20001').spidEnabled).toBe(false);
    expect(school('SP20001').accounts.some(({ spid_enabled }) => spid_enabled)).toBe(false);
    expect(school('SG10001').plan.registered).toMatchObject({
      private: false,
      city: 'TRENTO',
      provincia: 'TN',
    });
  });

  it('have licences: every one in SG10001, none of pupils and staff in SG10002', () => {
    const sold = catalogue.map(({ ac }) => ac).filter((ac) => ac !== 'SSO');
    expect(school('SG10001').licences.map(({ ac }) => ac)).toEqual(sold);
    const codes = school('SG10002').licences.map(({ ac }) => ac);
    expect(codes).not.toContain('WWA');
    expect(codes).not.toContain('WWP');
    expect(codes.length).toBeGreaterThan(5);
  });

  it('have a licence that has expired, one that expires within 31 days and one that is disabled', () => {
    const { licences } = school('SG10001');
    const expires = (ac: string) => licences.find((one) => one.ac === ac)?.expiration_date ?? '';
    expect(expires('INV') < today).toBe(true);
    expect(expires('PRW') >= today && expires('PRW') <= addDays(today, 31)).toBe(true);
    expect(licences.filter(({ status }) => !status).map(({ ac }) => ac)).toEqual(['MGZ']);
    expect(expires('WWA') > addMonths(today, 1)).toBe(true);
  });

  it('have head and director designated, but for the lead school', () => {
    expect(school('SG10002').offices).toEqual([]);
    for (const { offices, accounts, plan } of schools.filter(({ plan }) => plan.customerCode !== 'SG10002')) {
      expect(
        offices.map(({ office }) => office),
        plan.customerCode,
      ).toEqual(['DS', 'DSGA']);
      for (const { username } of offices) {
        const holder = accounts.find((one) => one.username === username);
        expect(holder).toMatchObject({ enabled: true, anomaly: null, last_login: expect.any(Date) });
        expect(isTaxCode(holder?.codice_fiscale ?? '')).toBe(true);
      }
    }
  });
});

describe('the sign-ins of the demo', () => {
  it.each(['SG10001', 'SG10002', 'SG10003', 'SG10004', 'SP20001', 'SG19999'])(
    'are all there in %s',
    (code) => {
      expect(groups(code, 'supervisor')).toContain('Member_admins');
      expect(groups(code, 'gestore')).toContain('GestDocenti');
      expect(groups(code, 'gestore')).not.toContain('Member_admins');
      expect(groups(code, 'docente')).not.toContain('GestDocenti');
      for (const name of ['supervisor', 'gestore', 'docente']) {
        expect(account(code, name)).toMatchObject({ enabled: true, data_scadenza: null, otp_enabled: false });
      }
      expect(account(code, 'disabilitato')?.enabled).toBe(false);
    },
  );

  it('give every school a supervisor, and nobody else its group', () => {
    for (const { accounts } of schools) {
      const holders = accounts.filter((one) => one.groups.some(({ cn }) => cn === 'Member_admins'));
      expect(holders.map(({ username }) => username)).toEqual(['supervisor']);
    }
  });

  it('have one Maria Bianchi in two schools, with one tax code', () => {
    const accounts = ['SG10001', 'SG10002'].map((code) => account(code, 'bianchi.maria'));
    expect(accounts.map((one) => `${one?.cn} ${one?.sn}`)).toEqual(['Maria Bianchi', 'Maria Bianchi']);
    expect(accounts[0]?.codice_fiscale).toBe(accounts[1]?.codice_fiscale);
    expect(isTaxCode(accounts[0]?.codice_fiscale ?? '')).toBe(true);
  });

  it('have generic accounts that look like heads but may never become one', () => {
    for (const name of genericAccounts) expect(account('SG10001', name)?.last_login).not.toBeNull();
  });
});

describe('the people of the demo', () => {
  it('have usernames that are unique in their school and plain letters', () => {
    for (const { accounts } of schools) {
      expect(new Set(accounts.map(({ username }) => username)).size).toBe(accounts.length);
    }
    expect(everybody().filter(({ username }) => !/^[a-z]+(\.[a-z]+\d*)?$/.test(username))).toEqual([]);
  });

  it('have names that the entity accepts, with accents, apostrophes, two surnames and great length', () => {
    const refused = everybody().filter(
      ({ sn, cn }) => !userFields.sn.pattern.test(sn) || !userFields.cn.pattern.test(cn) || sn.length > 50,
    );
    expect(refused).toEqual([]);
    const names = everybody().map(({ sn, cn }) => `${cn} ${sn}`);
    for (const kind of [/[àèéìòù]/i, /'/, /-/, /^\S+ \S+ \S+ \S+/, /.{45}/]) {
      expect(names.filter((name) => kind.test(name)).length, String(kind)).toBeGreaterThan(0);
    }
    expect(names).toContain("Maria Addolorata Immacolata D'Ambrosio-Castelfranco");
    expect(new Set(names).size).toBeGreaterThan(12_000);
  });

  it('can be written to only at example.org', () => {
    expect(everybody().filter(({ email }) => !/^[a-z0-9.]+@example\.org$/.test(email))).toEqual([]);
  });

  it('have valid tax codes, unique in their school, but for the seeded anomalies', () => {
    for (const { accounts } of schools) {
      const sound = accounts.filter(({ anomaly }) => anomaly === null).map((one) => one.codice_fiscale ?? '');
      expect(sound.filter((code) => !isTaxCode(code))).toEqual([]);
      expect(new Set(sound).size).toBe(sound.length);
    }
  });

  it('have each anomaly somewhere: no code, somebody else’s code, a wrong check character; and omocodia', () => {
    const { accounts } = school('SG10001');
    const codes = (anomaly: string) =>
      accounts.filter((one) => one.anomaly === anomaly).map(({ codice_fiscale }) => codice_fiscale);
    expect(codes('missing').length).toBeGreaterThan(0);
    expect(codes('missing').every((code) => code === null)).toBe(true);
    for (const code of codes('duplicate')) {
      expect(accounts.filter(({ codice_fiscale }) => codice_fiscale === code)).toHaveLength(2);
    }
    const wrong = everybody().filter(({ anomaly }) => anomaly === 'wrongCheckCharacter');
    expect(
      wrong.every(({ codice_fiscale: code }) => TAX_CODE.test(code ?? '') && !isTaxCode(code ?? '')),
    ).toBe(true);
    expect(codes('duplicate').length + wrong.length).toBeGreaterThan(0);
    const anomalies = everybody().filter(({ anomaly }) => anomaly !== null).length;
    expect(share(anomalies)).toBeGreaterThan(0.01);
    expect(share(anomalies)).toBeLessThan(0.02);
    const plainDigits = /^\d{2}[A-Z]\d{2}[A-Z]\d{3}$/;
    const replaced = everybody().filter(
      ({ codice_fiscale: code }) => code !== null && !plainDigits.test(code.slice(6, 15)),
    );
    expect(share(replaced.length)).toBeGreaterThan(0.02);
  });

  it('are some disabled, some expired, about to expire or never, and signed in at very different times', () => {
    const some = (those: (one: DemoSchool['accounts'][number]) => boolean) =>
      share(everybody().filter(those).length);
    // Some are disabled by users, the others by expiry.
    expect(some(({ enabled }) => !enabled)).toBeCloseTo(0.18, 1);
    expect(some(({ enabled, data_scadenza: day }) => enabled && day !== null && day <= today)).toBe(0);
    const expiresBetween = (from: string, to: string) =>
      some(({ data_scadenza: day }) => day !== null && day >= from && day < to);
    expect(expiresBetween('2000-01-01', today)).toBeGreaterThan(0.05);
    expect(expiresBetween(today, addMonths(today, 1))).toBeGreaterThan(0.03);
    expect(expiresBetween(addMonths(today, 1), addMonths(today, 3))).toBeGreaterThan(0.05);
    expect(some(({ data_scadenza }) => data_scadenza === null)).toBeGreaterThan(0.6);
    expect(some(({ last_login }) => last_login === null)).toBeGreaterThan(0.1);
    for (const months of [3, 6, 9, 12]) {
      const before = addMonths(today, -months);
      const over = some(({ last_login: at }) => at !== null && at.toISOString() < before);
      expect(over, `over ${months} months ago`).toBeGreaterThan(0.03);
    }
    expect(some(({ last_login: at }) => at !== null && at.toISOString().slice(0, 10) >= today)).toBe(0);
    expect(some(({ spid_enabled }) => spid_enabled)).toBeGreaterThan(0.3);
    expect(some(({ accessibility }) => accessibility)).toBeGreaterThan(0.005);
  });

  it('hold only roles that the catalogue knows, of applications that their school has', () => {
    const known = new Set(
      catalogue.flatMap(({ ac, roles }) => Object.keys(roles).map((cn) => `${ac}/${cn}`)),
    );
    for (const { accounts, licences } of schools) {
      const licensed = new Set(['SSO', ...licences.map(({ ac }) => ac)]);
      const held = accounts.flatMap((one) => one.groups);
      expect(held.filter(({ ac, cn }) => !known.has(`${ac}/${cn}`) || !licensed.has(ac))).toEqual([]);
    }
  });
});
