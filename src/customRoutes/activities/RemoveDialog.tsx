import { useNotify } from 'react-admin';
import type { CallApi } from '../../api/CallApi';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { ActionDialog } from '../../ui/ActionDialog';
import { useReadAgain } from './queries';

interface RemoveDialogProps {
  readonly title: string;
  readonly about: string;
  /** Label of the confirming button. */
  readonly text: string;
  /** Message after success. */
  readonly done: string;
  readonly remove: (callApi: CallApi, idempotencyKey: string) => Promise<unknown>;
  readonly close: () => void;
}

/** Asks for confirmation before part of the own account is removed, and shows the updated state. */
export function RemoveDialog({ title, about, text, done, remove, close }: RemoveDialogProps) {
  const notify = useNotify();
  const readAgain = useReadAgain();
  const { run, callApi, running, error } = useCommand(useUserAreaText());

  const confirmed = () =>
    run(async (idempotencyKey) => {
      await remove(callApi, idempotencyKey);
      notify(done, { type: 'success' });
      close();
      await readAgain();
    });

  return (
    <ActionDialog
      title={title}
      about={about}
      close={close}
      running={running}
      error={error}
      confirm={{ text, color: 'error', run: () => void confirmed() }}
    />
  );
}
