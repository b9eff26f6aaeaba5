import { fields, pick, type RecordOf } from '../fields';
import type { Where } from '../where';
import { taxCodeAnomalies, type User, userFields } from './user';

/** The filter request of the user list (specification, part 1 §3). Absent means any. */
export const userFilterFields = fields({
  uid: { kind: 'text', max: 120 },
  customerCode: { kind: 'text', max: 7 },
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

/** What a search looks in, as it is shown. */
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

/** What conditions may be put on, besides the filters. */
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
/** What each filter of the list on the screen means, of applications and roles too: the provider asks its tables for these. */
export function userListWhere(filter: UserFilter): Where<User> {
  const { applicazione, ruolo } = filter;
  const role = { ...(applicazione && { uid: applicazione }), ...(ruolo && { group: ruolo }) };
  const holds: Where<User> = { groups: { some: role } };
  return { all: [userFilterWhere(filter), ...(applicazione || ruolo ? [holds] : [])] };
}

/** What each filter means, as a predicate on the user: the provider and the console filter by the same. */
export function userFilterWhere(filter: UserFilter): Where<User> {
  const scadenza = filter.scadenza ?? filter.scadenzaUtenza;
  const parts: Where<User>[] = [];
  if (filter.uid) parts.push({ uid: filter.uid });
  if (filter.stato) parts.push({ status: filter.stato === '1' });
  if (typeof filter.spidEnabled === 'boolean') {
    parts.push(filter.spidEnabled ? { spidEnabled: true } : { spidEnabled: { not: true } });
  }
  if (filter.anomalia) parts.push({ anomaliaCodiceFiscale: filter.anomalia });
  if (filter.credenziali) parts.push({ credenziali: filter.credenziali });
  if (typeof filter.maiEntrato === 'boolean') parts.push({ lastLogin: { empty: filter.maiEntrato } });
  if (filter.ultimoAccesso)
    parts.push({ lastLogin: { before: { now: { months: -Number(filter.ultimoAccesso) } } } });
  if (scadenza) parts.push({ dataScadenza: expiry(scadenza) });
  if (filter.servizio) parts.push(service[filter.servizio]);
  return { all: parts };
}

const service = {
  arrivi: { dataInizio: { from: { today: { days: 1 } } } },
  // On the day of its expiry an account is closed already.
  termine: { status: true, dataScadenza: { from: { today: { days: 1 } }, before: { today: { days: 31 } } } },
  cessati: { status: false, dataScadenza: { before: { today: { days: 1 } } } },
} as const satisfies Record<'arrivi' | 'termine' | 'cessati', Where<User>>;

const expiry = (within: 'expired' | '1' | '3') =>
  within === 'expired'
    ? ({ before: { today: {} } } as const)
    : ({ from: { today: {} }, before: { today: { months: Number(within), days: 1 } } } as const);
