import { applicationCodes } from '../constants';
import { holdsRegistry } from '../registry/registryPerson';

/** Whether a school with these licences, in whichever letters, takes part in Campus. */
export const holdsCampus = (licences: readonly string[]): boolean =>
  licences.some((held) => held.toUpperCase() === applicationCodes.campus);

/** Whether a school imports its users from a file at /importa-utenti (decisions ). */
export const takesUserFiles = (school: {
  /** Campus is there in this installation. */
  readonly campus: boolean;
  readonly leadSchool: boolean;
  readonly licences: readonly string[];
}): boolean => school.leadSchool || (school.campus && !holdsRegistry(school.licences));
