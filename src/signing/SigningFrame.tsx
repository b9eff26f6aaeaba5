import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useSay } from '../i18n/useSay';
import { ActionDialog, type ActionDialogProps } from '../ui/ActionDialog';
import { type SigningSubject, SubjectFacts } from './SubjectFacts';

interface SigningFrameProps
  extends Pick<ActionDialogProps, 'title' | 'about' | 'actions' | 'confirm' | 'close' | 'children'> {
  readonly subject: SigningSubject;
  /** Sentence for the work that is running. */
  readonly running: string | undefined;
  /** Share of the file that was sent, from 0 to 1, if known. */
  readonly sent?: number | undefined;
}

/** Renders the dialogs of a signature: the documents, the progress, the buttons. */
export function SigningFrame({ subject, running, sent, children, ...dialog }: SigningFrameProps) {
  const say = useSay();
  return (
    <ActionDialog {...dialog} running={running} dismiss={say('signing.close')}>
      <SubjectFacts {...subject} />
      {children}
      {running && sent === undefined && <LinearProgress aria-label={running} />}
      {running && sent !== undefined && <Sent label={running} share={sent} />}
    </ActionDialog>
  );
}

/**
 * Shows the share of the file that was sent. It is not a live region: screen readers can read the value, but are not
 * interrupted at each step.
 */
function Sent({ label, share }: { readonly label: string; readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={label}
        aria-valuetext={`${percent} %`}
        sx={{ flex: 1 }}
      />
      <Box component="span" aria-hidden sx={{ minWidth: '4ch', textAlign: 'right' }}>
        {percent} %
      </Box>
    </Box>
  );
}
