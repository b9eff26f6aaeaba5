import { holdsCampus, takesUserFiles } from '../../contract/campus/campusAccess';
import { holdsRegistry } from '../../contract/registry/registryPerson';
import type { Session } from '../../contract/session/session';

/**
 * The context that a declaration may test besides the record: the acting user and their school. Flat, so that
 * predicates can read it.
 */
export interface SchoolContext {
  readonly uid: string;
  readonly customerCode: string;
  readonly privateSchool: boolean;
  readonly leadSchool: boolean;
  readonly spidEnabled: boolean;
  readonly otpEnabled: boolean;
  /** True if the school has Alunni or Personale. */
  readonly registry: boolean;
  /** True if Campus is part of this installation and the school has its licence. */
  readonly campus: boolean;
  /** True if users are imported from a file at /importa-utenti. */
  readonly userFiles: boolean;
}

/** Names of the fields of `SchoolContext`, for declarations written without types. */
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

/** Derives the school context of a session. */
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
