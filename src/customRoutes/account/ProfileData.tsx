import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { DEMO_KEEPS_PROFILE, type OwnProfile } from '../../../contract/account/ownProfile';
import { TAX_CODE } from '../../../contract/values/codiceFiscale';
import { useUserAreaText } from '../../api/useUserAreaText';
import { EditDialog } from '../../engine/form/EditDialog';
import { useSingleRecord } from '../../engine/form/useSingleRecord';
import { FactPanels } from '../../engine/record/FactPanels';
import { useSay } from '../../i18n/useSay';
import { useRenewSession } from '../../session/RenewSession';
import { useSession } from '../../session/SessionContext';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { ownProfile, profileUpdate } from './ownProfile';

/** Shows the record of the own account, with an edit button. */
export function ProfileData() {
  const say = useSay();
  const translate = useTranslate();
  const userAreaText = useUserAreaText();
  const renew = useRenewSession();
  const logout = useLogout();
  const { profile: signedIn } = useSession();
  const { record, error, refetch, send } = useSingleRecord(ownProfile, { body: profileUpdate });
  const [editing, setEditing] = useState(false);
  if (!record) {
    return error ? <NotLoaded again={refetch}>{userAreaText(error)}</NotLoaded> : <Loading />;
  }
  const { demo, supervisor, collegata, codicefiscale } = record as unknown as OwnProfile;
  const isWrong = codicefiscale && !TAX_CODE.test(codicefiscale);
  /**
   * True for a supervisor who signed in with an alias identity: they have to sign in again after a change (PROF-022).
   */
  const signsOut = supervisor && signedIn.user_type === 'ALIAS';
  const shown = Object.keys(ownProfile.fields).filter((name) => name !== 'timeTable' || record.timeTable);
  return (
    <>
      {demo ? (
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
      {isWrong && !supervisor && (
        <Alert severity="warning" sx={{ mb: 2, maxWidth: 900 }}>
          {say('ownProfile.wrongTaxCode')}
        </Alert>
      )}
      <FactPanels resource={ownProfile} record={record} fields={shown} />
      {editing && (
        <EditDialog
          resource={ownProfile}
          record={record}
          send={send}
          size="question"
          title={say('ownProfile.form.title')}
          problemText={userAreaText}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            // The frame of the page shows the name, which comes from the session.
            void (signsOut ? logout() : renew().catch(() => undefined));
          }}
        >
          <Box sx={{ color: 'text.secondary', mb: 2 }}>
            {say('ownProfile.form.required')} {!supervisor && say('ownProfile.form.others')}
          </Box>
          {supervisor && collegata && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {say('ownProfile.form.linked')}
            </Alert>
          )}
          {signsOut && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {say('ownProfile.form.signsOut')}
            </Alert>
          )}
        </EditDialog>
      )}
    </>
  );
}
