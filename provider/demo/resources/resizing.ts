import { resizingApplications } from '../../../contract/resizing/resizing';
import { addDays } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { announceResizings, writeHoldings } from '../../platform/resizings';
import type { DemoSchool } from '../school';

/** Inserts mergers of schools. */
export async function insertResizing(tx: Tx, schools: readonly DemoSchool[], today: string): Promise<void> {
  const codes = new Map(schools.map(({ plan }) => [plan.customerCode, plan.registered.codMin]));
  const at = new Date(`${addDays(today, -20)}T08:00:00Z`);
  const rows = schools.flatMap(({ plan: { customerCode, mergingInto } }) => {
    const destination = mergingInto && codes.get(mergingInto);
    if (!destination) return [];
    return [{ customerCode, into: [destination], ceased: true, now: at }];
  });
  if (rows.length === 0) return;
  await announceResizings(tx, rows);
  const parties = schools.flatMap(({ plan: { customerCode, mergingInto } }) =>
    mergingInto ? [customerCode, mergingInto] : [],
  );
  const year = Number(today.slice(0, 4));
  const held = schools
    .filter(({ plan }) => parties.includes(plan.customerCode))
    .flatMap(({ plan, licences }) =>
      resizingApplications
        .filter((code) => licences.some(({ ac }) => ac === code.toUpperCase()))
        .map((application, place) => ({
          customer_code: plan.customerCode,
          application,
          first_year: year - 5 - place - (plan.mergingInto ? 0 : 3),
          last_year: year,
          documents: plan.size * (place + 4),
        })),
    );
  await writeHoldings(tx, held);
}
