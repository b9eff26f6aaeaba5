import { fields, pick, type RecordOf } from '../schema/fields';
import { filterWhere, type Meanings } from '../schema/filterMeaning';
import type { Where } from '../schema/where';
import { taxCodeAnomalies, type User, userFields } from './user';

/** Filter request of the user list (specification, part 1 §3). An absent filter matches everything. */
export const userFilterFields = fields({
  uid: { kind: 'text', max: 120 },
  customerCode: { kind: 'text', max: 7 },
  codicefiscale: { kind: 'text', max: 16, privacy: 'personal', about: 'exactly this one, in capitals' },
  username: { kind: 'text', max: 100, about: 'exactly this one, without the customer code' },
  stato: { kind: 'choice', of: ['0', '1'], about: '1 enabled, 0 disabled' },
  spidEnabled: { kind: 'flag' },
  anomalia: { kind: 'choice', of: taxCodeAnomalies, about: 'what is wrong with the tax code' },
  credenziali: userFields.credenziali,
  maiEntrato: { kind: 'flag', about: 'has never signed in' },
  ruolo: { kind: 'text', max: 60 },
  applicazione: { kind: 'text', max: 10 },
  ultimoAccesso: { kind: 'choice', of: ['3', '6', '9', '12'], about: 'last access over so many months ago' },
  scadenza: { kind: 'choice', of: ['expired', '1', '3'], about: 'expired, or within so many months' },
  scadenzaUtenza: {
    kind: 'choice',
    of: ['expired', '1', '3'],
    about: 'scadenza, as other screens call it (Q-005)',
  },
  servizio: {
    kind: 'choice',
    of: ['arrivi', 'termine', 'cessati'],
    about: 'arriving later; expiring within 30 days; disabled since their expiry',
  },
});

export type UserFilter = RecordOf<typeof userFilterFields>;

/** Fields in which a search looks, as they are shown. */
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

/** Filters as predicates on users; the provider and the console use the same ones. */
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
 * Filters of the list on the screen, which also match the roles of a person; the provider queries its tables for these.
 */
export const userListMeans = {
  ...userFilterMeans,
  applicazione: { some: 'groups', has: 'uid' },
  ruolo: { some: 'groups', has: 'group' },
} as const satisfies Meanings<typeof userFilterFields, User>;

export const userFilterWhere = (filter: UserFilter): Where<User> => filterWhere(userFilterMeans, filter);
