import Stack from '@mui/material/Stack';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { useSecurity } from '../../identity/useSecurity';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { Accesses } from './Accesses';
import { Apps } from './Apps';
import { Everywhere } from './Everywhere';
import { Passkeys } from './Passkeys';
import { useActivities, useApps } from './queries';
import { Security } from './Security';

/** Renders the sign-ins of this account, its security settings, and its authorised applications. */
export function ActivityPage() {
  const say = useSay();
  const userAreaText = useUserAreaText();
  const activities = useActivities();
  const security = useSecurity();
  const apps = useApps();
  const all = [activities, security, apps];
  const failed = all.find(({ error }) => error);
  const loaded = activities.data && security.data && apps.data;
  return (
    <Page title={say('accountActivity.title')} actions={<Everywhere />}>
      {!loaded && !failed && <Loading />}
      {failed && (
        <NotLoaded again={() => all.map(({ refetch }) => refetch())}>{userAreaText(failed.error)}</NotLoaded>
      )}
      {activities.data && security.data && apps.data && (
        <Stack spacing={3} sx={{ maxWidth: 1080 }}>
          <Security security={security.data} activities={activities.data} />
          <Passkeys security={security.data} />
          <Accesses activities={activities.data} security={security.data} />
          <Apps apps={apps.data} />
        </Stack>
      )}
    </Page>
  );
}
