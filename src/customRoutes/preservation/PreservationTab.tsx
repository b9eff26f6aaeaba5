import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { preservationReset } from '../../../contract/preservation/endpoints';
import { type PreservationStatus, preservationDocuments } from '../../../contract/preservation/preservation';
import { allSigned, documentsIn, stageOf, stepOf } from '../../../contract/preservation/procedure';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { Tips } from '../../ui/tips/Tips';
import { ActivateDialog } from './ActivateDialog';
import { Completed } from './Completed';
import { DataCard } from './DataCard';
import { DocumentTable } from './DocumentTable';
import { ManagerDialog } from './ManagerDialog';
import { useDs, useManager } from './usePreservationData';

interface PreservationTabProps {
  readonly status: PreservationStatus;
  /** Whether the tab is visible: hidden tabs open no dialogs. */
  readonly shown: boolean;
}

/** Renders the activation of preservation step by step: the data, the four signatures, the confirmation. */
export function PreservationTab({ status, shown }: PreservationTabProps) {
  const say = useSay();
  const [open, setOpen] = useState<'manager' | 'activate' | 'reset'>();
  // The form returns to the summary if it was opened from there.
  const [before, setBefore] = useState<'activate'>();
  const step = stepOf(status);
  const ready = allSigned(status) && !status.completed;
  useEffect(() => {
    if (ready && shown) setOpen('activate');
  }, [ready, shown]);
  const left = documentsIn(status).filter(({ state }) => state !== 'signed').length;
  const close = () => {
    setOpen(open === 'manager' && ready ? before : undefined);
    setBefore(undefined);
  };

  if (step === 3) return <Completed status={status} />;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <NextStep status={status} />
      <Stepper
        component="ol"
        aria-label={say('services.preservation.steps')}
        orientation="vertical"
        activeStep={step - 1}
        connector={null}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        <Step component="li" expanded completed={step > 1}>
          <Label text={say('services.preservation.step1')} done={step > 1} current={step === 1} />
          <StepContent transitionDuration={0}>
            <DataCard status={status} change={() => setOpen('manager')} />
          </StepContent>
        </Step>
        <Step component="li" expanded completed={ready} last sx={{ mt: 1.5 }}>
          <Label text={say('services.preservation.step2')} done={ready} current={step === 2} />
          <StepContent transitionDuration={0}>
            {step === 2 ? (
              <DocumentTable status={status} />
            ) : (
              <Typography sx={{ color: 'text.secondary' }}>
                {say('services.preservation.step2Waits')}
              </Typography>
            )}
          </StepContent>
        </Step>
      </Stepper>
      <Tips>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mt: 3 }}>
          <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setOpen('reset')}>
            {say('services.preservation.reset')}
          </Button>
          <Button
            variant="contained"
            color="success"
            aria-haspopup="dialog"
            disabledReason={
              ready ? undefined : say('services.preservation.confirmWhy', { smart_count: left })
            }
            onClick={() => setOpen('activate')}
          >
            {say('services.preservation.confirm')}
          </Button>
        </Box>
      </Tips>
      {open === 'manager' && <ManagerDialog status={status} close={close} />}
      {open === 'reset' && <ResetDialog close={close} />}
      {open === 'activate' && (
        <ActivateDialog
          status={status}
          change={() => {
            setBefore('activate');
            setOpen('manager');
          }}
          close={close}
        />
      )}
    </Box>
  );
}

/** Renders the name of a step; completion is also stated in text, not only by an icon. */
function Label({ text, done, current }: { text: string; done: boolean; current: boolean }) {
  const say = useSay();
  return (
    <StepLabel aria-current={current ? 'step' : undefined}>
      <Typography component="h2" variant="h3">
        {text}
      </Typography>
      {done && (
        <Typography variant="body2" component="span" sx={{ color: 'success.main' }}>
          {say('services.preservation.stepDone')}
        </Typography>
      )}
    </StepLabel>
  );
}

/** Says what has to be done now, and by whom. */
function NextStep({ status }: { readonly status: PreservationStatus }) {
  const say = useSay();
  const ds = useDs().data;
  const manager = useManager().data;
  const nameOf = { DS: ds?.name ?? '', manager: manager?.name ?? '' };
  const left = documentsIn(status).filter(({ state }) => state === 'unsigned');
  const signers = [...new Set(left.map(({ kind }) => nameOf[preservationDocuments[kind].signer]))];

  function text(): string {
    if (ds === null) return say('services.preservation.next.head');
    return say(`services.preservation.next.${stageOf(status)}`, {
      smart_count: left.length,
      who: signers.filter(Boolean).join(', '),
    });
  }
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {text()}{' '}
      {ds === null && (
        <Link component={RouterLink} to="/user" color="inherit">
          {say('signing.nameHead')}
        </Link>
      )}
    </Alert>
  );
}

/** Asks for confirmation before all data and signatures are discarded; then opens the first page. */
function ResetDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { run, callApi, running, error } = useCommand();
  const reset = () =>
    run(async () => {
      await callApi(preservationReset);
      queries.removeQueries({ queryKey: ['preservation'] });
      navigate('/');
    });
  return (
    <ActionDialog
      title={say('services.preservation.restart.title')}
      about={say('services.preservation.restart.about')}
      running={running}
      error={error}
      close={close}
      confirm={{
        text: say('services.preservation.restart.confirm'),
        color: 'error',
        run: () => void reset(),
      }}
    />
  );
}
