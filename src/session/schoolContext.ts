import { holdsRegistry } from '../../contract/entities/registryPerson';
import type { Session } from '../../contract/entities/session';

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
];

/** The school context of a session. */
export function schoolContextOf({ profile, school }: Session): SchoolContext {
  return {
    uid: profile.selected_account.username,
    customerCode: school.customerCode,
    privateSchool: school.privateSchool,
    leadSchool: school.leadSchool,
    spidEnabled: school.spidEnabled,
    otpEnabled: school.otpEnabled,
    registry: holdsRegistry(profile.licenses),
  };
}
