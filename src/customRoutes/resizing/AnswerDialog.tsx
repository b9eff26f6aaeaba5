import { resizingNames } from '../../../contract/entities/resizing';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';
import { WhyButton } from '../../ui/tips/WhyButton';
import type { Said } from './useReceived';

interface AnswerDialogProps {
  readonly said: Said;
  /** The name of the school whose data they are. */
  readonly school: string;
  readonly running: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Asks before an answer is saved: it cannot be changed afterwards. */
export function AnswerDialog({ said, school, running, confirm, cancel }: AnswerDialogProps) {
  const say = useSay();
  const accepted = said.status === 'ACCEPTED';
  const values = { application: resizingNames[said.appCode] };
  return (
    <Dialog
      size="question"
      onClose={() => !running && cancel()}
      title={say(accepted ? 'resizing.received.acceptTitle' : 'resizing.received.refuseTitle', values)}
      about={say('resizing.received.final', { school })}
      actions={
        <>
          <WhyButton onClick={cancel} busy={running}>
            {say('resizing.cancel')}
          </WhyButton>
          <WhyButton
            variant="contained"
            color={accepted ? 'success' : 'error'}
            busy={running}
            onClick={confirm}
          >
            {say('resizing.received.confirm')}
          </WhyButton>
        </>
      }
    >
      {said.description && <p>{said.description}</p>}
    </Dialog>
  );
}
