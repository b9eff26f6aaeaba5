import { applicationsOfSchool, applicationsOfUser } from '../../../contract/roles/endpoints';
import { useRead } from '../../api/useRead';
import { useSession } from '../../session/SessionContext';

/** Reads the applications: all of the school's for a supervisor, the person's own for others. */
export function useApplications() {
  const { roles, school, profile } = useSession();
  const { customerCode } = school;
  const uid = profile.selected_account.username;
  const all = roles.some((role) => role === 'supervisor' || role === 'support');
  const ofSchool = useRead(applicationsOfSchool, { params: { customerCode } }, { enabled: all });
  const ofUser = useRead(applicationsOfUser, { params: { customerCode, uid } }, { enabled: !all });
  return all ? ofSchool : ofUser;
}
