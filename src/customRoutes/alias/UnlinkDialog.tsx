import Box from '@mui/material/Box';
import { useLogout, useNotify } from 'react-admin';
import { aliasAccountUnlink } from '../../../contract/alias/endpoints';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { ActionDialog } from '../../ui/ActionDialog';
import { useRefreshAlias } from './useRefreshAlias';

interface UnlinkDialogProps {
  readonly uid: string;
  /** E-mail of the alias. */
  readonly email: string;
  readonly byItself: boolean;
  readonly close: () => void;
}

/**
 * Explains the consequences of unlinking an account, and does it. A person who uses this account through the alias is
 * signed out.
 */
export function UnlinkDialog({ uid, email, byItself, close }: UnlinkDialogProps) {
  const say = useSay();
  const notify = useNotify();
  const logout = useLogout();
  const refresh = useRefreshAlias();
  const { selected_account } = useSession().profile;
  const { run, callApi, running, error } = useCommand();
  const signsOut = byItself && selected_account.username === uid;
  const lost = [
    'entry',
    'notices',
    'stays',
    signsOut ? 'signsOut' : undefined,
    byItself ? undefined : 'whole',
  ];
  return (
    <ActionDialog
      title={say('alias.unlink.title', { uid })}
      about={say('alias.unlink.about', { uid, email })}
      close={close}
      running={running}
      error={error}
      confirm={{
        text: say('alias.unlink.go'),
        color: 'error',
        run: () =>
          void run(async (idempotencyKey) => {
            await callApi(aliasAccountUnlink, { params: { uid }, idempotencyKey });
            notify(say('alias.unlink.done', { uid, email }), { type: 'success' });
            close();
            await (signsOut ? logout() : refresh());
          }),
      }}
    >
      <Box component="ul" sx={{ pl: 2.5, m: 0, '& li': { mb: 0.5 } }}>
        {lost.map(
          (what) => what && <li key={what}>{say(`alias.unlink.${what as 'entry'}`, { uid, email })}</li>,
        )}
      </Box>
    </ActionDialog>
  );
}
