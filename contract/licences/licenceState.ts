import type { Application } from '../roles/application';
import { addDays } from '../values/dates';

/** A licence that ends within so many days is said to be about to (specification, part 1 §9). */
export const LICENCE_EXPIRING_DAYS = 31;

/** Being given up; over; about to end; running; without an end. */
export type LicenceState = 'ending' | 'expired' | 'expiring' | 'valid' | 'endless';

/** The state of a licence on a day in Rome (decision Q-049): it is good on its last day still. */
export function licenceState(
  { status, expirationDate }: Pick<Application, 'status' | 'expirationDate'>,
  today: string,
): LicenceState {
  if (!status) return 'ending';
  if (!expirationDate) return 'endless';
  if (expirationDate < today) return 'expired';
  return expirationDate <= addDays(today, LICENCE_EXPIRING_DAYS) ? 'expiring' : 'valid';
}
