import { applicationsOfSchool, applicationsOfUser } from '../../../contract/roles/endpoints';
import { useRead } from '../../api/useRead';
import { useSession } from '../../session/SessionContext';

/** What the supervisor sees are all the applications of the school; everybody else sees their own. */
export function useApplications() {
  const { roles, school, profile } = useSession();
  const { customerCode } = school;
  const uid = profile.selected_account.username;
  const all = roles.some((role) => role === 'supervisor' || role === 'support');
  const ofSchool = useRead(applicationsOfSchool, { params: { customerCode } }, { enabled: all });
  const ofUser = useRead(applicationsOfUser, { params: { customerCode, uid } }, { enabled: !all });
  return all ? ofSchool : ofUser;
}
