import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useFocusReturn } from '../../../ui/useFocusReturn';
import { useWidth } from '../../../ui/useWidth';

interface WideDialogProps {
  readonly title: string;
  /** In pixels; on a phone it is as wide as the screen. */
  readonly width: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a table in it: the whole screen on a phone. */
export function WideDialog({ title, width, onClose, children }: WideDialogProps) {
  const heading = useId();
  useFocusReturn(true);
  const phone = useWidth().width === 'phone';
  return (
    <Dialog
      open
      fullWidth
      fullScreen={phone}
      maxWidth={false}
      onClose={onClose}
      transitionDuration={0}
      aria-labelledby={heading}
      slotProps={{ paper: { sx: phone ? {} : { maxWidth: width } } }}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
