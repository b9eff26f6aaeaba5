import type { ReactNode } from 'react';
import { useSay } from '../i18n/useSay';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { focusWrong } from './focusWrong';
import { Tips } from './tips/Tips';
import { useDismissWord } from './useDismissWord';
import { WorkOutcome } from './WorkOutcome';

interface QuestionProps {
  readonly title: string;
  readonly about: ReactNode;
  readonly confirm: string;
  /** Of the button that does nothing, see useDismissWord when left out. */
  readonly stay?: string;
  /** Why it cannot be confirmed yet. */
  readonly disabledReason?: string | undefined;
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
  const say = useSay();
  const dismiss = useDismissWord();
  const { title, about, confirm, stay = dismiss(confirm), disabledReason, color = 'primary' } = props;
  const { running, error, persistent, run, close } = props;
  return (
    <Dialog
      size="question"
      onClose={() => !persistent && !running && close()}
      title={title}
      about={about}
      actions={
        <>
          <Button onClick={close} busy={running}>
            {stay}
          </Button>
          <Tips>
            <Button
              variant="contained"
              color={color}
              disabledReason={disabledReason}
              busy={running}
              onClick={({ currentTarget }) => {
                run();
                focusWrong(currentTarget);
              }}
            >
              {confirm}
            </Button>
          </Tips>
        </>
      }
    >
      {props.children}
      <WorkOutcome working={running && say('shell.working')} error={error} />
    </Dialog>
  );
}
