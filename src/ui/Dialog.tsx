import Box from '@mui/material/Box';
import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import { type FocusEventHandler, type FormEventHandler, type ReactNode, type Ref, useId } from 'react';
import { type DialogSize, dialogWidths } from './dialogWidths';
import { useInUse } from './inUse';
import { Tips } from './tips/Tips';
import { useFocusReturn } from './useFocusReturn';

export interface DialogProps extends Pick<MuiDialogProps, 'role'> {
  readonly size: DialogSize;
  readonly title: ReactNode;
  /** Description above the body, read out after the title. */
  readonly about?: ReactNode;
  /** True for a short body, which is read out as a whole after the title. */
  readonly bodyDescribes?: true;
  /** True for a body longer than the window, which must also scroll by keyboard. */
  readonly reading?: true;
  /** Buttons below the body. */
  readonly actions?: ReactNode;
  /** Makes the dialog a form, sent by a button of type submit. */
  readonly onSubmit?: FormEventHandler;
  /** Allows the title to take the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly open?: boolean;
  /** If it is missing, only the actions close the dialog. */
  readonly onClose?: () => void;
  readonly children?: ReactNode;
  /** Outcome of the action, shown below the children. */
  readonly outcome?: ReactNode;
}

/**
 * Moves the focus to the dialog itself, so that its name is read out. When the focused element disappears, MUI focuses
 * the box around the dialog, which has no accessible name.
 */
const intoDialog: FocusEventHandler = ({ target }) => {
  if (target.getAttribute('role') !== 'presentation') return;
  target.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]')?.focus();
};

/** Returns the width for a size, limited by the screen; a dialog with a table fills the whole screen of a phone. */
const paperStyle = (size: DialogSize) => (theme: Theme) => ({
  width: '100%',
  maxWidth: dialogWidths[size],
  margin: theme.spacing(4),
  [theme.breakpoints.down('sm')]:
    size === 'table' || size === 'editor'
      ? { margin: 0, height: '100%', maxHeight: 'none', borderRadius: 0 }
      : { margin: theme.spacing(1) },
});

/**
 * Renders the frame of a dialog; pages use `ActionDialog`. On closing, the focus returns to the button that opened it,
 * or to the heading of the page.
 */
export function Dialog(props: DialogProps) {
  const { size, title, about, bodyDescribes, reading, actions, onSubmit } = props;
  const { titleRef, open = true, onClose, role, children, outcome } = props;
  const [name, description] = [useId(), useId()];
  useFocusReturn(open);
  useInUse(open);
  const described = about !== undefined || bodyDescribes ? description : undefined;
  const parts = (
    <Tips bare>
      <DialogTitle
        id={name}
        sx={{ overflowWrap: 'anywhere' }}
        {...(titleRef && { ref: titleRef, tabIndex: -1, style: { outline: 'none' } })}
      >
        {title}
      </DialogTitle>
      <DialogContent id={bodyDescribes && description} tabIndex={reading && 0}>
        {about !== undefined && (
          <Box id={description} sx={{ mb: children ? 2 : 0, overflowWrap: 'anywhere' }}>
            {about}
          </Box>
        )}
        {children}
        {outcome}
      </DialogContent>
      {actions && (
        <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
          {actions}
        </DialogActions>
      )}
    </Tips>
  );
  return (
    <MuiDialog
      open={open}
      {...(onClose && { onClose })}
      onFocus={intoDialog}
      {...(role && { role })}
      aria-labelledby={name}
      aria-describedby={described}
      transitionDuration={0}
      maxWidth={false}
      slotProps={{ paper: { sx: paperStyle(size) } }}
    >
      {onSubmit ? (
        <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'contents' }}>
          {parts}
        </Box>
      ) : (
        parts
      )}
    </MuiDialog>
  );
}
