import { useNotify } from 'react-admin';
import { aliasDeleteUnverified } from '../../../contract/alias/endpoints';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { useRefreshAlias } from './useRefreshAlias';

interface ForgetDialogProps {
  /** Starts again afterwards; if not, the alias is only removed. */
  readonly repeat: boolean;
  readonly close: () => void;
}

/** Asks for confirmation before an unverified alias is removed: its link stops working. */
export function ForgetDialog({ repeat, close }: ForgetDialogProps) {
  const say = useSay();
  const notify = useNotify();
  const refresh = useRefreshAlias();
  const { run, callApi, running, error } = useCommand();
  const what = repeat ? 'repeat' : 'forget';
  return (
    <ActionDialog
      title={say(`alias.${what}.title`)}
      about={say(`alias.${what}.about`)}
      close={close}
      running={running}
      error={error}
      confirm={{
        text: say(`alias.${what}.go`),
        color: repeat ? 'primary' : 'error',
        run: () =>
          void run(async (idempotencyKey) => {
            await callApi(aliasDeleteUnverified, { idempotencyKey });
            notify(`alias.${what}.done`, { type: 'success' });
            close();
            await refresh();
          }),
      }}
    />
  );
}
