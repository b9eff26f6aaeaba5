import type { ReactNode } from 'react';
import type { Circumstances, Effects } from '../../../contract/schema/effects';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';
import { focusWrong } from '../../ui/focusWrong';
import { Tips } from '../../ui/tips/Tips';
import { WhyButton } from '../../ui/tips/WhyButton';
import { useDismissWord } from '../../ui/useDismissWord';
import { WorkOutcome } from '../../ui/WorkOutcome';
import { EffectList } from './EffectList';

interface DialogFrameProps {
  readonly title: string;
  /** What it is about: the dialog's description. */
  readonly about: ReactNode;
  readonly size: 'question' | 'table';
  readonly close: () => void;
  /** What it does; without it there is only the way out. */
  readonly confirm?:
    | {
        readonly text: string;
        /** Why it cannot be done yet. */
        readonly why?: string | undefined;
        readonly danger?: boolean;
        readonly run: () => void;
      }
    | undefined;
  /** What it means for people, and how many they are. */
  readonly effects?: { readonly of: Effects; readonly count: number; readonly answers?: Circumstances };
  readonly running?: boolean;
  readonly error?: string | undefined;
  /** More ways on, before the last. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A dialog of the registry: what it is about, what it shows, what went wrong, the ways out of it. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, about, size, close, confirm, effects, running = false, error, actions, children } = props;
  const say = useSay();
  const dismiss = useDismissWord();
  const leave = () => !running && close();

  return (
    <Dialog
      size={size}
      onClose={leave}
      title={title}
      about={about}
      actions={
        <>
          <WhyButton onClick={leave} busy={running} sx={{ mr: 'auto' }}>
            {confirm ? dismiss(confirm.text) : say('shell.close')}
          </WhyButton>
          {actions}
          {confirm && (
            <Tips>
              <WhyButton
                variant="contained"
                color={confirm.danger ? 'error' : 'primary'}
                why={confirm.why}
                busy={running}
                onClick={({ currentTarget }) => {
                  confirm.run();
                  focusWrong(currentTarget);
                }}
              >
                {confirm.text}
              </WhyButton>
            </Tips>
          )}
        </>
      }
    >
      <Tips>
        {children}
        {effects && effects.count > 0 && (
          <EffectList effects={effects.of} count={effects.count} answers={effects.answers ?? {}} />
        )}
        <WorkOutcome working={running && say('shell.working')} error={error} />
      </Tips>
    </Dialog>
  );
}
