import { useEffect } from 'react';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { ActionDialog } from '../ui/ActionDialog';
import { Button } from '../ui/Button';

/**
 * Says that another user has signed in in this browser, and that this tab can no longer act as the user who was signed
 * in before.
 */
export function OtherAccountDialog({ username }: { readonly username: string }) {
  const say = useSay();
  const mine = useSession().profile.selected_account.username;
  const title = say('shell.other.title', { username });
  // The page that set the title is not rendered any more, and its title would still name the first account.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <ActionDialog
      title={title}
      about={say('shell.other.about', { username, mine })}
      actions={
        <Button autoFocus variant="contained" href="/">
          {say('shell.other.goOn', { username })}
        </Button>
      }
    />
  );
}
