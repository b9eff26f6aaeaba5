import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { practiceDelete } from '../../../contract/transfer/endpoints';
import type { CallApi } from '../../api/CallApi';
import { useRefresh } from '../../api/useRead';
import { useSendOnce } from '../../api/useSendOnce';
import { useSay } from '../../i18n/useSay';
import type { ProcedureInstance, ProcedureState } from '../../steps/useProcedure';
import { Button } from '../../ui/Button';
import { Tips } from '../../ui/tips/Tips';
import { ConfirmDialog } from './ConfirmDialog';
import { usePracticeAtHand } from './PracticeContext';
import { HISTORY } from './practice';
import { useAllUploads } from './useAllUploads';
import { useCreateDocument } from './useCreateDocument';
import { type useFiles, useWhich } from './usePractices';

interface AttachmentButtonsProps {
  readonly procedure: ProcedureState;
  readonly run: ProcedureInstance;
  readonly note: string;
  /** Files uploaded earlier. */
  readonly files: NonNullable<ReturnType<typeof useFiles>['data']>;
  /** Reason why the files cannot be sent yet. */
  readonly disabledReason: string | undefined;
}

/**
 * Renders "back", which deletes the practice, and "Carica file", which becomes "Avanti" once the files are being
 * uploaded.
 */
export function AttachmentButtons({ procedure, run, note, files, disabledReason }: AttachmentButtonsProps) {
  const say = useSay();
  const translate = useTranslate();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { subject, attachments } = usePracticeAtHand();
  const query = useWhich(subject);
  const sendOnce = useSendOnce();
  const [asking, setAsking] = useState<'upload' | 'delete'>();
  const { running, chosen } = attachments;
  const { done } = useAllUploads(running);
  const { create, made, error } = useCreateDocument({
    subject,
    run,
    note,
    elsewhere: () => void goOn(),
  });
  const sent = running.length > 0;
  const begun = useRef(false);
  useEffect(() => {
    if (!done || begun.current) return;
    begun.current = true;
    void create();
  }, [done, create]);

  async function goOn(): Promise<void> {
    attachments.clear();
    await refresh('practice');
    await procedure.readAgain();
  }
  const remove = async (callApi: CallApi) => {
    if (!query) return;
    const release = attachments.hold();
    try {
      await sendOnce(query, (idempotencyKey) => callApi(practiceDelete, { query, idempotencyKey }));
    } catch (refusal) {
      release();
      throw refusal;
    }
    attachments.stop();
    await refresh('practice');
    void navigate(HISTORY);
  };
  async function upload(): Promise<void> {
    if (chosen.length > 0) attachments.send();
    else if (files.length > 0) await create();
  }

  return (
    <Tips>
      <div role="status">
        {made && (
          <Alert role="none" severity="success" sx={{ mt: 2 }}>
            {say('transfer.files.done')}
          </Alert>
        )}
      </div>
      <div role="alert">
        {error && (
          <Alert
            role="none"
            severity="error"
            sx={{ mt: 2 }}
            action={
              <Button color="inherit" size="small" onClick={() => void create()}>
                {say('engine.list.retry')}
              </Button>
            }
          >
            {translate(error)}
          </Alert>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mt: 3 }}>
        <Button aria-haspopup="dialog" onClick={() => setAsking('delete')}>
          {say('procedure.back')}
        </Button>
        {sent || made ? (
          <Button
            variant="contained"
            disabledReason={made ? undefined : say('transfer.files.wait')}
            onClick={() => void goOn()}
          >
            {say('transfer.files.next')}
          </Button>
        ) : (
          <Button
            variant="contained"
            aria-haspopup="dialog"
            disabledReason={disabledReason}
            onClick={() => setAsking('upload')}
          >
            {say('transfer.files.upload')}
          </Button>
        )}
      </Box>
      {asking === 'upload' && (
        <ConfirmDialog
          about={say('transfer.confirm.upload')}
          failed={say('transfer.failed.begin')}
          confirm={upload}
          close={() => setAsking(undefined)}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          about={say('transfer.confirm.delete')}
          failed={say('transfer.failed.delete')}
          confirm={remove}
          close={() => setAsking(undefined)}
        />
      )}
    </Tips>
  );
}
