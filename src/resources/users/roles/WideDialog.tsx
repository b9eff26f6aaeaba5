import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../../../ui/Dialog';
import type { DialogSize } from '../../../ui/dialogWidths';
import { useFocusReturn } from '../../../ui/useFocusReturn';
import { useWidth } from '../../../ui/useWidth';

interface WideDialogProps {
  readonly title: string;
  /** On a phone it is the whole screen. */
  readonly size: DialogSize;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a table in it: the whole screen on a phone. */
export function WideDialog({ title, size, onClose, children }: WideDialogProps) {
  const heading = useId();
  useFocusReturn(true);
  const phone = useWidth().width === 'phone';
  return (
    <Dialog open size={size} fullScreen={phone} onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
