import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog';
import { Tips } from '../ui/tips/Tips';
import { type SigningSubject, SubjectFacts } from './SubjectFacts';

interface SigningFrameProps {
  readonly title: string;
  /** What it is about: the dialog's description. */
  readonly about: string;
  readonly subject: SigningSubject;
  readonly close: () => void;
  /** What is going on, while it is: nobody leaves then. */
  readonly running: string | undefined;
  /** How much of a file has been sent, from 0 to 1, where that is known. */
  readonly sent?: number | undefined;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The dialogs of a signature: what is to be done, what goes on, the ways out. */
export function SigningFrame(props: SigningFrameProps) {
  const { title, about, subject, close, running, sent, actions, children } = props;
  return (
    <Dialog size="question" onClose={() => !running && close()} title={title} about={about} actions={actions}>
      <SubjectFacts {...subject} />
      <Tips>{children}</Tips>
      <div role="status">{running && <p>{running}</p>}</div>
      {running && sent === undefined && <LinearProgress aria-label={running} />}
      {running && sent !== undefined && <Sent label={running} share={sent} />}
    </Dialog>
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
