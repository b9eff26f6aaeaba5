import { useQueryClient } from '@tanstack/react-query';
import { resizingDelete } from '../../../contract/resizing/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import type { ProcedureState } from '../../steps/useProcedure';
import { ActionDialog } from '../../ui/ActionDialog';
import { statusKey } from './useResizing';

interface CancelDialogProps {
  readonly procedure: ProcedureState;
  readonly close: () => void;
}

/** Asks before what was chosen is forgotten. */
export function CancelDialog({ procedure, close }: CancelDialogProps) {
  const say = useSay();
  const callApi = useCallApi();
  const queries = useQueryClient();
  const { run, running, error } = useCommand();
  const forget = () =>
    run(async (idempotencyKey) => {
      await callApi(resizingDelete, { idempotencyKey });
      await queries.invalidateQueries({ queryKey: statusKey });
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
