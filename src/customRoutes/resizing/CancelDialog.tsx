import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { resizingDelete } from '../../../contract/endpoints/resizing';
import { useCallApi } from '../../api/CallApi';
import { useCommand } from '../../api/useCommand';
import type { ProcedureState } from '../../features/procedure/useProcedure';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';
import { WhyButton } from '../../ui/tips/WhyButton';
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
    <Dialog
      size="question"
      onClose={() => !running && close()}
      title={say('resizing.annul.title')}
      about={say('resizing.annul.about')}
      actions={
        <>
          <WhyButton onClick={close} busy={running}>
            {say('resizing.annul.stay')}
          </WhyButton>
          <WhyButton variant="contained" color="error" busy={running} onClick={() => void forget()}>
            {say('resizing.annul.confirm')}
          </WhyButton>
        </>
      }
    >
      <div role="alert">
        {error !== undefined && (
          <Alert role="none" severity="error">
            {error}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
