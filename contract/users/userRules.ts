import * as usersMessages from '../messages/it/users';
import { pick, type RecordOf, ruled } from '../schema/fields';
import type { Check } from '../schema/rules';
import { userFields } from './user';

const days = pick(userFields, 'dataNascita', 'dataInizio', 'dataScadenza');

const always: readonly Check<RecordOf<typeof days>>[] = [
  {
    on: 'dataNascita',
    where: { dataNascita: { before: { today: {} } } },
    say: usersMessages.birthNotPast,
  },
  {
    on: 'dataScadenza',
    when: { dataNascita: { empty: false } },
    where: { dataScadenza: { from: { field: 'dataNascita' } } },
    say: usersMessages.expiryBeforeBirth,
  },
  {
    on: 'dataScadenza',
    when: { dataInizio: { empty: false } },
    where: { dataScadenza: { from: { field: 'dataInizio' } } },
    say: usersMessages.expiryBeforeStart,
  },
];

/**
 * Rules between the dates of a user. An expiry in the past is refused only for a new user, so that expired users can
 * still be corrected.
 */
export const userRules = ruled(days, { checks: always });

export const newUserRules = ruled(days, {
  checks: [
    ...always,
    {
      on: 'dataScadenza',
      where: { dataScadenza: { from: { today: {} } } },
      say: usersMessages.expiryPassed,
    },
  ],
});
