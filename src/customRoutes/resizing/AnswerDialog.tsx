import { resizingNames } from '../../../contract/resizing/resizing';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import type { Said } from './useReceived';

interface AnswerDialogProps {
  readonly said: Said;
  /** Name of the school that owns the data. */
  readonly school: string;
  readonly running: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Asks for confirmation before an answer is saved, because it is final. */
export function AnswerDialog({ said, school, running, confirm, cancel }: AnswerDialogProps) {
  const say = useSay();
  const accepted = said.status === 'ACCEPTED';
  const values = { application: resizingNames[said.appCode] };
  return (
    <ActionDialog
      title={say(accepted ? 'resizing.received.acceptTitle' : 'resizing.received.refuseTitle', values)}
      about={say('resizing.received.final', { school })}
      running={running}
      close={cancel}
      confirm={{
        text: say('resizing.received.confirm'),
        color: accepted ? 'success' : 'error',
        run: confirm,
      }}
    >
      {said.description && <p>{said.description}</p>}
    </ActionDialog>
  );
}
