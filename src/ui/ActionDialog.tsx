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
  /** The action. It becomes the submit button of the dialog's form, so Enter in a field runs it too. */
  readonly confirm?:
    | {
        readonly text: string;
        readonly disabledReason?: string | undefined;
        readonly color?: 'primary' | 'success' | 'error';
        readonly autoFocus?: boolean;
        readonly run: () => void;
      }
    | undefined;
  /**
   * Label of the button that only closes the dialog. By default `useDismissWord` chooses it, or it is "Chiudi" if the
   * dialog has no `confirm`.
   */
  readonly dismiss?: string;
  /** Other buttons, between the one that closes and the one that confirms. */
  readonly actions?: ReactNode;
  /** Set while the action is running: true, or the sentence to show. The dialog cannot be closed meanwhile. */
  readonly running?: boolean | string | undefined;
  /** Reason why the action failed. */
  readonly error?: string | undefined;
  /** Only the buttons close the dialog: Escape or a click outside must not lose what was typed. */
  readonly persistent?: boolean | undefined;
  /** Action of the close button; if it is missing there is no such button, and `actions` are the only ways out. */
  readonly close?: (() => void) | undefined;
}

/**
 * Renders every action dialog: a description, the content, an error, and the buttons. After a press and after a
 * refusal, the focus moves to the first invalid field.
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
    // React bubbles events of a nested dialog into this form, although it is elsewhere in the DOM.
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
