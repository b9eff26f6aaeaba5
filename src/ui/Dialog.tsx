import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { type DialogSize, dialogWidths } from './dialogWidths';

interface DialogProps extends Omit<MuiDialogProps, 'fullWidth' | 'maxWidth' | 'slotProps' | 'sx'> {
  readonly size: DialogSize;
}

/**
 * A dialog as wide as its size says, or as the screen where that is narrower.
 *
 * @example <Dialog open size="question" aria-labelledby={title} onClose={close}>…</Dialog>
 */
export function Dialog({ size, fullScreen = false, ...props }: DialogProps) {
  const paper = fullScreen ? {} : { width: '100%', maxWidth: dialogWidths[size], m: { xs: 1, sm: 4 } };
  return (
    <MuiDialog
      transitionDuration={0}
      {...props}
      fullScreen={fullScreen}
      maxWidth={false}
      slotProps={{ paper: { sx: paper } }}
    />
  );
}
