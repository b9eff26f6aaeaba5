import { useNotify } from 'react-admin';
import { useUserAreaCommand } from '../../api/useUserAreaCommand';
import { ActionDialog } from '../../ui/ActionDialog';
import { useReadAgain } from './queries';

interface RemoveDialogProps {
  readonly title: string;
  readonly about: string;
  /** On the button that does it. */
  readonly text: string;
  /** What is said once it is done. */
  readonly done: string;
  readonly remove: (idempotencyKey: string) => Promise<unknown>;
  readonly close: () => void;
}

/** Asks before something of the own account is taken away, and shows what there is then. */
export function RemoveDialog({ title, about, text, done, remove, close }: RemoveDialogProps) {
  const notify = useNotify();
  const readAgain = useReadAgain();
  const { run, running, error } = useUserAreaCommand();

  const confirmed = () =>
    run(async (idempotencyKey) => {
      await remove(idempotencyKey);
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
