import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useSay } from '../i18n/useSay';
import { ActionDialog, type ActionDialogProps } from '../ui/ActionDialog';
import { type SigningSubject, SubjectFacts } from './SubjectFacts';

interface SigningFrameProps
  extends Pick<ActionDialogProps, 'title' | 'about' | 'actions' | 'confirm' | 'close' | 'children'> {
  readonly subject: SigningSubject;
  /** The sentence for what is going on. */
  readonly running: string | undefined;
  /** How much of a file has been sent, from 0 to 1, where that is known. */
  readonly sent?: number | undefined;
}

/** The dialogs of a signature: what is signed, what is going on, the ways out. */
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

/** A screen reader can read the value of the bar, and is not interrupted at each step. */
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
