import { resizingDelete, resizingStatus } from '../../../contract/resizing/endpoints';
import { useCommand } from '../../api/useCommand';
import { useRefresh } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import type { ProcedureState } from '../../steps/useProcedure';
import { ActionDialog } from '../../ui/ActionDialog';

interface CancelDialogProps {
  readonly procedure: ProcedureState;
  readonly close: () => void;
}

/** Asks for confirmation before the choices are discarded. */
export function CancelDialog({ procedure, close }: CancelDialogProps) {
  const say = useSay();
  const refresh = useRefresh();
  const { run, callApi, running, error } = useCommand();
  const forget = () =>
    run(async (idempotencyKey) => {
      await callApi(resizingDelete, { idempotencyKey });
      await refresh(resizingStatus);
      await procedure.readAgain();
      close();
    });
  return (
    <ActionDialog
      title={say('resizing.annul.title')}
      about={say('resizing.annul.about')}
      running={running}
      error={error}
      close={close}
      confirm={{ text: say('resizing.annul.confirm'), color: 'error', run: () => void forget() }}
      dismiss={say('resizing.annul.stay')}
    />
  );
}
