import { useSearchParams } from 'react-router';
import { useSay } from '../../i18n/useSay';
import { Page } from '../../ui/Page';
import { Tabs } from '../../ui/Tabs';
import { ProfileApplications } from './ProfileApplications';
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
