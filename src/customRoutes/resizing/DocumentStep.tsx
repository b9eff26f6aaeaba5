import Download from '@mui/icons-material/Download';
import Draw from '@mui/icons-material/Draw';
import VpnKey from '@mui/icons-material/VpnKey';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { resizingDelete, resizingStatus } from '../../../contract/resizing/endpoints';
import { mergedSchool } from '../../../contract/resizing/procedure';
import { onlineProviders } from '../../../contract/signing/providers';
import { useCommand } from '../../api/useCommand';
import { useRefresh } from '../../api/useRead';
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
import type { ProcedureState } from '../../steps/useProcedure';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { useChoices } from '../../ui/menu/useChoices';
import { NotLoaded } from '../../ui/NotLoaded';
import { Tips } from '../../ui/tips/Tips';
import { useDocument } from './useDocument';
import { useMergedStatus } from './useResizing';

/**
 * Shows the answers, each with a link to change it, and the document that contains them, with buttons to cancel or to
 * sign.
 */
export function DocumentStep({ run, procedure, screens }: StepProps) {
  const say = useSay();
  const [cancelling, setCancelling] = useState(false);
  const { data: status } = useMergedStatus();
  const maintenance = useSigningState().data?.maintenance === true;
  const document = useDocument(run.saved?.at ?? '');
  const waits = status?.pending?.state === 'waiting';
  const { disabledReason, preview } = useUnreadable(document.data?.bytes);

  const { go, error } = useGoWith(procedure, 'sign', 'resizing.failed');
  const { opener, menu } = useChoices([
    ...onlineProviders.map(({ name, label }) => ({
      name,
      said: say('signing.menu.online', { name: label }),
      Icon: name === 'sigillo' ? Draw : VpnKey,
      does: () => go({ [WAY]: name }),
    })),
    {
      name: 'offline',
      said: say('resizing.sign.offline'),
      Icon: Download,
      does: () => go({ [WAY]: 'offline' }),
    },
  ]);

  return (
    <>
      {maintenance && <Maintenance />}
      <PendingAlert pending={status?.pending} changeable />
      <Typography sx={{ mb: 2 }}>{say('resizing.document.about')}</Typography>
      <AnswerSummary of={mergedSchool} screens={screens} run={run} />
      {document.isError && !document.data ? (
        <NotLoaded again={document.refetch}>{say('resizing.failed')}</NotLoaded>
      ) : (
        <PdfPreview title={say('resizing.document.title')} pdf={document.data?.bytes} {...preview} />
      )}
      <StepFailure error={error} />
      <Tips>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mt: 3 }}>
          <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setCancelling(true)}>
            {say('resizing.cancel')}
          </Button>
          <Button
            {...opener}
            variant="contained"
            color="success"
            disabledReason={disabledReason ?? (maintenance || waits ? say('resizing.sign.wait') : undefined)}
          >
            {say('signing.menu.button')}
          </Button>
          {menu}
        </Box>
      </Tips>
      {cancelling && <CancelDialog procedure={procedure} close={() => setCancelling(false)} />}
    </>
  );
}

interface CancelDialogProps {
  readonly procedure: ProcedureState;
  readonly close: () => void;
}

/** Asks for confirmation before the choices are discarded. */
function CancelDialog({ procedure, close }: CancelDialogProps) {
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
