import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DEMO_KEEPS_PROFILE } from '../../../contract/account/ownProfile';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { useFocusReturn } from '../../ui/useFocusReturn';
import { ProfileDialog } from './ProfileDialog';
import { ProfileFacts } from './ProfileFacts';
import { useOwnProfile } from './useOwnProfile';

/** The record of the own account, to be read, and the way to change it. */
export function ProfileData() {
  const say = useSay();
  const translate = useTranslate();
  const userAreaText = useUserAreaText();
  const { data, error, refetch } = useOwnProfile();
  const [editing, setEditing] = useState(false);
  useFocusReturn(editing);
  if (!data) {
    return error ? <NotLoaded again={refetch}>{userAreaText(error)}</NotLoaded> : <Loading />;
  }
  const { profile, version } = data;
  return (
    <>
      {profile.demo ? (
        <Alert severity="error" sx={{ mb: 2, maxWidth: 900 }}>
          {translate(DEMO_KEEPS_PROFILE)}
        </Alert>
      ) : (
        <Box sx={{ mb: 2 }}>
          <PermissionButton can={['account', 'update']} variant="contained" onClick={() => setEditing(true)}>
            {say('ownProfile.edit')}
          </PermissionButton>
        </Box>
      )}
      <ProfileFacts profile={profile} />
      {editing && <ProfileDialog profile={profile} version={version} close={() => setEditing(false)} />}
    </>
  );
}
