import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../i18n/useSay';
import { askToLeave } from '../ui/askToLeave';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useAccess } from './AccessContext';

type Problem = 'differentUser' | 'interrupted';

/** The session could not be renewed, or is over: sign in again as the same user, or leave. What was typed stays below. */
export function ExpiryDialog({ ended }: { readonly ended: boolean }) {
  const say = useSay();
  const access = useAccess();
  const queries = useQueryClient();
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
    <Dialog
      size="session"
      title={say(ended ? 'shell.expiry.ended' : 'shell.expiry.title')}
      about={say('shell.expiry.about')}
      actions={
        <>
          <Button onClick={() => askToLeave(() => void access.leave())}>{say('shell.expiry.logout')}</Button>
          <Button autoFocus variant="contained" onClick={() => void signInAgain()}>
            {say('shell.expiry.again')}
          </Button>
        </>
      }
    >
      <div role="alert">
        {problem && (
          <Alert severity="error" role="none" sx={{ mt: 2 }}>
            {say(`shell.expiry.${problem}`)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
