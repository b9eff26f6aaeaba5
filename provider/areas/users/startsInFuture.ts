import type { Viewer } from '../../../contract/schema/where';
import { dayInRome } from '../../../contract/values/dates';

/** Tells whether a user's first day is still to come. */
export const startsInFuture = (dataInizio: string | null | undefined, { now }: Viewer): boolean =>
  Boolean(dataInizio && dataInizio > dayInRome(now));
