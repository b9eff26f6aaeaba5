import type { DemoAccount } from './accounts';
import type { DemoSchool } from './school';

/** The number of people that a merged school shares with the receiving one. */
export const SHARED_PEOPLE = 12;

/** Gives a merged school and the school that receives it people in common, with the same tax code. */
export function sharePeople(schools: readonly DemoSchool[]): readonly DemoSchool[] {
  return schools.map((school) => {
    const merged = schools.find(({ plan }) => plan.mergingInto === school.plan.customerCode);
    return merged ? { ...school, accounts: withPeopleOf(merged, school) } : school;
  });
}

function withPeopleOf(merged: DemoSchool, school: DemoSchool): readonly DemoAccount[] {
  const taken = new Set(school.accounts.map(({ username }) => username));
  const codes = new Set(school.accounts.map(({ codice_fiscale }) => codice_fiscale));
  const inOffice = new Set(merged.offices.map(({ username }) => username));
  const people = merged.accounts
    .filter(({ username, codice_fiscale, enabled }) => enabled && codice_fiscale && !inOffice.has(username))
    .filter(({ username, codice_fiscale }) => !taken.has(username) && !codes.has(codice_fiscale))
    .slice(-SHARED_PEOPLE);
  // The shared people replace the last accounts of the school and take their groups, so that its number of accounts
  // stays the same.
  const kept = school.accounts.slice(0, -people.length);
  const left = school.accounts.slice(-people.length);
  return [...kept, ...people.map((person, place) => ({ ...person, groups: left[place]?.groups ?? [] }))];
}
