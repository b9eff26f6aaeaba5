import { useSearchParams } from 'react-router';
import { applicationCodes } from '../../contract/constants';
import { useRequest, useStatus } from '../api/useServices';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { LedAway } from '../ui/LedAway';
import { Loading } from '../ui/Loading';
import { NotLoaded } from '../ui/NotLoaded';
import { Page } from '../ui/Page';
import { Tabs } from '../ui/Tabs';
import { useSaySignedOut } from '../ui/useSaySignedOut';
import { PreservationTab } from './preservation/PreservationTab';
import { SpidTab } from './spid/SpidTab';

/** Renders the services of the school: digital preservation, and the digital identities. */
export function ServicesPage() {
  const say = useSay();
  const { profile, providerName, school } = useSession();
  const status = useStatus();
  const request = useRequest();
  const [search, setSearch] = useSearchParams();
  const failure = status.error ?? request.error;
  useSaySignedOut(failure);

  const loading = status.isLoading || request.isLoading;
  const licensed = profile.licenses.includes(applicationCodes.archiving);
  const tabs = [
    ...(licensed && status.data
      ? [
          {
            tab: 'conservazione',
            label: say('services.preservation.tab', { provider: providerName ?? '' }).trim(),
            errors: 0,
            content: <PreservationTab status={status.data} shown={search.get('tab') !== 'spid'} />,
          },
        ]
      : []),
    ...(request.data?.statusRichiesta === 'APPROVATA' && !school.privateSchool
      ? [
          {
            tab: 'spid',
            label: say('services.spid.tab'),
            errors: 0,
            content: <SpidTab request={request.data} />,
          },
        ]
      : []),
  ];
  if (!loading && !failure && tabs.length === 0) return <LedAway why="shell.forbidden.school" to="/" />;
  const asked = search.get('tab');
  const current = tabs.find(({ tab }) => tab === asked)?.tab ?? tabs[0]?.tab;

  return (
    <Page title={say('services.title')}>
      {loading && <Loading />}
      {failure && (
        <NotLoaded
          again={() => {
            void status.refetch();
            void request.refetch();
          }}
          sx={{ mb: 2 }}
        />
      )}
      {!loading && tabs.length > 0 && (
        <Tabs tabs={tabs} current={current} open={(tab) => setSearch({ tab }, { replace: true })} />
      )}
    </Page>
  );
}
