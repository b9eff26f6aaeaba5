import { useQuery } from '@tanstack/react-query';
import { applicationsOfSchool, applicationsOfUser } from '../../../contract/roles/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useSession } from '../../session/SessionContext';

/** What the supervisor sees are all the applications of the school; everybody else sees their own. */
export function useApplications() {
  const callApi = useCallApi();
  const { roles, school, profile } = useSession();
  const { customerCode } = school;
  const uid = profile.selected_account.username;
  const all = roles.some((role) => role === 'supervisor' || role === 'support');
  return useQuery({
    queryKey: ['applications', customerCode, all ? '' : uid],
    queryFn: async ({ signal }) => {
      const asked = all
        ? callApi(applicationsOfSchool, { params: { customerCode }, signal })
        : callApi(applicationsOfUser, { params: { customerCode, uid }, signal });
      return (await asked).data;
    },
  });
}
