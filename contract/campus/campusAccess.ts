import { applicationCodes } from '../constants';
import { holdsRegistry } from '../registry/registryPerson';

/** Returns whether a school with these licences, in upper or lower case, takes part in Campus. */
export const holdsCampus = (licences: readonly string[]): boolean =>
  licences.some((held) => held.toUpperCase() === applicationCodes.campus);

/** Returns whether a school imports its users from a file at /importa-utenti (decisions ). */
export const takesUserFiles = (school: {
  /** Whether this installation has Campus. */
  readonly campus: boolean;
  readonly leadSchool: boolean;
  readonly licences: readonly string[];
}): boolean => school.leadSchool || (school.campus && !holdsRegistry(school.licences));
