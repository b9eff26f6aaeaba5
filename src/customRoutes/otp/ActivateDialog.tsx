import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { otpActivate } from '../../../contract/endpoints/otp';
import type { OpenedOtp } from '../../../contract/entities/otp';
import { useCallApi } from '../../api/CallApi';
import { useUserAreaText } from '../../api/useUserAreaText';
import { DialogFrame } from '../../features/registry/DialogFrame';
import { useSay } from '../../i18n/useSay';
import { safeRedirect } from '../../session/safeRedirect';

interface ActivateDialogProps {
  readonly opened: OpenedOtp;
  /** What follows for the link from a failure. @returns whether it is over */
  readonly endIfOver: (error: unknown) => boolean;
  readonly close: () => void;
}

/** Asks before the code is needed at each sign-in; then the person goes home. */
export function ActivateDialog({ opened, endIfOver, close }: ActivateDialogProps) {
  const say = useSay();
  const userAreaText = useUserAreaText();
  const callApi = useCallApi();
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID() as string);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string>();

  async function activate() {
    setRunning(true);
    setError(undefined);
    const { token, username, otp, callbackUri } = opened;
    try {
      await callApi(otpActivate, { body: { token, username, otp }, idempotencyKey: key.current });
      goHome(callbackUri);
    } catch (failure) {
      setRunning(false);
      if (!endIfOver(failure)) setError(userAreaText(failure));
    }
  }

  function goHome(callbackUri: string) {
    const home = safeRedirect(callbackUri);
    const here = home === '/' || new URL(home).origin === window.location.origin;
    if (here) void navigate('/');
    else window.location.assign(home);
  }

  return (
    <DialogFrame
      title={say('accountOtp.activate.question')}
      about={say('accountOtp.activate.warning', { name: opened.username })}
      size="question"
      close={close}
      running={running}
      error={error}
      confirm={{ text: say('accountOtp.activate.submit'), run: () => void activate() }}
    />
  );
}
