import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';

interface NewsFrameProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A dialog to read in. */
export function NewsFrame({ title, close, children }: NewsFrameProps) {
  const say = useSay();
  const id = useId();
  return (
    <Dialog open size="table" onClose={close} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {/* Longer than the window it is scrolled, by the keyboard too. */}
      <DialogContent tabIndex={0}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={close}>{say('news.centre.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
