import { fields, type RecordOf } from '../fields';
import type { Where } from '../where';
import type { User } from './user';

/** The filter request of the user list (specification, part 1 §3). Absent means any. */
export const userFilterFields = fields({
  uid: { kind: 'text', max: 120 },
  customerCode: { kind: 'text', max: 7 },
  stato: { kind: 'choice', of: ['0', '1'], about: '1 enabled, 0 disabled' },
  spidEnabled: { kind: 'flag' },
  ruolo: { kind: 'text', max: 60 },
  applicazione: { kind: 'text', max: 10 },
  ultimoAccesso: { kind: 'choice', of: ['3', '6', '9', '12'], about: 'last access over so many months ago' },
  scadenza: { kind: 'choice', of: ['expired', '1', '3'], about: 'expired, or within so many months' },
  scadenzaUtenza: {
    kind: 'choice',
    of: ['expired', '1', '3'],
    about: 'scadenza, as other screens call it (Q-005)',
  },
});

export type UserFilter = RecordOf<typeof userFilterFields>;

/** What each filter means, as a predicate on the user: the provider and the console filter by the same. */
export function userFilterWhere(filter: UserFilter): Where<User> {
  const scadenza = filter.scadenza ?? filter.scadenzaUtenza;
  const parts: Where<User>[] = [];
  if (filter.uid) parts.push({ uid: filter.uid });
  if (filter.stato) parts.push({ status: filter.stato === '1' });
  if (typeof filter.spidEnabled === 'boolean') {
    parts.push(filter.spidEnabled ? { spidEnabled: true } : { spidEnabled: { not: true } });
  }
  if (filter.ultimoAccesso)
    parts.push({ lastLogin: { before: { now: { months: -Number(filter.ultimoAccesso) } } } });
  if (scadenza) parts.push({ dataScadenza: expiry(scadenza) });
  return { all: parts };
}

const expiry = (within: 'expired' | '1' | '3') =>
  within === 'expired'
    ? ({ before: { today: {} } } as const)
    : ({ from: { today: {} }, before: { today: { months: Number(within), days: 1 } } } as const);
