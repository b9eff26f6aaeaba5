import type { DemoAccount } from './accounts';
import type { DemoSchool } from './school';

/** How many people a school that is merged has in common with the one that receives it. */
export const SHARED_PEOPLE = 12;

/** Lets a school that is merged into another one have people in common with it: known there by the same tax code. */
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
  // In place of the last ones, whose groups they have there: the school keeps its size.
  const kept = school.accounts.slice(0, -people.length);
  const left = school.accounts.slice(-people.length);
  return [...kept, ...people.map((person, place) => ({ ...person, groups: left[place]?.groups ?? [] }))];
}
