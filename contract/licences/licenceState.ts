import type { Application } from '../roles/application';
import { addDays } from '../values/dates';

/** Days before its end in which a licence counts as expiring (specification, part 1 §9). */
export const LICENCE_EXPIRING_DAYS = 31;

/** State of a licence: being terminated; expired; about to expire; valid; without an end. */
export type LicenceState = 'ending' | 'expired' | 'expiring' | 'valid' | 'endless';

/** Returns the state of a licence on a day in Rome (decision Q-049). It is still valid on its last day. */
export function licenceState(
  { status, expirationDate }: Pick<Application, 'status' | 'expirationDate'>,
  today: string,
): LicenceState {
  if (!status) return 'ending';
  if (!expirationDate) return 'endless';
  if (expirationDate < today) return 'expired';
  return expirationDate <= addDays(today, LICENCE_EXPIRING_DAYS) ? 'expiring' : 'valid';
}
