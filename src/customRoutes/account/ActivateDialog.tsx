import { useNavigate } from 'react-router';
import { type OpenedOtp, otpActivationFields } from '../../../contract/account/otp';
import { otpActivate } from '../../../contract/account/otpEndpoints';
import { refusedFields } from '../../api/refusedCall';
import { useUserAreaText } from '../../api/useUserAreaText';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandDialog } from '../../engine/form/CommandDialog';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';
import { safeRedirect } from '../../session/safeRedirect';

interface ActivateDialogProps {
  readonly opened: OpenedOtp;
  /** Updates the link's state after a failure. @returns whether the link is no longer valid */
  readonly endIfOver: (error: unknown) => boolean;
  readonly close: () => void;
}

const otpActivation = defineCommand('otpActivation', {
  fields: otpActivationFields,
  inputs: ['codice'],
  typing: { codice: { autoComplete: 'one-time-code', inputMode: 'numeric' } },
});

/** Asks for confirmation before the code is required at each sign-in; then opens the first page. */
export function ActivateDialog({ opened, endIfOver, close }: ActivateDialogProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { token, username, otp, callbackUri } = opened;
  const form = useCommandForm(otpActivation, {
    known: { token, username, otp },
    problemText: useUserAreaText(),
  });

  function goHome() {
    const home = safeRedirect(callbackUri);
    const here = home === '/' || new URL(home).origin === window.location.origin;
    if (here) void navigate('/');
    else window.location.assign(home);
  }

  return (
    <CommandDialog
      form={form}
      title={say('accountOtp.activate.question')}
      about={say('accountOtp.activate.warning', { name: username })}
      close={close}
      confirm={{ text: say('accountOtp.activate.submit') }}
      send={async (body, idempotencyKey) => {
        try {
          await form.callApi(otpActivate, { body, idempotencyKey });
        } catch (refusal) {
          if (refusedFields(refusal).codice || !endIfOver(refusal)) throw refusal;
          return;
        }
        goHome();
      }}
      autoFocusInput
    />
  );
}
