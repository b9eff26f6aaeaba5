import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type OpenedOtp, otpActivationFields } from '../../../contract/account/otp';
import { otpActivate } from '../../../contract/account/otpEndpoints';
import { useCallApi } from '../../api/CallApi';
import { refusedFields } from '../../api/refusedCall';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { safeRedirect } from '../../session/safeRedirect';
import { ActionDialog } from '../../ui/ActionDialog';

interface ActivateDialogProps {
  readonly opened: OpenedOtp;
  /** What follows for the link from a failure. @returns whether it is over */
  readonly endIfOver: (error: unknown) => boolean;
  readonly close: () => void;
}

/** Asks before the code is needed at each sign-in; then the person goes home. */
export function ActivateDialog({ opened, endIfOver, close }: ActivateDialogProps) {
  const say = useSay();
  const sentence = useSentence();
  const userAreaText = useUserAreaText();
  const callApi = useCallApi();
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID() as string);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string>();
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function activate() {
    if (!code.trim()) return refuse(otpActivationFields.codice.say.required);
    setRunning(true);
    setRefused(undefined);
    setError(undefined);
    const { token, username, otp, callbackUri } = opened;
    try {
      await callApi(otpActivate, {
        body: { token, username, otp, codice: code },
        idempotencyKey: key.current,
      });
      goHome(callbackUri);
    } catch (failure) {
      setRunning(false);
      const { codice } = refusedFields(failure);
      if (codice) refuse(codice);
      else if (!endIfOver(failure)) setError(userAreaText(failure));
    }
  }

  /** What was typed stays; another code is another request. */
  function refuse(message: string) {
    key.current = crypto.randomUUID();
    setRefused(message);
    input.current?.focus();
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
      error={error}
      confirm={{ text: say('accountOtp.activate.submit'), run: () => void activate() }}
    >
      <TextField
        label={say('accountOtp.activate.code')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={refused !== undefined}
        helperText={refused && sentence(refused)}
        inputRef={input}
        required
        autoFocus
        fullWidth
        slotProps={{ htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 40 } }}
      />
    </ActionDialog>
  );
}
