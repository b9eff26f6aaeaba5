import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { Question } from '../../ui/Question';

interface ConfirmDialogProps {
  /** What happens. */
  readonly about: string;
  /** The sentence for what fails for no reason of the person's. */
  readonly failed: string;
  readonly confirm: () => Promise<void>;
  readonly close: () => void;
}

/** "Sicuro di voler procedere?" */
export function ConfirmDialog({ about, failed, confirm, close }: ConfirmDialogProps) {
  const say = useSay();
  const { run, running, error } = useCommand((refusal, text) => {
    const { code = '' } = refusal as { readonly code?: string };
    return ['conflict', 'signatureRefused'].includes(code) ? text : failed;
  });
  return (
    <Question
      title={say('transfer.confirm.title')}
      about={about}
      stay={say('transfer.confirm.stay')}
      confirm={say('transfer.confirm.confirm')}
      running={running}
      error={error}
      run={() => void run(() => confirm().then(close))}
      close={close}
    />
  );
}
