import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSay } from '../i18n/useSay';
import { Dialog } from '../ui/Dialog';
import { useAccess } from './AccessContext';

type Problem = 'differentUser' | 'interrupted';

/** The session could not be renewed: sign in again as the same user, or leave. What was typed stays below. */
export function ExpiryDialog() {
  const say = useSay();
  const access = useAccess();
  const queries = useQueryClient();
  const title = useId();
  const about = useId();
  const [problem, setProblem] = useState<Problem>();

  async function signInAgain() {
    setProblem(undefined);
    try {
      await access.signInAgain();
      await queries.invalidateQueries();
    } catch (error) {
      setProblem(error instanceof Error && error.name === 'DifferentUser' ? 'differentUser' : 'interrupted');
    }
  }

  return (
    <Dialog open size="session" aria-labelledby={title} aria-describedby={about}>
      <DialogTitle id={title}>{say('shell.expiry.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={about}>{say('shell.expiry.about')}</DialogContentText>
        <div role="alert">
          {problem && (
            <Alert severity="error" role="none" sx={{ mt: 2 }}>
              {say(`shell.expiry.${problem}`)}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void access.leave()}>{say('shell.expiry.logout')}</Button>
        <Button autoFocus variant="contained" onClick={() => void signInAgain()}>
          {say('shell.expiry.again')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
