import type { RegisteredSchool } from './registry';

/** The plan of the demo for a real school. */
export interface SchoolPlan {
  readonly customerCode: string;
  readonly registered: RegisteredSchool;
  /** The number of accounts, including the named ones. */
  readonly size: number;
  readonly leadSchool: boolean;
  readonly otpEnabled: boolean;
  readonly mergingInto: string | null;
  readonly licences: 'every' | 'leadSchool' | 'usual';
  /** Whether head and director are designated. */
  readonly offices: boolean;
  /** `all` if the school has every sign-in that the README names; `supervisor` if it has only that one. */
  readonly signIns: 'all' | 'supervisor';
}

type PlanInput = Omit<SchoolPlan, 'registered'> & { readonly codMin: string };

const plain = {
  leadSchool: false,
  otpEnabled: false,
  mergingInto: null,
  licences: 'usual',
  offices: true,
  signIns: 'all',
} as const;

/** The schools needed by the flows of the specification. */
const special: readonly PlanInput[] = [
  { ...plain, customerCode: 'SG10001', codMin: 'TNIS013001', size: 320, otpEnabled: true, licences: 'every' },
  {
    ...plain,
    customerCode: 'SG10002',
    codMin: 'AOPS02000L',
    size: 90,
    leadSchool: true,
    licences: 'leadSchool',
    offices: false,
  },
  { ...plain, customerCode: 'SG10003', codMin: 'TNIC81900Q', size: 85, mergingInto: 'SG10004' },
  { ...plain, customerCode: 'SG10004', codMin: 'TNIC82000X', size: 140 },
  { ...plain, customerCode: 'SP20001', codMin: 'SI1M00200A', size: 60 },
  { ...plain, customerCode: 'SG19999', codMin: 'AORR03000A', size: 10_000, licences: 'every' },
];

const OTHER_STATE_SCHOOLS = 150;
const OTHER_PRIVATE_SCHOOLS = 50;

/** Returns the plans of the 206 schools of the demo, the special ones first. */
export function schoolPlans(registry: readonly RegisteredSchool[]): readonly SchoolPlan[] {
  const byCode = new Map(registry.map((school) => [school.codMin, school]));
  const chosen = special.map(({ codMin, ...plan }) => {
    const registered = byCode.get(codMin);
    if (!registered) throw new Error(`The registry of schools has no ${codMin}.`);
    return { ...plan, registered };
  });
  const free = registry.filter((school) => !special.some(({ codMin }) => codMin === school.codMin));
  const institutes = free.filter((school) => school.institute);
  const privateSchools = free.filter((school) => school.private);
  return [
    ...chosen,
    ...spread(institutes, OTHER_STATE_SCHOOLS).map((school, index) =>
      other(`SG${20_001 + index}`, school, index),
    ),
    ...spread(privateSchools, OTHER_PRIVATE_SCHOOLS).map((school, index) =>
      other(`SP${20_002 + index}`, school, index),
    ),
  ];
}

/** Picks `count` items at even distances. */
export function spread<T>(items: readonly T[], count: number): readonly T[] {
  const step = items.length / count;
  return Array.from({ length: count }, (_, index) => items[Math.floor(index * step)] as T);
}

/** Plans a school with 25 to 40 accounts. */
const other = (customerCode: string, registered: RegisteredSchool, index: number): SchoolPlan =>
  ordinarySchool(customerCode, registered, 25 + ((index * 7) % 16));

/** Plans a school without special requirements. */
export const ordinarySchool = (
  customerCode: string,
  registered: RegisteredSchool,
  size: number,
): SchoolPlan => ({ ...plain, customerCode, registered, size, signIns: 'supervisor' });
