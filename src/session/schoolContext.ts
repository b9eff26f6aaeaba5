import { holdsCampus, takesUserFiles } from '../../contract/campus/campusAccess';
import { holdsRegistry } from '../../contract/registry/registryPerson';
import type { Session } from '../../contract/session/session';

/** What a declaration may look at besides the record: the person who acts and their school. Flat, so that a predicate reads it. */
export interface SchoolContext {
  readonly uid: string;
  readonly customerCode: string;
  readonly privateSchool: boolean;
  readonly leadSchool: boolean;
  readonly spidEnabled: boolean;
  readonly otpEnabled: boolean;
  /** The school holds Alunni or Personale. */
  readonly registry: boolean;
  /** Campus is there in this installation, and the school has its licence. */
  readonly campus: boolean;
  /** Users come from a file at /importa-utenti. */
  readonly userFiles: boolean;
}

/** Their names, for whoever declares without types. */
export const SCHOOL_CONTEXT_FIELDS: readonly (keyof SchoolContext)[] = [
  'uid',
  'customerCode',
  'privateSchool',
  'leadSchool',
  'spidEnabled',
  'otpEnabled',
  'registry',
  'campus',
  'userFiles',
];

/** The school context of a session. */
export function schoolContextOf({ profile, school, campus = false }: Session): SchoolContext {
  const { licenses: licences } = profile;
  return {
    uid: profile.selected_account.username,
    customerCode: school.customerCode,
    privateSchool: school.privateSchool,
    leadSchool: school.leadSchool,
    spidEnabled: school.spidEnabled,
    otpEnabled: school.otpEnabled,
    registry: holdsRegistry(licences),
    campus: campus === true && holdsCampus(licences),
    userFiles: takesUserFiles({ campus: campus === true, leadSchool: school.leadSchool, licences }),
  };
}
