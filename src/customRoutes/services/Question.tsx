import type { ReactNode } from 'react';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';
import { Tips } from '../../ui/tips/Tips';
import { WhyButton } from '../../ui/tips/WhyButton';
import { WorkOutcome } from '../../ui/WorkOutcome';

interface QuestionProps {
  readonly title: string;
  readonly about: ReactNode;
  readonly confirm: string;
  /** Why it cannot be confirmed yet. */
  readonly why?: string | undefined;
  readonly color?: 'primary' | 'success' | 'error';
  readonly running: boolean;
  readonly error: string | undefined;
  /** Only its buttons close it: nothing typed is lost by a click beside it. */
  readonly persistent?: true;
  readonly run: () => void;
  readonly close: () => void;
  readonly children?: ReactNode;
}

/** A dialog that asks before something is done, with what went wrong. */
export function Question(props: QuestionProps) {
  const { title, about, confirm, why, color = 'primary', running, error, persistent, run, close } = props;
  const say = useSay();
  return (
    <Dialog
      size="question"
      onClose={() => !persistent && !running && close()}
      title={title}
      about={about}
      actions={
        <>
          <WhyButton onClick={close} busy={running}>
            {say('services.cancel')}
          </WhyButton>
          <Tips>
            <WhyButton variant="contained" color={color} why={why} busy={running} onClick={run}>
              {confirm}
            </WhyButton>
          </Tips>
        </>
      }
    >
      {props.children}
      <WorkOutcome working={running && say('services.working')} error={error} />
    </Dialog>
  );
}
