import { useQueryClient } from '@tanstack/react-query';
import { resizingDelete } from '../../../contract/resizing/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import type { ProcedureState } from '../../steps/useProcedure';
import { Question } from '../../ui/Question';
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
    <Question
      title={say('resizing.annul.title')}
      about={say('resizing.annul.about')}
      stay={say('resizing.annul.stay')}
      confirm={say('resizing.annul.confirm')}
      color="error"
      running={running}
      error={error}
      run={() => void forget()}
      close={close}
    />
  );
}
