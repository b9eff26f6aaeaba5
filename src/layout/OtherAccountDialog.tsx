import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { ActionDialog } from '../ui/ActionDialog';
import { Button } from '../ui/Button';

/** In this browser somebody is signed in as somebody else by now: nothing more is done in this tab as the first. */
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
