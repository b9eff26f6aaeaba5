import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type OpenedOtp, otpActivationFields } from '../../../contract/account/otp';
import { otpActivate } from '../../../contract/account/otpEndpoints';
import { refusedFields } from '../../api/refusedCall';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { keepOtpActivated } from '../../session/otpActivated';
import { safeRedirect } from '../../session/safeRedirect';
import { ActionDialog } from '../../ui/ActionDialog';

interface ActivateDialogProps {
  readonly opened: OpenedOtp;
  /** Updates the link's state after a failure. @returns whether the link is no longer valid */
  readonly endIfOver: (error: unknown) => boolean;
  readonly close: () => void;
}

/** Asks for confirmation before the code is required at each sign-in; then opens the first page. */
export function ActivateDialog({ opened, endIfOver, close }: ActivateDialogProps) {
  const say = useSay();
  const sentence = useSentence();
  const userAreaText = useUserAreaText();
  const navigate = useNavigate();
  const { run, callApi, running, failure, error } = useCommand(userAreaText);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && !code.trim() ? otpActivationFields.codice.say.required : undefined;
  const refused = missing ?? (failure === undefined ? undefined : refusedFields(failure).codice);

  function activate() {
    setTried(true);
    if (!code.trim()) return;
    const { token, username, otp, callbackUri } = opened;
    const body = { token, username, otp, codice: code };
    void run(async (idempotencyKey) => {
      try {
        await callApi(otpActivate, { body, idempotencyKey });
      } catch (refusal) {
        if (refusedFields(refusal).codice || !endIfOver(refusal)) throw refusal;
        return;
      }
      keepOtpActivated();
      goHome(callbackUri);
    }, body);
  }

  function goHome(callbackUri: string) {
    const home = safeRedirect(callbackUri);
    const here = home === '/' || new URL(home).origin === window.location.origin;
    if (here) void navigate('/');
    else window.location.assign(home);
  }

  return (
    <ActionDialog
      title={say('accountOtp.activate.question')}
      about={say('accountOtp.activate.warning', { name: opened.username })}
      close={close}
      running={running}
      error={refused ? undefined : error}
      confirm={{ text: say('accountOtp.activate.submit'), run: activate }}
    >
      <TextField
        label={say('accountOtp.activate.code')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={refused !== undefined}
        helperText={refused && sentence(refused)}
        required
        autoFocus
        fullWidth
        slotProps={{ htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 40 } }}
      />
    </ActionDialog>
  );
}
