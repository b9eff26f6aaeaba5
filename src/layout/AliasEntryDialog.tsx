import { aliasRead } from '../../contract/alias/endpoints';
import { useRead } from '../api/useRead';
import { useSay } from '../i18n/useSay';
import { storeNameToSignIn } from '../session/nameToSignIn';
import { useSession } from '../session/SessionContext';
import { ActionDialog } from '../ui/ActionDialog';
import { askToLeave } from '../ui/askToLeave';
import { Button } from '../ui/Button';
import { NotLoaded } from '../ui/NotLoaded';
import { useAccess } from './AccessContext';
import { OWN_ALIAS } from './ProfileEntries';

/** Offers people who are signed in with a school account the sign-in with their alias, or the creation of one. */
export function AliasEntryDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  const access = useAccess();
  const { profile } = useSession();
  const { data, isPending, isError, refetch } = useRead(
    aliasRead,
    {},
    {
      retry: false,
    },
  );
  const uid = profile.selected_account.username;
  const unverified = data !== undefined && !data.verified;
  /** True if the alias can be used to sign in: without an e-mail address it has no password yet. */
  const made = Boolean(data?.email);
  const leave = () =>
    askToLeave(() => {
      if (data?.email) storeNameToSignIn(data.email);
      void access.leave();
    });
  return (
    <ActionDialog
      close={close}
      title={say('alias.entry.title')}
      about={
        <span role="status">
          {isPending
            ? say('shell.loader.title')
            : say(unverified ? `alias.entry.${made ? 'unverified' : 'unknown'}` : 'alias.entry.about', {
                uid,
                email: data?.email ?? '',
              })}
        </span>
      }
      actions={
        <>
          {unverified && (
            <Button to={OWN_ALIAS} variant={made ? 'contained' : 'outlined'}>
              {say(made ? 'alias.entry.see' : 'alias.entry.make')}
            </Button>
          )}
          {!isPending && !(unverified && made) && (
            <Button variant="contained" onClick={leave}>
              {say('alias.entry.go')}
            </Button>
          )}
        </>
      }
    >
      {isError && !data && <NotLoaded again={refetch}>{say('alias.entry.failed', { uid })}</NotLoaded>}
    </ActionDialog>
  );
}
