import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { resizingDelete } from '../../../contract/endpoints/resizing';
import { useCallApi } from '../../api/CallApi';
import { refusalText } from '../../api/refusal';
import type { ProcedureState } from '../../features/procedure/useProcedure';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';
import { statusKey } from './useResizing';

interface CancelDialogProps {
  readonly procedure: ProcedureState;
  readonly close: () => void;
}

/** Asks before what was chosen is forgotten. */
export function CancelDialog({ procedure, close }: CancelDialogProps) {
  const say = useSay();
  const translate = useTranslate();
  const callApi = useCallApi();
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>();
  async function forget(): Promise<void> {
    try {
      await callApi(resizingDelete);
      await queries.invalidateQueries({ queryKey: statusKey });
      await procedure.readAgain();
      close();
    } catch (thrown) {
      setError(thrown);
    }
  }
  return (
    <Dialog
      size="question"
      onClose={close}
      title={say('resizing.annul.title')}
      about={say('resizing.annul.about')}
      actions={
        <>
          <Button onClick={close}>{say('resizing.annul.stay')}</Button>
          <Button variant="contained" color="error" onClick={() => void forget()}>
            {say('resizing.annul.confirm')}
          </Button>
        </>
      }
    >
      <div role="alert">
        {error !== undefined && (
          <Alert role="none" severity="error">
            {translate(refusalText(error))}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
