import Box from '@mui/material/Box';
import { useState } from 'react';
import { NO_OTP_IN_THIS_SCHOOL, type Security } from '../../../contract/account/otp';
import { type Activity, deviceWords } from '../../../contract/activities/activity';
import { activityLogout } from '../../../contract/activities/endpoints';
import { showInstant } from '../../../contract/values/dates';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { Elsewhere } from '../../identity/Elsewhere';
import { useSession } from '../../session/SessionContext';
import { ActionDialog } from '../../ui/ActionDialog';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { AddAppDialog } from './AddAppDialog';
import { ChangePasswordLink } from './ChangePasswordLink';
import { useReadAgain } from './queries';

interface NotMeDialogProps {
  readonly activity: Activity;
  readonly security: Security;
  readonly close: () => void;
}

/** Guides people who do not recognise a sign-in: end the session, choose a new password, link a second factor. */
export function NotMeDialog({ activity, security, close }: NotMeDialogProps) {
  const say = useSay();
  const { signInElsewhere } = useSession();
  const readAgain = useReadAgain();
  const { run, callApi, running, error } = useCommand(useUserAreaText());
  const [ended, setEnded] = useState(false);
  const [linking, setLinking] = useState(false);
  const { type, detail } = deviceWords(activity.deviceDetails);
  const about = say('accountActivity.notMe.about', {
    date: showInstant(activity.date),
    device: [type, detail].join(' '),
  });

  const end = () =>
    run(async (idempotencyKey) => {
      await callApi(activityLogout, { params: { id: activity.id }, idempotencyKey });
      setEnded(true);
      await readAgain();
    });

  if (linking) return <AddAppDialog close={close} />;
  return (
    <ActionDialog title={say('accountActivity.notMe.title')} about={about} close={close} error={error}>
      <Box component="ol" sx={{ pl: 3, '& li': { mb: 2 } }}>
        <li>
          <div>{say('accountActivity.notMe.end')}</div>
          <Box role="status" sx={{ fontWeight: 600 }}>
            {ended
              ? say('accountActivity.notMe.ended')
              : !activity.open && say('accountActivity.notMe.alreadyOver')}
          </Box>
          {activity.open && !ended && (
            <PermissionButton
              can={['activity', 'end']}
              variant="contained"
              color="error"
              busy={running}
              sx={{ mt: 1 }}
              onClick={() => void end()}
            >
              {say('accountActivity.notMe.endGo')}
            </PermissionButton>
          )}
        </li>
        <li>
          <div>{say('accountActivity.notMe.password')}</div>
          {signInElsewhere ? (
            <Elsewhere what="password" account={signInElsewhere.account} />
          ) : (
            <Box sx={{ mt: 1 }}>
              <ChangePasswordLink>{say('accountActivity.notMe.passwordGo')}</ChangePasswordLink>
            </Box>
          )}
        </li>
        <li>
          <div>{say('accountActivity.notMe.factor')}</div>
          {signInElsewhere ? (
            <Elsewhere what="factor" />
          ) : (
            <Factor security={security} link={() => setLinking(true)} />
          )}
          {!signInElsewhere && security.passkeys.length > 0 && (
            <Box sx={{ mt: 1 }}>{say('accountActivity.notMe.passkeys')}</Box>
          )}
        </li>
      </Box>
    </ActionDialog>
  );
}

function Factor({ security, link }: { readonly security: Security; readonly link: () => void }) {
  const say = useSay();
  const sentence = useSentence();
  const done = security.required && security.methods.length > 0;
  if (done) return <strong>{say('accountActivity.notMe.factorDone')}</strong>;
  if (!security.schoolOtp) return <em>{sentence(NO_OTP_IN_THIS_SCHOOL)}</em>;
  return (
    <PermissionButton can={['account', 'update']} variant="outlined" sx={{ mt: 1 }} onClick={link}>
      {say('accountActivity.notMe.factorGo')}
    </PermissionButton>
  );
}
