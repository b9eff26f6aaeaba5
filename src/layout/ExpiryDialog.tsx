import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../i18n/useSay';
import { ActionDialog } from '../ui/ActionDialog';
import { askToLeave } from '../ui/askToLeave';
import { Button } from '../ui/Button';
import { useAccess } from './AccessContext';

type Problem = 'differentUser' | 'interrupted';

/**
 * Says that the session has ended or could not be renewed, and offers to sign in again as the same user or to leave.
 * Unsaved input stays on the page behind the dialog.
 */
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
    <ActionDialog
      size="session"
      title={say(ended ? 'shell.expiry.ended' : 'shell.expiry.title')}
      about={say('shell.expiry.about')}
      actions={
        <Button onClick={() => askToLeave(() => void access.leave())}>{say('shell.expiry.logout')}</Button>
      }
      confirm={{ text: say('shell.expiry.again'), autoFocus: true, run: () => void signInAgain() }}
      error={problem && say(`shell.expiry.${problem}`)}
    />
  );
}
