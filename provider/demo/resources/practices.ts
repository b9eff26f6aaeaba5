import type { Practice } from '../../../contract/transfer/practice';
import { addDays } from '../../../contract/values/dates';
import type { DemoPerson } from '../../signing/sign/demoAuthority';
import type { Random } from '../random';
import type { DemoSchool } from '../school';
import { headOf } from './signedDocument';

interface DemoTransfer {
  readonly source: string;
  readonly area: NonNullable<Practice['area']> | '';
  readonly applications: Readonly<Record<string, string>>;
  /** Days since it was started, and since it was last changed. */
  readonly days: readonly [number, number];
  readonly status: Practice['status'];
  readonly operator?: 'STARTED' | 'COMPLETED';
  readonly progress: number;
}

/** The transfers requested by special schools. */
const transfersOfSchools: Readonly<Record<string, readonly DemoTransfer[]>> = {
  SG10001: [
    {
      source: 'TNIS013001',
      area: 'Contabile',
      applications: { wwb: 'Contabilsoft', inv: 'Contabilsoft' },
      days: [95, 60],
      status: 'SIGNED',
      operator: 'COMPLETED',
      progress: 100,
    },
    {
      source: 'TNIS013001',
      area: 'Documentale',
      applications: { sgd: 'Archivia' },
      days: [30, 12],
      status: 'SIGNED',
      operator: 'STARTED',
      progress: 100,
    },
    {
      source: 'TNTF01000A',
      area: 'Didattica',
      applications: { wwa: 'Registro facile' },
      days: [3, 1],
      status: 'CREATED',
      progress: 40,
    },
  ],
  SG10004: [
    {
      source: 'TNIC81900Q',
      area: 'Personale',
      applications: { wwp: 'Gestione risorse' },
      days: [40, 38],
      status: 'SIGNED',
      progress: 100,
    },
  ],
  SP20001: [
    { source: 'SI1M00300B', area: '', applications: {}, days: [8, 8], status: 'CREATED', progress: 0 },
  ],
};

export interface DemoPractice extends DemoTransfer {
  readonly created: Date;
  readonly updated: Date;
  readonly head: DemoPerson | undefined;
  readonly pec: string | null;
  readonly financialYear: string | null;
}

/** The share of the other schools that moved their pupils' data: one in fifteen. */
const ONE_IN = 15;

/** Returns the transfers of a school. */
export function demoPractices(
  school: DemoSchool,
  index: number,
  random: Random,
  today: string,
): DemoPractice[] {
  const known =
    transfersOfSchools[school.plan.customerCode] ?? (index % ONE_IN === 7 ? [pupils(school, random)] : []);
  const head = headOf(school);
  return known.map((practice) => ({
    ...practice,
    created: moment(today, practice.days[0], 10),
    updated: moment(today, practice.days[1], 15),
    head,
    pec: practice.area === 'Documentale' ? `${practice.source.toLowerCase()}@pec.example.org` : null,
    financialYear: practice.area === 'Contabile' ? String(Number(today.slice(0, 4)) - 1) : null,
  }));
}

const pupils = ({ plan }: DemoSchool, random: Random): DemoTransfer => ({
  source: plan.registered.codMin,
  area: 'Didattica',
  applications: { wwa: 'Registro facile' },
  days: [random.between(80, 200), random.between(40, 79)],
  status: 'SIGNED',
  operator: 'COMPLETED',
  progress: 100,
});

const moment = (today: string, daysAgo: number, hour: number): Date =>
  new Date(`${addDays(today, -daysAgo)}T${hour}:05:00Z`);
