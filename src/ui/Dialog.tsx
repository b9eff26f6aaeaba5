import Box from '@mui/material/Box';
import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import { type FocusEventHandler, type FormEventHandler, type ReactNode, type Ref, useId } from 'react';
import { type DialogSize, dialogWidths } from './dialogWidths';
import { Tips } from './tips/Tips';
import { useFocusReturn } from './useFocusReturn';

export interface DialogProps extends Pick<MuiDialogProps, 'role'> {
  readonly size: DialogSize;
  readonly title: ReactNode;
  /** What it is about, above the body: read out after the title. */
  readonly about?: ReactNode;
  /** The body is short, and is read out after the title as a whole. */
  readonly bodyDescribes?: true;
  /** The body is longer than the window: the keyboard scrolls it too. */
  readonly reading?: true;
  /** The buttons below. */
  readonly actions?: ReactNode;
  /** The dialog is a form, which a button of type submit sends. */
  readonly onSubmit?: FormEventHandler;
  /** The title can be given the focus by this. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly open?: boolean;
  /** Without it only the actions close it. */
  readonly onClose?: () => void;
  readonly children?: ReactNode;
  /** Below the children: what became of the action. */
  readonly outcome?: ReactNode;
}

/**
 * Where what had the focus has gone, MUI gives it to the box around the dialog, of which nothing is read out. The dialog
 * itself takes it, with its name.
 */
const intoDialog: FocusEventHandler = ({ target }) => {
  if (target.getAttribute('role') !== 'presentation') return;
  target.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]')?.focus();
};

/** As wide as its size says, or as the screen where that is narrower; with a table in it, a phone's whole screen. */
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
 * The frame of a dialog; pages use `ActionDialog`. When it closes, the focus goes back to the button that opened it, or to
 * the heading of the page.
 */
export function Dialog(props: DialogProps) {
  const { size, title, about, bodyDescribes, reading, actions, onSubmit } = props;
  const { titleRef, open = true, onClose, role, children, outcome } = props;
  const [name, description] = [useId(), useId()];
  useFocusReturn(open);
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
