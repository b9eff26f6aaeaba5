import Download from '@mui/icons-material/Download';
import Draw from '@mui/icons-material/Draw';
import VpnKey from '@mui/icons-material/VpnKey';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { onlineProviders } from '../../../contract/signing/providers';
import { practiceDeleteFiles } from '../../../contract/transfer/endpoints';
import { transfer } from '../../../contract/transfer/procedure';
import type { CallApi } from '../../api/CallApi';
import { useRefresh } from '../../api/useRead';
import { useSendOnce } from '../../api/useSendOnce';
import { useSay } from '../../i18n/useSay';
import { Maintenance } from '../../signing/Maintenance';
import { PdfPreview } from '../../signing/PdfPreview';
import { PendingAlert } from '../../signing/PendingAlert';
import { WAY } from '../../signing/SignDocument';
import { useSigningState } from '../../signing/useSigningState';
import { useUnreadable } from '../../signing/useUnreadable';
import { AnswerSummary } from '../../steps/AnswerSummary';
import { StepFailure } from '../../steps/StepFailure';
import type { StepProps } from '../../steps/stepScreen';
import { useGoWith } from '../../steps/useGoWith';
import { Button } from '../../ui/Button';
import { useChoices } from '../../ui/menu/useChoices';
import { NotLoaded } from '../../ui/NotLoaded';
import { Tips } from '../../ui/tips/Tips';
import { ConfirmDialog } from './ConfirmDialog';
import { FileList } from './FileList';
import { usePracticeAtHand } from './PracticeContext';
import { useDocument, useFiles, useWhich } from './usePractices';

/**
 * Shows the answers, each with a link to change it, the files and the document that contains the answers, with buttons
 * to cancel the practice or to sign.
 */
export function DocumentStep({ run, procedure, screens }: StepProps) {
  const say = useSay();
  const refresh = useRefresh();
  const { subject, pending } = usePracticeAtHand();
  const which = useWhich(subject);
  const sendOnce = useSendOnce();
  const [cancelling, setCancelling] = useState(false);
  const maintenance = useSigningState().data?.maintenance === true;
  const document = useDocument(subject, run.saved?.at ?? '');
  const files = useFiles(subject);
  const waits = pending?.state === 'waiting';
  const { disabledReason, preview } = useUnreadable(document.data?.bytes);

  const { go, error } = useGoWith(procedure, 'sign', 'transfer.failed.any');
  const { opener, menu } = useChoices([
    ...onlineProviders.map(({ name, label }) => ({
      name,
      said: say('transfer.document.online', { name: label }),
      Icon: name === 'sigillo' ? Draw : VpnKey,
      does: () => go({ [WAY]: name }),
    })),
    {
      name: 'offline',
      said: say('transfer.document.offline'),
      Icon: Download,
      does: () => go({ [WAY]: 'offline' }),
    },
  ]);
  async function removeFiles(callApi: CallApi): Promise<void> {
    if (!which) return;
    await sendOnce(which, (idempotencyKey) => callApi(practiceDeleteFiles, { body: which, idempotencyKey }));
    await refresh('practice');
    await procedure.readAgain();
  }

  return (
    <>
      {maintenance && <Maintenance />}
      <PendingAlert pending={pending} changeable />
      <Typography sx={{ mb: 2 }}>{say('transfer.document.about')}</Typography>
      <AnswerSummary of={transfer} screens={screens} run={run} />
      {files.isError && <NotLoaded again={files.refetch}>{say('transfer.failed.files')}</NotLoaded>}
      {files.data && <FileList files={files.data} />}
      <Box sx={{ mt: 2 }}>
        {document.isError && !document.data ? (
          <NotLoaded again={document.refetch}>{say('transfer.failed.any')}</NotLoaded>
        ) : (
          <PdfPreview title={say('transfer.document.title')} pdf={document.data?.bytes} {...preview} />
        )}
      </Box>
      <StepFailure error={error} />
      <Tips>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mt: 3 }}>
          <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setCancelling(true)}>
            {say('transfer.document.cancel')}
          </Button>
          <Button
            {...opener}
            variant="contained"
            color="success"
            disabledReason={
              disabledReason ?? (maintenance || waits ? say('transfer.document.wait') : undefined)
            }
          >
            {say('signing.menu.button')}
          </Button>
          {menu}
        </Box>
      </Tips>
      {cancelling && (
        <ConfirmDialog
          about={say('transfer.confirm.removeFiles')}
          failed={say('transfer.failed.removeFiles')}
          confirm={removeFiles}
          close={() => setCancelling(false)}
        />
      )}
    </>
  );
}
