import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { Dialog } from '../ui/Dialog';

/** In this browser somebody is signed in as somebody else by now: nothing more is done in this tab as the first. */
export function OtherAccountDialog({ username }: { readonly username: string }) {
  const say = useSay();
  const title = useId();
  const about = useId();
  const mine = useSession().profile.selected_account.username;
  return (
    <Dialog open size="question" aria-labelledby={title} aria-describedby={about}>
      <DialogTitle id={title}>{say('shell.other.title', { username })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={about} sx={{ overflowWrap: 'anywhere' }}>
          {say('shell.other.about', { username, mine })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" href="/">
          {say('shell.other.goOn', { username })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
