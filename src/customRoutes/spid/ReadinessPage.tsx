import Stack from '@mui/material/Stack';
import { useGetList } from 'react-admin';
import { readinessOf } from '../../../contract/spid/spidReadiness';
import type { User } from '../../../contract/users/user';
import { wholeList } from '../../engine/record/wholeList';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { useMay, viewerOf } from '../../session/viewer';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { Letters } from './Letters';
import { Plan } from './Plan';
import { Reasons } from './Reasons';

/**
 * Shows the school's progress towards SPID and CIE: the people who cannot sign in with them yet, why, and what to do.
 */
export function ReadinessPage() {
  const say = useSay();
  const session = useSession();
  const may = useMay();
  const { data, error, refetch } = useGetList<User & { id: string }>('user', wholeList, {
    structuralSharing: false,
  });
  return (
    <Page title={say('spidReadiness.title')}>
      {!data && !error && <Loading />}
      {error && <NotLoaded again={refetch} />}
      {data && (
        <Stack spacing={3} sx={{ maxWidth: 880 }}>
          <Reasons readiness={readinessOf(data, viewerOf(session))} on={session.school.spidEnabled} />
          <Plan />
          {may(['user', 'sendCredentials']) && <Letters users={data} />}
        </Stack>
      )}
    </Page>
  );
}
