import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useSay } from '../i18n/useSay';
import { Dialog } from '../ui/Dialog';
import { AccountChoice } from './AccountChoice';

/** Asks as which of their accounts the person wants to go on. */
export function SwitchDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  const title = useId();
  const about = useId();
  return (
    <Dialog open size="question" onClose={close} aria-labelledby={title} aria-describedby={about}>
      <DialogTitle id={title}>{say('shell.switch.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={about} sx={{ mb: 2 }}>
          {say('shell.switch.about')}
        </DialogContentText>
        <AccountChoice />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={close}>
          {say('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
