import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { applicationsOfUser } from '../../../contract/roles/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { LicencePages } from '../../resources/licences/LicencePages';
import { useSession } from '../../session/SessionContext';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { Tabs } from '../../ui/Tabs';
import { ProfileData } from './ProfileData';

const tabs = ['data', 'applications'] as const;

/** Renders the own account: its record and its applications as tabs; the current tab is in the address. */
export function ProfilePage() {
  const say = useSay();
  const [params, setParams] = useSearchParams();
  const content = { data: <ProfileData />, applications: <ProfileApplications /> };
  return (
    <Page title={say('ownProfile.title')}>
      <Tabs
        current={params.get('scheda') === 'applicazioni' ? 'applications' : 'data'}
        open={(tab) => setParams(tab === 'applications' ? { scheda: 'applicazioni' } : {}, { replace: true })}
        tabs={tabs.map((tab) => ({
          tab,
          label: say(`ownProfile.tabs.${tab}`),
          errors: 0,
          content: content[tab],
        }))}
      />
    </Page>
  );
}

/** Lists the applications in which the person has a role. */
function ProfileApplications() {
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
