import type { CallApi } from '../../api/CallApi';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';

interface ConfirmDialogProps {
  /** Consequences. */
  readonly about: string;
  /** Sentence shown for any failure other than a conflict or a refused signature. */
  readonly failed: string;
  readonly confirm: (callApi: CallApi) => Promise<void>;
  readonly close: () => void;
}

/** Asks for confirmation: "Sicuro di voler procedere?". */
export function ConfirmDialog({ about, failed, confirm, close }: ConfirmDialogProps) {
  const say = useSay();
  const { run, callApi, running, error } = useCommand((refusal, text) => {
    const { code = '' } = refusal as { readonly code?: string };
    return ['conflict', 'signatureRefused'].includes(code) ? text : failed;
  });
  return (
    <ActionDialog
      title={say('transfer.confirm.title')}
      about={about}
      running={running}
      error={error}
      close={close}
      confirm={{
        text: say('transfer.confirm.confirm'),
        run: () => void run(() => confirm(callApi).then(close)),
      }}
      dismiss={say('transfer.confirm.stay')}
    />
  );
}
