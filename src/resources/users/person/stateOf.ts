import type { User } from '../../../../contract/users/user';
import type { UserHistoryEntry } from '../../../../contract/users/userHistory';
import { dayInRome, showDay, showInstant } from '../../../../contract/values/dates';
import type { useSay } from '../../../i18n/useSay';

/** Author of changes that happened because a date was reached. */
export const AUTOMATIC = 'automatico';

/**
 * Returns in `why` since when and by whom an account was enabled or disabled, or which date did so; undefined if that
 * is unknown.
 */
export function stateOf(
  user: User,
  history: readonly UserHistoryEntry[],
  now: Date,
  say: ReturnType<typeof useSay>,
): { readonly why?: string; readonly warns: boolean } {
  const today = dayInRome(now);
  const { status, dataInizio, dataScadenza } = user;
  if (!status && dataScadenza && dataScadenza <= today)
    return { why: say('person.glance.expired', { day: showDay(dataScadenza) }), warns: true };
  if (!status && dataInizio && dataInizio > today)
    return { why: say('person.glance.startsOn', { day: showDay(dataInizio) }), warns: false };
  const last = history.find(({ changes }) => changes.some(({ field }) => field === 'status'));
  if (!last) return { warns: false };
  const name = last.name === AUTOMATIC ? say('person.history.automatic') : last.name;
  const key = status ? 'person.glance.changed.on' : 'person.glance.changed.off';
  return { why: say(key, { when: showInstant(last.at), name }), warns: false };
}
