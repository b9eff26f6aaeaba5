import { dayInRome } from '../../../contract/dates';
import type { Viewer } from '../../../contract/where';

/** Whether somebody's first day is still to come. */
export const startsInFuture = (dataInizio: string | null | undefined, { now }: Viewer): boolean =>
  Boolean(dataInizio && dataInizio > dayInRome(now));
