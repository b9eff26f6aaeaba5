import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useId } from 'react';
import { useFocusReturn } from '../../engine/actions/useFocusReturn';
import { Tips } from '../../engine/why/Tips';

interface SigningFrameProps {
  readonly title: string;
  /** What it is about: the dialog's description. */
  readonly about: string;
  readonly close: () => void;
  /** What is going on, while it is: nobody leaves then. */
  readonly running: string | undefined;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The dialogs of a signature: what is to be done, what goes on, the ways out. */
export function SigningFrame({ title, about, close, running, actions, children }: SigningFrameProps) {
  const name = useId();
  const description = useId();
  useFocusReturn(true);
  return (
    <Dialog
      open
      onClose={() => !running && close()}
      transitionDuration={0}
      aria-labelledby={name}
      aria-describedby={description}
      slotProps={{ paper: { sx: { width: '100%', maxWidth: 560, m: { xs: 1, sm: 4 } } } }}
    >
      <DialogTitle id={name}>{title}</DialogTitle>
      <DialogContent>
        <p id={description}>{about}</p>
        <Tips>{children}</Tips>
        <div role="status">{running && <p>{running}</p>}</div>
        {running && <LinearProgress aria-label={running} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>{actions}</DialogActions>
    </Dialog>
  );
}
