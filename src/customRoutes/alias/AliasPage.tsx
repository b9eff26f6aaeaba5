import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { whyNotMade } from '../../../contract/alias/alias';
import { aliasCampus, aliasRead } from '../../../contract/alias/endpoints';
import { useRead } from '../../api/useRead';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { Elsewhere } from '../../identity/Elsewhere';
import { useSession } from '../../session/SessionContext';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { AliasDetail } from './AliasDetail';
import { AliasSetUp } from './AliasSetUp';

/** Renders the personal identity across schools: its creation in four steps, or its data and linked accounts. */
export function AliasPage() {
  const say = useSay();
  const { signInElsewhere } = useSession();
  return (
    <Page title={say('alias.title')}>
      {signInElsewhere ? (
        <Elsewhere what="password" account={signInElsewhere.account} />
      ) : (
        <Stack spacing={3} sx={{ maxWidth: 900 }}>
          <Own />
          <CampusBanner />
        </Stack>
      )}
    </Page>
  );
}

function Own() {
  const say = useSay();
  const translate = useTranslate();
  const userAreaText = useUserAreaText();
  /** True while the steps are shown although the alias already exists, so that the person can read the last one. */
  const [inSetUp, stay] = useState(false);
  const { data, error, refetch } = useRead(aliasRead);
  if (error && !data) return <NotLoaded again={refetch}>{userAreaText(error)}</NotLoaded>;
  if (!data) {
    return (
      <div role="status" aria-label={say('alias.loading')}>
        <Skeleton variant="rounded" height={48} sx={{ mb: 2 }} />
        <Skeleton variant="rounded" height={220} />
      </div>
    );
  }
  if (data.email && !inSetUp) return <AliasDetail alias={data} />;
  if (data.refused) return <Alert severity="info">{translate(whyNotMade[data.refused])}</Alert>;
  return <AliasSetUp alias={data} stay={stay} />;
}

/** Promotes the e-learning platform at the foot of the page, if one of the person's schools holds its licence. */
function CampusBanner() {
  const say = useSay();
  const { data } = useRead(aliasCampus);
  if (!data || data.length === 0) return null;
  return (
    <Alert severity="info" role="note">
      <strong>{say('alias.campus.title')}</strong>
      <br />
      {say('alias.campus.about')}
    </Alert>
  );
}
