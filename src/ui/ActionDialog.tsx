import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSay } from '../i18n/useSay';
import { Button } from './Button';
import { Dialog, type DialogProps } from './Dialog';
import { focusWrong } from './focusWrong';
import { useDismissWord } from './useDismissWord';
import { WorkOutcome } from './WorkOutcome';

type Shown = Pick<
  DialogProps,
  'title' | 'about' | 'bodyDescribes' | 'reading' | 'role' | 'titleRef' | 'open' | 'children'
>;

export interface ActionDialogProps extends Shown {
  readonly size?: DialogProps['size'];
  /** The action. It is the submit button of the form that the dialog then is, so Enter in a field does the same. */
  readonly confirm?:
    | {
        readonly text: string;
        readonly disabledReason?: string | undefined;
        readonly color?: 'primary' | 'success' | 'error';
        readonly autoFocus?: boolean;
        readonly run: () => void;
      }
    | undefined;
  /** The word of the button that only closes; without it `useDismissWord` finds one, or "Chiudi" where nothing is confirmed. */
  readonly dismiss?: string;
  /** Other buttons, between the two. */
  readonly actions?: ReactNode;
  /** The action is running: true, or the sentence for it. Nothing closes the dialog meanwhile. */
  readonly running?: boolean | string | undefined;
  /** Why the action was not done. */
  readonly error?: string | undefined;
  /** Only its buttons close it: Escape or a click beside it lose nothing that was typed. */
  readonly persistent?: boolean | undefined;
  /** What the button that closes does; without it there is none, and `actions` are the only ways out. */
  readonly close?: (() => void) | undefined;
}

/**
 * The one dialog: what it is about, its content, what went wrong, and the ways out. The focus goes to the first field that
 * is wrong, after a press and after a refusal.
 *
 * @example <ActionDialog title={say('title')} about={say('about')} confirm={{ text: say('go'), run }} close={close} />
 */
export function ActionDialog(props: ActionDialogProps) {
  const { confirm, dismiss, actions, running = false, error, persistent, close, ...shown } = props;
  const say = useSay();
  const dismissWord = useDismissWord();
  const form = useRef<HTMLElement>(null);
  const isRunning = Boolean(running);
  useEffect(() => {
    if (!isRunning && form.current) focusWrong(form.current);
  }, [isRunning]);

  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    // For React a dialog that this one opens is inside its form.
    event.stopPropagation();
    if (isRunning || confirm?.disabledReason) return;
    form.current = event.currentTarget;
    confirm?.run();
    focusWrong(event.currentTarget);
  };
  const leave = () => {
    if (!isRunning) close?.();
  };
  const isOnly = !confirm && !actions;
  const works = confirm || 'running' in props || 'error' in props;

  return (
    <Dialog
      size="question"
      {...shown}
      {...(close && !persistent && { onClose: leave })}
      {...(confirm && { onSubmit: submit })}
      actions={
        <>
          {close && (
            <Button
              onClick={leave}
              busy={isRunning}
              variant={isOnly ? 'contained' : 'text'}
              sx={isOnly ? {} : { mr: 'auto' }}
            >
              {dismiss ?? (confirm ? dismissWord(confirm.text) : say('shell.close'))}
            </Button>
          )}
          {actions}
          {confirm && (
            <Button
              type="submit"
              variant="contained"
              color={confirm.color ?? 'primary'}
              autoFocus={confirm.autoFocus}
              disabledReason={confirm.disabledReason}
              busy={isRunning}
            >
              {confirm.text}
            </Button>
          )}
        </>
      }
      outcome={
        works && <WorkOutcome working={running === true ? say('shell.working') : running} error={error} />
      }
    />
  );
}
