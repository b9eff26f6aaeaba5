import { applicationCodes } from '../../contract/constants';
import { addDays, addMonths } from '../../contract/values/dates';
import { catalogue, WITHOUT_ROLES } from './catalogue';
import type { Random } from './random';
import type { SchoolPlan } from './schoolPlans';

export interface DemoLicence {
  readonly ac: string;
  readonly status: boolean;
  /** YYYY-MM-DD; null if the licence does not expire. */
  readonly expiration_date: string | null;
}

const { administration, pupils, staff, archiving, campus } = applicationCodes;
const sold = catalogue.map(({ ac }) => ac).filter((ac) => ac !== administration);

/** The share of schools with an application. Those not listed: one school in two. */
const frequency: Readonly<Record<string, number>> = {
  [pupils]: 0.97,
  [staff]: 0.92,
  [archiving]: 0.4,
  [campus]: 0.2,
};

/** Returns the licences of a school on `today`, in the order of the catalogue. */
export function demoLicences(plan: SchoolPlan, random: Random, today: string): readonly DemoLicence[] {
  const valid = (ac: string): DemoLicence => ({ ac, status: true, expiration_date: addMonths(today, 9) });
  if (plan.licences === 'every') return sold.map((ac) => inTrouble(today)[ac] ?? valid(ac));
  if (plan.licences === 'leadSchool') return sold.filter((ac) => ac !== pupils && ac !== staff).map(valid);
  return sold
    .filter((ac) => ac !== WITHOUT_ROLES)
    .filter((ac) => random.chance(frequency[ac] ?? 0.5))
    .map((ac) => ({ ac, status: !random.chance(0.02), expiration_date: expiration(random, today) }));
}

/** The exceptions of a school with every licence: one is about to expire, one has expired and one is being given up. */
const inTrouble = (today: string): Readonly<Record<string, DemoLicence>> => ({
  PRW: { ac: 'PRW', status: true, expiration_date: addDays(today, 18) },
  INV: { ac: 'INV', status: true, expiration_date: addDays(today, -25) },
  MGZ: { ac: 'MGZ', status: false, expiration_date: addMonths(today, 2) },
});

function expiration(random: Random, today: string): string | null {
  const when = random.weighted({ valid: 75, soon: 12, expired: 8, never: 5 });
  if (when === 'never') return null;
  if (when === 'soon') return addDays(today, random.between(0, 31));
  if (when === 'expired') return addDays(today, -random.between(1, 120));
  return addDays(today, random.between(32, 420));
}
