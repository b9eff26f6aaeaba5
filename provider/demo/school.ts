import { type DemoAccount, demoAccount, inGoodOrder, type SchoolFacts } from './accounts';
import type { DemoGroup, Job } from './jobs';
import { type DemoLicence, demoLicences } from './licences';
import { type DemoPerson, demoPerson, personOf } from './people';
import { type Random, randomOf } from './random';
import type { SchoolPlan } from './schoolPlans';
import { demoAlias, genericAccounts, namedSignIns, supervisorSignIn } from './signIns';
import { taxCodes } from './taxCodes';
import { usernames } from './usernames';

/** A school of the demo with all its data. */
export interface DemoSchool {
  readonly plan: SchoolPlan;
  readonly spidEnabled: boolean;
  readonly licences: readonly DemoLicence[];
  readonly accounts: readonly DemoAccount[];
  readonly offices: readonly { readonly office: 'DS' | 'DSGA'; readonly username: string }[];
}

export interface DemoSetting {
  readonly seed: string;
  /** The date in Rome when the demo is made; every date is relative to it. */
  readonly today: string;
  /** Cadastral codes of the municipalities in which people were born. */
  readonly birthplaces: readonly string[];
}

/** Schools with more people than this run courses: most of their accounts are participants. */
const LARGE = 1000;

/** Makes a school: the same plan, seed and day always give the same result. */
export function demoSchool(plan: SchoolPlan, setting: DemoSetting): DemoSchool {
  const random = randomOf(`${setting.seed}/${plan.customerCode}`);
  const licences = demoLicences(plan, random, setting.today);
  const facts = {
    today: setting.today,
    licensed: new Set(licences.map(({ ac }) => ac)),
    spid: !plan.registered.private,
    otp: plan.otpEnabled,
  };
  const named = namedAccounts(plan, setting, random, facts);
  const ordinary = ordinaryAccounts(plan, setting, random, facts, named);
  const [head, director] = ordinary as [DemoAccount, DemoAccount];
  const offices = [
    { office: 'DS' as const, username: head.username },
    { office: 'DSGA' as const, username: director.username },
  ];
  return {
    plan,
    spidEnabled: facts.spid,
    licences,
    accounts: [...named, ...ordinary],
    offices: plan.offices ? offices : [],
  };
}

interface PlannedAccount {
  readonly username: string;
  readonly person: DemoPerson;
  readonly job: Job;
  readonly enabled: boolean;
  readonly groups: readonly DemoGroup[];
}

/** Makes the accounts that the README and the specification name. */
function namedAccounts(
  plan: SchoolPlan,
  setting: DemoSetting,
  random: Random,
  facts: SchoolFacts,
): DemoAccount[] {
  const somebody = () => demoPerson(random, setting.today, setting.birthplaces);
  const signIns = plan.signIns === 'all' ? namedSignIns : [supervisorSignIn];
  const planned: PlannedAccount[] = signIns.map((signIn) => ({ ...signIn, person: somebody() }));
  if (demoAlias.schools.some((code) => code === plan.customerCode)) {
    const { sn, cn, sesso, dataNascita, comune, username } = demoAlias;
    const person = personOf(sn, cn, sesso, dataNascita, comune);
    planned.push({ username, person, job: 'teacher', enabled: true, groups: [] });
  }
  if (plan.licences === 'every') {
    for (const username of genericAccounts) {
      const { dataNascita } = somebody();
      const person = personOf('Scolastico', 'Ufficio', 'M', dataNascita, random.pick(setting.birthplaces));
      planned.push({ username, person, job: 'office', enabled: true, groups: [] });
    }
    const person = personOf(
      "D'Ambrosio-Castelfranco",
      'Maria Addolorata Immacolata',
      'F',
      '1971-12-08',
      'F839',
    );
    planned.push({
      username: 'dambrosiocastelfranco.maria',
      person,
      job: 'teacher',
      enabled: true,
      groups: [],
    });
  }
  return planned.map(({ username, person, job, enabled, groups }) => {
    const taxCode = { value: person.taxCode, anomaly: null };
    const account = inGoodOrder(demoAccount(random, facts, username, person, taxCode, job), facts.today);
    const others = account.groups.filter(({ ac }) => !groups.some((group) => group.ac === ac));
    return { ...account, enabled, groups: [...groups, ...others] };
  });
}

/** Makes the other accounts; the first two are head and director. */
function ordinaryAccounts(
  plan: SchoolPlan,
  setting: DemoSetting,
  random: Random,
  facts: SchoolFacts,
  named: readonly DemoAccount[],
): DemoAccount[] {
  const nameOf = usernames(named.map(({ username }) => username));
  const codeOf = taxCodes(
    random,
    named.flatMap(({ codice_fiscale }) => codice_fiscale ?? []),
  );
  return Array.from({ length: plan.size - named.length }, (_, index) => {
    const person = demoPerson(random, setting.today, setting.birthplaces);
    const job = jobOf(index, plan.size, random);
    const designated = job === 'head' || job === 'director';
    const taxCode = codeOf(person.taxCode, designated);
    const account = demoAccount(random, facts, nameOf(person.sn, person.cn), person, taxCode, job);
    return designated ? inGoodOrder(account, facts.today) : account;
  });
}

function jobOf(index: number, size: number, random: Random): Job {
  if (index === 0) return 'head';
  if (index === 1) return 'director';
  if (size > LARGE && random.chance(0.9)) return 'participant';
  return random.weighted({ teacher: 76, office: 10, caretaker: 14 });
}
