import { useQuery } from '@tanstack/react-query';
import { applicationsOfUser } from '../../../contract/roles/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { LicencePages } from '../../resources/licences/LicencePages';
import { useSession } from '../../session/SessionContext';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';

/** Lists the applications in which the person has a role. */
export function ProfileApplications() {
  const say = useSay();
  const userAreaText = useUserAreaText();
  const callApi = useCallApi();
  const { school, profile } = useSession();
  const { customerCode } = school;
  const uid = profile.selected_account.username;
  const { data, error, refetch } = useQuery({
    queryKey: ['applications', customerCode, uid],
    queryFn: async ({ signal }) =>
      (await callApi(applicationsOfUser, { params: { customerCode, uid }, signal })).data,
  });
  if (data) {
    return (
      <LicencePages
        licences={data}
        caption={say('ownProfile.tabs.applications')}
        empty={say('ownProfile.applications.empty')}
      />
    );
  }
  if (error) return <NotLoaded again={refetch}>{userAreaText(error)}</NotLoaded>;
  return <Loading />;
}
