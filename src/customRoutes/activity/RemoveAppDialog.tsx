import { useNotify } from 'ra-core';
import { otpMethodRemove } from '../../../contract/endpoints/otp';
import type { Security } from '../../../contract/entities/otp';
import { useCallApi } from '../../engine/CallApi';
import { useSay } from '../../i18n/useSay';
import { DialogFrame } from '../../procedures/registry/DialogFrame';
import { useReadAgain } from './queries';
import { useOnce } from './useOnce';

interface RemoveAppDialogProps {
  readonly method: Security['methods'][number];
  readonly close: () => void;
}

/** Asks before an authenticator app is forgotten. */
export function RemoveAppDialog({ method, close }: RemoveAppDialogProps) {
  const say = useSay();
  const notify = useNotify();
  const callApi = useCallApi();
  const readAgain = useReadAgain();
  const { run, running, error } = useOnce();

  const remove = () =>
    run(async (idempotencyKey) => {
      await callApi(otpMethodRemove, { params: { id: method.id }, idempotencyKey });
      notify('accountActivity.security.removed', { type: 'success' });
      close();
      await readAgain();
    });

  return (
    <DialogFrame
      title={say('accountActivity.security.removeTitle')}
      about={say('accountActivity.security.removeAbout', { name: method.name })}
      size="question"
      close={close}
      running={running}
      error={error}
      confirm={{ text: say('accountActivity.security.remove'), danger: true, run: () => void remove() }}
    />
  );
}
