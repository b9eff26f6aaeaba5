import { serviceYear, serviceYears } from '../../../contract/orders/serviceYear';
import type { SourcePerson } from '../../../contract/registry/registryNews';
import { registryApplications } from '../../../contract/registry/registryPerson';
import type { DemoAccount } from '../accounts';
import { uidOf } from '../insertSchools';
import { demoPerson } from '../people';
import type { Random } from '../random';
import type { DemoSchool } from '../school';
import { genericAccounts, namedSignIns } from '../signIns';
import { omocodia } from '../taxCodes';

export interface DemoRegistryPerson {
  readonly anno: number;
  readonly prgAnagrafe: string;
  readonly nome: string;
  readonly cognome: string;
  readonly codiceFiscale: string | null;
  readonly email: string | null;
  readonly dataNascita: string;
  readonly rapportoLavoro: string;
  readonly ruoli: readonly string[];
  readonly uidPortale: string | null;
}

/** Cadastral codes of Rome, Milan, Naples, Turin and Bologna. */
const BIRTHPLACES = ['H501', 'F205', 'F839', 'L219', 'A944'];
/** The maximum number of people in the registry of a special school, and of any other. */
const MANY = 150;
const FEW = 6;

/** Returns the registry of a school in the two years that can be requested; empty without the required licences. */
export function demoRegistry(school: DemoSchool, random: Random, today: string): DemoRegistryPerson[] {
  const licensed = registryApplications.filter((ac) =>
    school.licences.some((one) => one.ac === ac && one.status),
  );
  if (licensed.length === 0) return [];
  const most = school.plan.signIns === 'all' ? MANY : FEW;
  const staff = school.accounts.filter(worksHere).slice(0, most);
  const [last, current] = serviceYears(today);
  const known = staff.map((account, index) => fromAccount(school, account, index, random));
  const newcomers = Array.from({ length: Math.ceil(staff.length / 12) }, (_, index) =>
    newcomer(staff.length + index, random, today),
  );
  return [
    ...known.filter(() => random.chance(0.8)).map((person) => ({ ...person, anno: last })),
    ...[...known, ...newcomers].map((person) => ({ ...person, anno: current })),
  ];
}

/** The number of people of a special school who left, changed and arrived since its copy was made. */
const [GONE, CHANGED, NEW] = [4, 2, 3];

/**
 * Returns the current data of Alunni and Personale in the service year for a special school. It differs for a few
 * people from the copy that the school has. Undefined for other schools.
 */
export function demoPublishedStaff(
  school: DemoSchool,
  copy: readonly DemoRegistryPerson[],
  random: Random,
  today: string,
): { readonly anno: number; readonly people: readonly SourcePerson[] } | undefined {
  const anno = serviceYear(`${today}T12:00:00.000Z`);
  const ours = copy.filter((person) => person.anno === anno);
  if (school.plan.signIns !== 'all' || ours.length < 3 * (GONE + CHANGED)) return undefined;
  const gone = ours.filter(({ uidPortale }) => uidPortale).slice(-GONE);
  const stay = ours.filter((person) => !gone.includes(person));
  const said = stay.map(({ anno: _anno, uidPortale: _uid, ...person }, index) =>
    index >= CHANGED ? person : { ...person, ...(index === 0 ? movedTo(person) : PROMOTED) },
  );
  const newcomers = Array.from({ length: NEW }, (_, index) => {
    const { uidPortale: _uid, ...person } = newcomer(ours.length + 100 + index, random, today);
    return person;
  });
  return { anno, people: [...said, ...newcomers] };
}

const movedTo = ({ nome, cognome }: Pick<Person, 'nome' | 'cognome'>) => ({
  email: `${`${nome}.${cognome}`.toLowerCase().replace(/[^a-z.]/g, '')}@scuola.example.org`,
});
const PROMOTED = { rapportoLavoro: 'Collaboratore del dirigente scolastico' };

type Person = Omit<DemoRegistryPerson, 'anno'>;

const notPeople = new Set<string>([...genericAccounts, ...namedSignIns.map(({ username }) => username)]);

const worksHere = ({ username, groups }: DemoAccount) =>
  !notPeople.has(username) && groups.some(({ cn }) => cn !== 'Corsista');

/**
 * Makes a registry person from an account: some were never linked to it, some have another tax code in the registry,
 * some a wrong one.
 */
function fromAccount({ plan }: DemoSchool, account: DemoAccount, index: number, random: Random): Person {
  const codes = { same: 90, other: 4, wrong: 3, none: 3 };
  const kind = account.codice_fiscale ? random.weighted(codes) : 'none';
  const code = account.codice_fiscale ?? '';
  const codeOf = { same: code, other: omocodia(code, 2), wrong: code.slice(0, 14), none: null };
  return {
    prgAnagrafe: String(100_001 + index),
    nome: account.cn,
    cognome: account.sn,
    codiceFiscale: codeOf[kind],
    email: account.email,
    dataNascita: account.data_nascita,
    rapportoLavoro: jobOf(account),
    ruoli: rolesOf(account),
    uidPortale: random.chance(0.92) ? uidOf(account.username, plan.customerCode) : null,
  };
}

/** Makes a person who has no account yet. */
function newcomer(index: number, random: Random, today: string): Person {
  const person = demoPerson(random, today, BIRTHPLACES);
  const email = `${person.cn}.${person.sn}`.toLowerCase().replace(/[^a-z.]/g, '');
  return {
    prgAnagrafe: String(100_001 + index),
    nome: person.cn,
    cognome: person.sn,
    codiceFiscale: person.taxCode,
    email: random.chance(0.85) ? `${email}@example.org` : null,
    dataNascita: person.dataNascita,
    rapportoLavoro: 'Docente supplente',
    ruoli: ['wsx-docente'],
    uidPortale: null,
  };
}

function jobOf({ groups }: DemoAccount): string {
  const holds = (...wanted: string[]) => groups.some(({ cn }) => wanted.includes(cn));
  if (holds('Preside')) return 'Dirigente scolastico';
  if (holds('Docente', 'Tutor')) return 'Docente';
  if (holds('Dirigente', 'DSGA')) return 'Direttore dei servizi generali e amministrativi';
  if (holds('Segreteria', 'Assistente')) return 'Assistente amministrativo';
  return 'Collaboratore scolastico';
}

const rolesOf = ({ groups }: DemoAccount): string[] => [
  ...(groups.some(({ ac }) => ac === 'WWA') ? ['wsx-presente'] : []),
  'wwp-servizio',
];
