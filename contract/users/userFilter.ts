import { fields, pick, type RecordOf } from '../schema/fields';
import { filterWhere, type Meanings } from '../schema/filterMeaning';
import type { Where } from '../schema/where';
import { taxCodeAnomalies, type User, userFields } from './user';

/** Filter request of the user list (specification, part 1 §3). An absent filter matches everything. */
export const userFilterFields = fields({
  uid: { kind: 'text', max: 120 },
  customerCode: { kind: 'text', max: 7 },
  codicefiscale: { kind: 'text', max: 16, privacy: 'personal', about: 'exact tax code, in upper case' },
  username: { kind: 'text', max: 100, about: 'exact username, without the customer code' },
  stato: { kind: 'choice', of: ['0', '1'], about: '1: enabled; 0: disabled' },
  spidEnabled: { kind: 'flag' },
  anomalia: { kind: 'choice', of: taxCodeAnomalies, about: 'problem of the tax code' },
  credenziali: userFields.credenziali,
  maiEntrato: { kind: 'flag', about: 'has never signed in' },
  ruolo: { kind: 'text', max: 60 },
  applicazione: { kind: 'text', max: 10 },
  ultimoAccesso: {
    kind: 'choice',
    of: ['3', '6', '9', '12'],
    about: 'last sign-in more than this number of months ago',
  },
  scadenza: {
    kind: 'choice',
    of: ['expired', '1', '3'],
    about: 'expired, or expiring within this number of months',
  },
  scadenzaUtenza: {
    kind: 'choice',
    of: ['expired', '1', '3'],
    about: 'the same filter as scadenza, under the name that other screens use (Q-005)',
  },
  servizio: {
    kind: 'choice',
    of: ['arrivi', 'termine', 'cessati'],
    about:
      'arrivi: begins on a later day; termine: expires within 30 days; cessati: disabled since its expiry',
  },
});

export type UserFilter = RecordOf<typeof userFilterFields>;

/** Fields that a search examines, in the form in which they are displayed. */
export const userSearch = [
  'uid',
  'cn',
  'sn',
  'labelNomeCognome',
  'email',
  'codicefiscale',
  'dataScadenza',
  'lastLogin',
] as const;

/** Fields allowed in conditions, besides the filters. */
export const userConditionFields = pick(
  userFields,
  'uid',
  'sn',
  'cn',
  'email',
  'codicefiscale',
  'dataInizio',
  'dataScadenza',
  'lastLogin',
  'primoAccesso',
);

const expired: Where<User> = { dataScadenza: { before: { today: {} } } };
const expiringWithin = (months: number): Where<User> => ({
  dataScadenza: { from: { today: {} }, before: { today: { months, days: 1 } } },
});
const expiry = { expired, 1: expiringWithin(1), 3: expiringWithin(3) };
const lastAccessBefore = (months: number): Where<User> => ({
  lastLogin: { before: { now: { months: -months } } },
});

/** Filters as predicates on users, for the provider and the console. */
export const userFilterMeans = {
  uid: 'uid',
  codicefiscale: 'codicefiscale',
  username: 'username',
  stato: { 0: { status: false }, 1: { status: true } },
  spidEnabled: 'spidEnabled',
  anomalia: 'anomaliaCodiceFiscale',
  credenziali: 'credenziali',
  maiEntrato: { true: { lastLogin: { empty: true } }, false: { lastLogin: { empty: false } } },
  ultimoAccesso: {
    3: lastAccessBefore(3),
    6: lastAccessBefore(6),
    9: lastAccessBefore(9),
    12: lastAccessBefore(12),
  },
  scadenza: expiry,
  scadenzaUtenza: expiry,
  servizio: {
    arrivi: { dataInizio: { from: { today: { days: 1 } } } },
    // An account is already closed on the day of its expiry.
    termine: {
      status: true,
      dataScadenza: { from: { today: { days: 1 } }, before: { today: { days: 31 } } },
    },
    cessati: { status: false, dataScadenza: { before: { today: { days: 1 } } } },
  },
} as const satisfies Meanings<typeof userFilterFields, User>;

/**
 * Filters of the console's list. They also match the roles of a person, which the provider filters by queries on its
 * tables instead.
 */
export const userListMeans = {
  ...userFilterMeans,
  applicazione: { some: 'groups', has: 'uid' },
  ruolo: { some: 'groups', has: 'group' },
} as const satisfies Meanings<typeof userFilterFields, User>;

export const userFilterWhere = (filter: UserFilter): Where<User> => filterWhere(userFilterMeans, filter);
