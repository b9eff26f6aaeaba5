import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { everywhereLogout } from '../../../contract/activities/endpoints';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { useSecurity } from '../../identity/useSecurity';
import { useSession } from '../../session/SessionContext';
import { ActionDialog } from '../../ui/ActionDialog';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { Accesses } from './Accesses';
import { Apps } from './Apps';
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

/** Renders the button that, once confirmed, ends every session of the person on all devices, including this one. */
function Everywhere() {
  const say = useSay();
  const logout = useLogout();
  const { profile } = useSession();
  const { run, callApi, running, error } = useCommand(useUserAreaText());
  const [asking, setAsking] = useState(false);
  const params = { customerCode: profile.customer_code, uid: profile.selected_account.username };

  const end = () =>
    run(async (idempotencyKey) => {
      await callApi(everywhereLogout, { params, idempotencyKey });
      await logout();
    });

  return (
    <>
      <PermissionButton
        can={['activity', 'end']}
        variant="outlined"
        color="error"
        onClick={() => setAsking(true)}
      >
        {say('accountActivity.accesses.everywhere')}
      </PermissionButton>
      {asking && (
        <ActionDialog
          title={say('accountActivity.accesses.everywhereTitle')}
          about={say('accountActivity.accesses.everywhereAbout')}
          close={() => setAsking(false)}
          running={running}
          error={error}
          confirm={{
            text: say('accountActivity.accesses.everywhereGo'),
            color: 'error',
            run: () => void end(),
          }}
        />
      )}
    </>
  );
}
