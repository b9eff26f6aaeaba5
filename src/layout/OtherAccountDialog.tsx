import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { ActionDialog } from '../ui/ActionDialog';
import { Button } from '../ui/Button';

/** Says that another user has signed in in this browser: this tab can no longer act as the first one. */
export function OtherAccountDialog({ username }: { readonly username: string }) {
  const say = useSay();
  const mine = useSession().profile.selected_account.username;
  return (
    <ActionDialog
      title={say('shell.other.title', { username })}
      about={say('shell.other.about', { username, mine })}
      actions={
        <Button autoFocus variant="contained" href="/">
          {say('shell.other.goOn', { username })}
        </Button>
      }
    />
  );
}
