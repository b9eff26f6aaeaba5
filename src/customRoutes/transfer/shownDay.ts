import { dayInRome } from '../../../contract/values/dates';

/** The day of a moment as the history of transfers writes it: dd-mm-yyyy, in Rome. */
export const shownDay = (instant: string): string => dayInRome(instant).split('-').reverse().join('-');
