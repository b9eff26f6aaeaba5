import { addDays } from '../../contract/values/dates';
import { type DemoGroup, groupsOf, type Job } from './jobs';
import type { DemoPerson } from './people';
import type { Random } from './random';
import type { DemoTaxCode, TaxCodeAnomaly } from './taxCodes';

/** A row of `account`, without school and password, with its rows of `account_group`. */
export interface DemoAccount {
  readonly username: string;
  readonly sn: string;
  readonly cn: string;
  readonly email: string;
  readonly codice_fiscale: string | null;
  readonly enabled: boolean;
  readonly data_nascita: string;
  readonly data_scadenza: string | null;
  /** Expiry date for which the account was closed. `closed_at` is the time since when its rights count. */
  readonly closed_for: string | null;
  readonly closed_at: Date | null;
  readonly last_login: Date | null;
  readonly previous_login: Date | null;
  readonly spid_enabled: boolean;
  readonly accessibility: boolean;
  readonly otp_enabled: boolean;
  readonly time_table: string | null;
  readonly consenso_mail: boolean;
  readonly mail_accesso: string | null;
  readonly groups: readonly DemoGroup[];
  /** The deliberate error in the tax code, which is not stored; null if there is none. */
  readonly anomaly: TaxCodeAnomaly | null;
}

/** Facts shared by the accounts of a school. */
export interface SchoolFacts {
  /** The date in Rome when the demo was made. */
  readonly today: string;
  readonly licensed: ReadonlySet<string>;
  readonly spid: boolean;
  readonly otp: boolean;
}

/** Makes a random account: some disabled, some expired, some never used. */
export function demoAccount(
  random: Random,
  school: SchoolFacts,
  username: string,
  person: DemoPerson,
  taxCode: DemoTaxCode,
  job: Job,
): DemoAccount {
  const email = `${username}@example.org`;
  const last = lastLogin(random, school.today);
  const codeIsSound = taxCode.value !== null && taxCode.anomaly === null;
  const consents = random.chance(0.6);
  const account = {
    username,
    sn: person.sn,
    cn: person.cn,
    email,
    codice_fiscale: taxCode.value,
    enabled: !random.chance(0.12),
    data_nascita: person.dataNascita,
    data_scadenza: expiry(random, school.today),
    last_login: last,
    previous_login: last && random.chance(0.9) ? earlier(last, random.between(1, 20)) : null,
    spid_enabled: random.chance(0.45) && school.spid && codeIsSound,
    accessibility: random.chance(0.01),
    otp_enabled: random.chance(0.2) && school.otp,
    time_table: job === 'caretaker' ? '07:30-14:42' : null,
    consenso_mail: consents,
    mail_accesso: consents ? email : null,
    groups: groupsOf(job, random, school.licensed),
    anomaly: taxCode.anomaly,
  };
  return { ...account, ...closing(account, school.today) };
}

/** Closes an expired account on its expiry date, as the provider does automatically. */
function closing({ enabled, data_scadenza }: Pick<DemoAccount, 'enabled' | 'data_scadenza'>, today: string) {
  if (!data_scadenza || data_scadenza > today) return { closed_for: null, closed_at: null };
  return { enabled: false, closed_for: data_scadenza, closed_at: enabled ? new Date(0) : null };
}

/** Returns the same account in good order: enabled, never expiring, used yesterday. */
export const inGoodOrder = (account: DemoAccount, today: string): DemoAccount => ({
  ...account,
  enabled: true,
  data_scadenza: null,
  closed_for: null,
  closed_at: null,
  last_login: atWork(addDays(today, -1), 9 * 60 + 12),
  previous_login: atWork(addDays(today, -3), 8 * 60 + 40),
  otp_enabled: false,
});

/** Ranges of days since the last sign-in, one for each filter of the list of users. */
const since = {
  week: [1, 7],
  quarter: [8, 88],
  half: [95, 178],
  nine: [190, 268],
  year: [280, 358],
  longAgo: [370, 900],
} as const;

function lastLogin(random: Random, today: string): Date | null {
  const when = random.weighted({ never: 15, week: 40, quarter: 20, half: 8, nine: 6, year: 5, longAgo: 6 });
  if (when === 'never') return null;
  const [least, most] = since[when];
  return atWork(addDays(today, -random.between(least, most)), random.between(7 * 60, 16 * 60));
}

function expiry(random: Random, today: string): string | null {
  const when = random.weighted({ never: 70, expired: 8, month: 6, quarter: 8, later: 8 });
  if (when === 'never') return null;
  if (when === 'expired') return addDays(today, -random.between(1, 400));
  if (when === 'month') return addDays(today, random.between(0, 28));
  if (when === 'quarter') return addDays(today, random.between(32, 88));
  return addDays(today, random.between(95, 700));
}

/** Returns a time of a day, `minutes` after midnight in UTC. */
const atWork = (day: string, minutes: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000);

const earlier = (moment: Date, days: number): Date =>
  new Date(moment.getTime() - days * 86_400_000 - 1_234_000);
