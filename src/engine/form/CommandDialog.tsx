import { FormProvider } from 'react-hook-form';
import { ActionDialog, type ActionDialogProps } from '../../ui/ActionDialog';
import { CommandInputs } from './CommandInputs';
import type { CommandForm } from './useCommandForm';

interface CommandDialogProps<B>
  extends Omit<ActionDialogProps, 'confirm' | 'error' | 'persistent' | 'running'> {
  readonly form: CommandForm<B>;
  readonly confirm: Omit<NonNullable<ActionDialogProps['confirm']>, 'run'>;
  /** Sends the body; it throws what the call throws. */
  readonly send: (body: B, idempotencyKey: string) => Promise<void>;
  /** A value that distinguishes requests with the same body: another value means a new request, not a retry. */
  readonly meant?: unknown;
  /** The sentence shown while the call is running. */
  readonly running?: string;
  /** An error apart from those of the form. */
  readonly error?: string | undefined;
  /** Gives the focus to the first input when the dialog opens. */
  readonly autoFocusInput?: boolean;
}

/** Returns true if all inputs are masked. Escape then closes the dialog, because retyping a password loses nothing. */
const asksForSecretsOnly = ({ inputs, resource }: CommandForm['spec']) =>
  inputs.every((name) => resource.form.typing?.[name]?.masked);

/**
 * Renders a dialog with the inputs of a command.
 *
 * @example const form = useCommandForm(refusal);
 *          <CommandDialog form={form} title={title} confirm={{ text }} close={close}
 *            send={async (body, idempotencyKey) => { await callApi(refuse, { body, idempotencyKey }); close(); }} />
 */
export function CommandDialog<B>(props: CommandDialogProps<B>) {
  const { form, confirm, send, meant, running = true, error, autoFocusInput, children, ...dialog } = props;
  return (
    <FormProvider {...form.form}>
      <ActionDialog
        {...dialog}
        confirm={{ ...confirm, run: () => void form.submit(send, meant) }}
        running={form.running && running}
        error={form.error ?? error}
        persistent={form.changed && !asksForSecretsOnly(form.spec)}
      >
        <CommandInputs form={form} autoFocus={autoFocusInput} />
        {children}
      </ActionDialog>
    </FormProvider>
  );
}
