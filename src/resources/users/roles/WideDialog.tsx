import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/Dialog';
import type { DialogSize } from '../../../ui/dialogWidths';
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
  const phone = useWidth().width === 'phone';
  return (
    <Dialog size={size} title={title} fullScreen={phone} ownParts onClose={onClose}>
      {children}
    </Dialog>
  );
}
